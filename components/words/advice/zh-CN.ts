/** 给裁判的提示：简体。 */
import type { Advice, PlayerRef } from '../../../src/index.js';
import { anyOf, balls, list } from '../calls/zh-CN.js';
import type { Who } from '../who.js';
import type { AdviceWords } from './en.js';

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

export const zhCN: AdviceWords = {
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
  'set-reds': () => '红球在粉球后排成紧密的三角形，靠近而不接触粉球',
  'set-yellow': () => '黄球在 D 形区右角（由开球区看）',
  'set-green': () => '绿球在 D 形区左角',
  'set-brown': () => '棕球在开球线中央',
  'set-blue': () => '蓝球在球台中央',
  'set-pink': () => '粉球在粉球置球点',
  'set-black': () => '黑球在黑球置球点',
  'clean-ball': (a, who) => `${him(a, who)}合理要求时由裁判清洁球，其他人不得清洁`,
  'mark-before-cleaning': () => '球如不在置球点上，拾起前须先以定位器标记',
  'frame-starts-when-struck': (a, who) => `${him(a, who)}击球时，本局即告开始`,
  'frame-starts-when-addressed': (a, who) =>
    `${him(a, who)}瞄准时球杆碰到已放好的白球，本局也告开始`,
  'place-in-the-d': (a, who) => `手中球：${him(a, who)}将白球放在 D 形区内或线上`,
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
  'highest-spot-available': () => '置球点被占据时，放在可放的置球点中分值最高的一个',
  'highest-colour-first': (a) => `多于一个需重置：先处理最高分者，${all(a)}`,
  'near-own-spot': () => '所有置球点均被占据时，放在原本置球点与顶库之间，尽可能靠近原位',
  'below-own-spot': (a) => `上方无位时，${any(a)}放在置球点下方，尽可能靠近原位`,
  'spot-without-touching': () => '重置的球不可接触其他球',
  'spot-by-hand': () => '只有以手放置才算正确重置',
  'touching-ball': (a) => `宣布“贴球”：${all(a)}`,
  'play-away': (a) => `击球方须向其他方向击打，不可令${any(a)}移动`,
  'declare-touching': (a) => `请击球方声明${any(a)}是否活球`,
  'declares-another': (a) => `如声明击打${any(a)}以外的球，须首先击中该球`,
  'answer-touching': ({ balls: near = [] }) =>
    near.length > 0 ? `如被询问，告知白球接触${balls(near)}` : '如被询问，告知白球是否接触某球',
  'announce-only-ball-on': ({ balls: on = [], others = [] }) =>
    `只宣布${balls(on)}；如被询问才说出${balls(others)}`,
  'touching-moved-not-by-striker': () => '贴球并非因击球方而移动，不算犯规，应放回原位',
  'touching-found-later': () => '裁定后才变成接触的球，应按裁定时的位置放回',
  'ball-falls-by-itself': () => '未被击中而与击球无关的球落袋，应放回原位',
  'ball-falls-before-hit': () => '球在被击中之前自行落袋：全部放回原位，同一球员再击球',
  'ball-falls-before-hit-in-foul': () => '如属犯规，未被击中而落袋的球也放回，由下一位球员决定',
  'ball-balances-then-falls': () => '在袋口停稳后才落袋的球，不再放回',
  'free-ball': (a, who) => `自由球：${him(a, who)}可指定任何球为活球`,
  'ask-nominated-ball': (a, who) => `询问${him(a, who)}指定哪一个球`,
  'foul-condoned': () => '下一次击球前未被宣判的犯规，不再追究',
  'wrongly-spotted-stays': () => '未正确重置的彩球保持其位置',
  'ask-colour': (a, who) => `如不明显，请${him(a, who)}指明彩球`,
  'request-stands': () => '要求重新击打的决定不能撤回',
  'best-effort': (a, who) => `${him(a, who)}应尽力击中活球，否则判无意识救球`,
  'no-miss-on-last-black': () => '只剩下黑球时不判无意识救球',
  'miss-if-open': () => '活球可供直线击中而未击中，判无意识救球',
  'miss-unless-needed-after': () => '击球后有一方需要罚分才能取胜，则除非故意，不判无意识救球',
  'miss-only-if-intended': (a, who) => `${them(a, who)}需要罚分才能取胜：只有故意才判无意识救球`,
  'miss-again-whatever-scores': (a) =>
    `在此位置已无意识救球 ${a.count ?? 0} 次：再次未能击中，不论分数距离均判无意识救球`,
  'warn-third-miss': (a, who) => `警告${him(a, who)}：第三次无意识救球将输掉本局`,
  'no-miss-before-stroke': () => '击球之前犯规，不判无意识救球',
  'all-balls-back-after-foul-before-stroke': () => '下一位球员可要求将全部球放回原位并要求重新击打',
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
  'partner-may-lose-turn': (a, who) => `${them(a, who, '或')}如未按次序击球，即失去该次击球权`,
  'no-conferring-at-table': (a, who) => `${him(a, who)}在台上击球时，${them(a, who)}不可与其商议`,
  'no-conferring-in-turn': (a, who) => `${him(a, who)}击球完成前，${them(a, who)}不可与其商议`,
  'feet-rule-lifted': (a, who) => `${him(a, who)}使用轮椅：不判双脚离地犯规`,
  'tell-colours': (a, who) => `如${him(a, who)}询问，告知球的颜色`,
  'opponent-referees': (a, who) => `如没有裁判，由${them(a, who, '或')}担任裁判`,
};
