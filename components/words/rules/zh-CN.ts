/** 规则用语：简体。 */
import type {
  AnyBall,
  AwardReason,
  Advice,
  Level,
  PenaltyReason,
  PlayerRef,
  StrokeEntry,
} from '../../../src/index.js';
import type { RulesWords, Who } from './en.js';

const list = (words: readonly string[], last = '及'): string => {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join('、')}${last}${words.at(-1) ?? ''}`;
};

const BALLS: Readonly<Record<AnyBall, string>> = {
  white: '白球',
  red: '红球',
  yellow: '黄球',
  green: '绿球',
  brown: '棕球',
  blue: '蓝球',
  pink: '粉球',
  black: '黑球',
};

const balls = (all: readonly AnyBall[]): string =>
  list(
    [...new Set(all)].map((ball) => {
      const count = all.filter((other) => other === ball).length;
      return count > 1 ? `${count} 个${BALLS[ball]}` : BALLS[ball];
    }),
  );
const anyOf = (all: readonly AnyBall[]): string =>
  list(
    all.map((ball) => BALLS[ball]),
    '或',
  );

const FOULS: RulesWords['fouls'] = {
  'double-hit': '打击白球超过一次',
  feet: '双脚离地击球',
  'out-of-turn': '未依轮流次序击球',
  'improper-in-hand': '违反手中球规则',
  'free-ball-snooker': '利用指定球造成障碍球',
  'jump-shot': '跳球',
  cue: '使用不合规格的球杆',
  conferring: '违规跟队友商议',
  'balls-moving': '球未完全停止前击球',
  'before-spotted': '未完成重置前击球',
  push: '推杆',
  touched: '碰触活动球',
  'dead-ball': '利用已离开球台的球',
  measured: '利用物件量度',
  'successive-reds': '连续打击红球',
  'wrong-cue-ball': '以白球以外的球作打击',
  'not-declared': '未应要求指明活球',
  'before-nomination': '未指明彩球前犯规',
};

const LEVELS: Readonly<Record<Level, string>> = { frame: '本局', game: '本盘', match: '比赛' };
const AWARDS: Readonly<Record<AwardReason, string>> = {
  'third-miss': '第三次无意识救球',
  conduct: '行为',
  claim: '要求判胜',
  time: '时间',
};
const PENALTIES: Readonly<Record<PenaltyReason, string>> = {
  'marker-touched': '碰触定位器',
  'touched-while-consulting': '放回原位时碰触球',
};
const CHOICES: RulesWords['choices'] = {
  play: '击球',
  'play-again': '重新击打',
  replace: '放回原位重新击打',
};

const strokeParts = (stroke: StrokeEntry): string[] => {
  const { hit, nominated, pocketed = [], forcedOff = [], fouls = [], touching = [] } = stroke;
  return [
    ...(nominated ? [`指定${BALLS[nominated]}`] : []),
    ...(hit === undefined
      ? []
      : [hit === 'none' ? '没有击中任何球' : `首先击中${balls([hit].flat())}`]),
    ...(pocketed.length > 0 ? [`${balls(pocketed)}落袋`] : []),
    ...(forcedOff.length > 0 ? [`${balls(forcedOff)}离开球台`] : []),
    ...fouls.map((foul) => FOULS[typeof foul === 'string' ? foul : foul.code]),
    ...(stroke.beforeStroke ? ['击球之前'] : []),
    ...(stroke.called === undefined ? [] : [`宣判犯规 ${stroke.called} 分`]),
    ...(stroke.miss ? ['无意识救球'] : []),
    ...(stroke.freeBall ? ['自由球'] : []),
    ...(touching.length > 0 ? [`接触${balls(touching)}`] : []),
  ];
};

const count = (numbers: readonly number[]): string => numbers.join('–');
const him = (advice: Advice, who: Who): string => (advice.player ? who.player(advice.player) : '');
const them = (advice: Advice, who: Who, last?: string): string =>
  list(
    advice.players
      ? advice.players.map((player: PlayerRef) => who.player(player))
      : (advice.sides ?? []).map((side) => who.side(side)),
    last,
  );
const all = (advice: Advice): string => balls(advice.balls ?? []);
const any = (advice: Advice): string => anyOf(advice.balls ?? []);

export const zhCN: RulesWords = {
  ballNames: BALLS,
  fouls: FOULS,
  choices: CHOICES,
  comma: '，',
  stop: '。',

  reasons: {
    'not-a-record': '这不是斯诺克比赛记录',
    'newer-version': '此记录由较新的版本制作',
    'bad-setup': '比赛设定无效',
    'bad-entry': '此条目无效',
    'no-frame': '目前没有进行中的局',
    'frame-under-way': '本局仍在进行',
    'match-over': '比赛已结束',
    'lots-first': '须先抽签',
    'no-lots': '目前无须抽签',
    'no-decision': '目前没有犯规需要决定',
    'no-miss': '只有无意识救球后才可将球放回原位',
    'no-foul': '没有犯规：不能宣判自由球或无意识救球',
    'miss-before-stroke': '没有击球，不能宣判无意识救球',
    'miss-last-black': '只剩下黑球时不能宣判无意识救球',
    'free-ball-last-black': '只剩下黑球时没有自由球',
    'no-free-ball': '没有自由球，而该球并非活球',
    'free-ball-is-ball-on': '活球不能被指定为自由球',
    'nominate-colour': '活球为彩球：不能指定红球',
    'ball-not-on-table': '该球不在台面上',
    'name-the-colour': '罚分视乎所指定的彩球：请指明',
    'break-impossible': '目前不可能有这样的单杆得分',
    'scores-out-of-range': '分数超出范围',
    'balls-impossible': '台面上不可能有这样的情况',
    'nothing-to-restore': '放回的球多于离开球台的球',
    'no-such-player': '没有这一方或这位球员',
    'bad-order': '击球次序须双方轮流，并包括所有球员',
    'striker-penalty': '击球方犯规：请记录犯规，而非罚分',
    'no-claim': '目前不能要求判胜本局',
    'nothing-to-undo': '没有可撤销的条目',
    'nothing-to-redo': '没有可重做的条目',
    'no-such-entry': '没有这个条目',
    'not-the-writer': '另一页正在记录这场比赛',
  },

  calls: {
    frame: ({ frame }) => `第 ${frame} 局`,
    break: ({ points }) => `单杆 ${points} 分`,
    'break-ended': ({ player, points }, who) => `${who.player(player)}单杆得 ${points} 分`,
    foul: ({ player, points }, who) => `${who.player(player)}犯规，罚 ${points} 分`,
    'foul-and-a-miss': ({ player, points }, who) =>
      `${who.player(player)}犯规加无意识救球，罚 ${points} 分`,
    'colour-not-scored': ({ ball }) => `${BALLS[ball]}不计分`,
    penalty: ({ side, points, reason }, who) =>
      `${who.side(side)}被罚 ${points} 分，${PENALTIES[reason]}`,
    'free-ball': () => '自由球',
    'touching-ball': ({ balls: touching }) => `贴球：${balls(touching)}`,
    declare: ({ balls: touching }) => `请宣称是否打击${anyOf(touching)}`,
    'play-again': ({ player }, who) => `${who.player(player)}重新击打`,
    replaced: ({ player }, who) => `球已放回原位，${who.player(player)}重新击打`,
    warning: ({ player }, who) => `警告${who.player(player)}：再次无意识救球将输掉本局`,
    lots: ({ side, player }, who) => `由${player ? who.player(player) : who.side(side)}先打`,
    conceded: ({ side, what }, who) => `${who.side(side)}${LEVELS[what]}认输`,
    awarded: ({ side, what, reason }, who) =>
      `${who.side(side)}被判赢得${LEVELS[what]}，${AWARDS[reason]}`,
    rerack: () => '僵局：本局分数作废，重新开始',
    restated: () => '裁判已更正情况',
    'respotted-black': () => '双方平分：重置黑球',
    'draw-lots': () => '抽签决定由谁先打',
    'frame-won': ({ side, scores, frames }, who) =>
      `${who.side(side)}赢得本局，${count(scores)}；局数 ${count(frames)}`,
    'frame-tied': ({ scores, frames }) => `本局平分，${count(scores)}；局数 ${count(frames)}`,
    'game-won': ({ side, frames }, who) => `${who.side(side)}赢得本盘，${count(frames)}`,
    'game-drawn': ({ frames }) => `本盘平局，${count(frames)}`,
    'match-won': ({ side }, who) => `${who.side(side)}赢得比赛`,
    'match-drawn': () => '比赛平局',
    score: ({ side, points }, who) => `${who.side(side)} ${points} 分`,
    remaining: ({ points }) => `台面剩余 ${points} 分`,
    'snookers-required': ({ side, win }, who) => {
      if (win === null) return `${who.side(side)}已无法取胜`;
      if (win === 0) return `${who.side(side)}不再需要罚分`;
      return `${who.side(side)}需要 ${win} 次罚分才能取胜`;
    },
    choice: ({ player }, who) => `由${who.player(player)}决定`,
    'at-table': ({ player, on }, who) =>
      `${who.player(player)}击球，活球为${on === 'choice' ? '任何彩球' : BALLS[on]}`,
  },

  entries: {
    frame: ({ first }, who) => (first === undefined ? '开局' : `开局，${who.side(first)}开球`),
    stroke: (stroke, who) => {
      const by = stroke.by ? `${who.player(stroke.by)}未依次序：` : '';
      const parts = strokeParts(stroke);
      return by + (parts.length > 0 ? parts.join('，') : '没有入球');
    },
    decision: ({ choice, restored = [] }) =>
      restored.length > 0 ? `${CHOICES[choice]}，放回${balls(restored)}` : CHOICES[choice],
    penalty: ({ by, ball, reason }, who) =>
      `${who.side(by)}被罚分，${BALLS[ball]}：${PENALTIES[reason]}`,
    lots: ({ first }, who) => `抽签：${who.side(first)}先打`,
    concede: ({ by, what = 'frame' }, who) => `${who.side(by)}${LEVELS[what]}认输`,
    award: ({ to, what = 'frame', reason }, who) =>
      `${who.side(to)}被判赢得${LEVELS[what]}，${AWARDS[reason]}`,
    rerack: () => '僵局，重新开始',
    referee: ({ reason }) => (reason === undefined ? '裁判说明情况' : `裁判说明情况：${reason}`),
    break: ({ points }) => `单杆 ${points} 分`,
  },

  advice: {
    'snookers-required': ({ needs = [] }, who) =>
      needs
        .map(({ side, behind, remaining, win }) =>
          win === null
            ? `${who.side(side)}落后 ${behind} 分，台面剩余 ${remaining} 分，无法追上`
            : `${who.side(side)}落后 ${behind} 分，台面剩余 ${remaining} 分，需要 ${win} 次罚分`,
        )
        .join('；'),
    'only-striker-concedes': (a, who) => `只有击球方${him(a, who)}可以认输`,
    'concession-must-be-accepted': () => '对方接受后，认输才生效',
    'striker-may-claim': ({ side = 0 }, who) => `${who.side(side)}可以要求判胜本局`,
    'draw-lots': () => '以抽签或双方协议决定由谁开球',
    'set-order': ({ side = 0 }, who) => `询问双方的击球次序；由${who.side(side)}开球`,
    'order-may-change': () => '每局的击球次序可以更改',
    'rules-for-everybody': () => '本规则同样适用于男女球员',
    'set-reds': () => '红球于粉球后排成紧密的三角形，靠近而不接触粉球',
    'set-yellow': () => '黄球于 D 形区右角（由开球区看）',
    'set-green': () => '绿球于 D 形区左角',
    'set-brown': () => '棕球于开球线中央',
    'set-blue': () => '蓝球于球台中央',
    'set-pink': () => '粉球于粉球置球点',
    'set-black': () => '黑球于黑球置球点',
    'clean-ball': (a, who) => `${him(a, who)}合理要求时由裁判清洁球，其他人不得清洁`,
    'mark-before-cleaning': () => '球如不在置球点上，拾起前须先以定位器标记',
    'frame-starts-when-struck': (a, who) => `${him(a, who)}击球时，本局即告开始`,
    'frame-starts-when-addressed': (a, who) =>
      `${him(a, who)}瞄准时球杆碰到已放好的白球，本局也告开始`,
    'place-in-the-d': (a, who) => `手中球：${him(a, who)}将白球放于 D 形区内或线上`,
    'say-if-properly-placed': () => '如被询问，告知白球是否放置妥当',
    'tip-while-placing': () => '放置白球时球杆碰到白球，不算击球',
    'respot-black': () => '重置黑球',
    'draw-lots-for-black': () => '抽签决定由谁先打黑球',
    'choose-player-for-black': (a, who) => `先打的一方选择球员：${them(a, who, '或')}`,
    'spot-colours': (a) => `重置${all(a)}`,
    'spotting-error-no-blame': () => '裁判错误重置，球员无须负责',
    'remove-colour-already-down': (a) => `如错误重置了${any(a)}，应将其移离球台`,
    'wrongly-spotted-counts-as-right': () => '错误重置的彩球，在下一次击球后视为已正确重置',
    'spot-colour-overlooked': () => '发现漏了重置的彩球时，应立即重置',
    'struck-before-spotted': (a) => `${all(a)}未重置前击球属犯规`,
    'highest-spot-available': () => '置球点被占据时，放于最高分数而又可放的置球点',
    'highest-colour-first': (a) => `多于一个需重置：先处理最高分者，${all(a)}`,
    'near-own-spot': () => '所有置球点均被占据时，放于原本置球点与顶库之间，尽可能靠近原位',
    'below-own-spot': (a) => `上方无位时，${any(a)}放于置球点下方，尽可能靠近原位`,
    'spot-without-touching': () => '重置的球不可接触其他球',
    'spot-by-hand': () => '只有以手放置才算正确重置',
    'touching-ball': (a) => `宣布“贴球”：${all(a)}`,
    'play-away': (a) => `击球方须向其他方向打击，不可令${any(a)}移动`,
    'declare-touching': (a) => `请击球方宣称${any(a)}是否活球`,
    'declares-another': (a) => `如宣称打击${any(a)}以外的球，须首先击中该球`,
    'answer-touching': ({ balls: near = [] }) =>
      near.length > 0 ? `如被询问，告知白球接触${balls(near)}` : '如被询问，告知白球是否接触某球',
    'announce-only-ball-on': ({ balls: on = [], others = [] }) =>
      `只宣布${balls(on)}；如被询问才说出${balls(others)}`,
    'touching-moved-not-by-striker': () => '贴球并非因击球方而移动，不算犯规，应放回原位',
    'touching-found-later': () => '裁定后才变成接触的球，应按裁定时的位置放回',
    'ball-falls-by-itself': () => '未被击中而与击球无关的球落袋，应放回原位',
    'ball-falls-before-hit': () => '球在被击中之前自行落袋：全部放回原位，同一球员再击球',
    'ball-falls-before-hit-in-foul': () => '如属犯规，未被击中而落袋的球也放回，由下一位球员决定',
    'ball-balances-then-falls': () => '在袋口停定后才落袋的球，不再放回',
    'free-ball': (a, who) => `自由球：${him(a, who)}可指定任何球为活球`,
    'ask-nominated-ball': (a, who) => `询问${him(a, who)}指定哪一个球`,
    'foul-condoned': () => '下一次击球前未被宣判的犯规，不再追究',
    'wrongly-spotted-stays': () => '未正确重置的彩球保持其位置',
    'ask-colour': (a, who) => `如不明显，请${him(a, who)}指明彩球`,
    'request-stands': () => '要求重新击打的决定不能撤回',
    'best-effort': (a, who) => `${him(a, who)}应尽能力击中活球，否则判无意识救球`,
    'no-miss-on-last-black': () => '只剩下黑球时不判无意识救球',
    'miss-if-open': () => '活球可供直线击中而未击中，判无意识救球',
    'miss-unless-needed-after': () => '击球后有一方需要罚分才能取胜，则除非故意，不判无意识救球',
    'miss-only-if-intended': (a, who) => `${them(a, who)}需要罚分才能取胜：只有故意才判无意识救球`,
    'miss-again-whatever-scores': (a) =>
      `于此位置已无意识救球 ${a.count ?? 0} 次：再次未能击中，不论分数距离均判无意识救球`,
    'warn-third-miss': (a, who) => `警告${him(a, who)}：第三次无意识救球将输掉本局`,
    'no-miss-before-stroke': () => '击球之前犯规，不判无意识救球',
    'all-balls-back-after-foul-before-stroke': () =>
      '下一位球员可要求将全部球放回原位并要求重新击打',
    'warning-stands': () => '第三次无意识救球的警告仍然有效',
    'other-misses-by-judgement': () => '其他无意识救球由裁判裁决',
    'others-stay-unless-gain': () => '其他被移动的球保持位置，除非违例者得益；彩球应放回或重置',
    'all-balls-replaced': () => '所有被移动的球均放回原位',
    'consult-positions': (a, who) => `征询${them(a, who)}是否同意球的位置`,
    'touched-while-consulting': ({ points }) =>
      points === undefined
        ? '期间碰触球者被罚分，击球次序不变'
        : `期间碰触球者被罚 ${points} 分，击球次序不变`,
    'tell-if-others-go-back': (a, who) => `如${him(a, who)}询问，告知其他球是否放回`,
    'ball-disturbed': () => '击球方以外的人移动了球，应放回原位，不罚分',
    'striker-disturbed': () => '击球方因他人或外物而移动了球，不罚分',
    'striker-disturbed-by-other-than-partner': (a, who) =>
      `击球方因${them(a, who, '或')}以外的人而移动了球，不罚分`,
    'referee-disturbs': () => '裁判移动了球，无人被罚分',
    'offer-restart': ({ count: strokes = 0 }) => `已 ${strokes} 次击球没有入球：可建议重新开始本局`,
    'restart-period': ({ count: strokes = 0 }) =>
      `如有球员反对，给予一段时间，通常各 ${strokes} 次击球`,
    'restart-same-player': (a, who) => `重新开始时由${him(a, who)}再次开球`,
    'restart-same-order': () => '重新开始时击球次序不变',
    'striker-places-equipment': (a, who) => `${him(a, who)}自行放置及移走架杆`,
    'foul-by-equipment': (a, who) => `${him(a, who)}须为碰触球的用具负责，除非由裁判借出`,
    'faulty-equipment': ({ points = 0 }) =>
      points > 0
        ? `球台用具有故障不算犯规，单杆 ${points} 分继续`
        : '球台用具有故障不算犯规，可继续击球',
    'partner-may-lose-turn': (a, who) => `如${them(a, who, '或')}未依次序击球，该次击球权即告用去`,
    'no-conferring-at-table': (a, who) => `${him(a, who)}在球台时，${them(a, who)}不可与其商议`,
    'no-conferring-in-turn': (a, who) => `${him(a, who)}击球完结前，${them(a, who)}不可与其商议`,
    'feet-rule-lifted': (a, who) => `${him(a, who)}使用轮椅：不判双脚离地犯规`,
    'tell-colours': (a, who) => `如${him(a, who)}询问，告知球的颜色`,
    'opponent-referees': (a, who) => `如没有裁判，由${them(a, who, '或')}担任裁判`,
  },
};
