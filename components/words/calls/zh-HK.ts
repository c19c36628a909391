/** 宣判及各項目的說法：香港繁體，用詞依規則文件。 */
import type { AnyBall, AwardReason, Level, PenaltyReason } from '../../../src/index.js';
import { counted } from '../../../src/balls.js';
import { BALLS } from '../rules/zh-HK.js';
import type { CallWords } from './en.js';
import { listOf } from './listing.js';
import { strokeParts, type StrokeWords } from './stroke-parts.js';

export const list = (words: readonly string[], last = '及'): string => listOf(words, '、', last);

export const balls = (all: readonly AnyBall[]): string =>
  list(
    counted(all).map(({ ball, count }) => (count > 1 ? `${count} 個${BALLS[ball]}` : BALLS[ball])),
  );
export const anyOf = (all: readonly AnyBall[]): string =>
  list(
    all.map((ball) => BALLS[ball]),
    '或',
  );

const FOULS: CallWords['fouls'] = {
  'double-hit': '打擊白球超過一次',
  feet: '雙腳離地擊球',
  'out-of-turn': '未依輪候次序擊球',
  'improper-in-hand': '違反未生效球發球規則',
  'free-ball-snooker': '利用點名球造成阻礙球',
  'jump-shot': '跳球',
  cue: '使用不合規格的球竿',
  conferring: '違規跟隊友商議',
  'balls-moving': '球未完全停止前擊球',
  'before-spotted': '未完成重置前擊球',
  push: '推擊',
  touched: '碰觸有效球',
  'dead-ball': '利用已離開球桌的球',
  measured: '利用物件量度',
  'successive-reds': '連續打擊紅球',
  'wrong-cue-ball': '以白球以外的球作打擊',
  'not-declared': '未應要求指明應擊球',
  'before-nomination': '未指明顏色球前犯規',
};

const LEVELS: Readonly<Record<Level, string>> = { frame: '此局', game: '此場比賽', match: '賽事' };
const AWARDS: Readonly<Record<AwardReason, string>> = {
  'third-miss': '第三次失誤',
  conduct: '行為',
  claim: '要求判勝',
  time: '時間',
};
const PENALTIES: Readonly<Record<PenaltyReason, string>> = {
  'marker-touched': '碰觸器材定位',
  'touched-while-consulting': '放回原位時碰觸球',
};
const CHOICES: CallWords['choices'] = {
  play: '擊球',
  'play-again': '重打',
  replace: '放回原位重打',
};

const STROKE: StrokeWords = {
  balls,
  nominated: (ball) => `點名${ball}`,
  nothingHit: '沒有擊中任何球',
  hitFirst: (hit) => `首先擊中${hit}`,
  pocketed: (fell) => `${fell}入袋`,
  forcedOff: (off) => `${off}離開球桌`,
  foul: (code) => FOULS[code],
  beforeStroke: '擊球之前',
  called: (penalty) => `宣判犯規 ${penalty} 分`,
  miss: '失誤',
  freeBall: '自由球',
  touching: (near) => `接觸${near}`,
};

const count = (numbers: readonly number[]): string => numbers.join('–');
export const zhHK: CallWords = {
  fouls: FOULS,
  choices: CHOICES,
  comma: '，',
  stop: '。',

  calls: {
    frame: ({ frame }) => `第 ${frame} 局`,
    break: ({ points }) => `單棒 ${points} 分`,
    'break-ended': ({ player, points }, who) => `${who.player(player)}單棒得 ${points} 分`,
    foul: ({ player, points }, who) => `${who.player(player)}犯規，罰 ${points} 分`,
    'foul-and-a-miss': ({ player, points }, who) =>
      `${who.player(player)}犯規及失誤，罰 ${points} 分`,
    'colour-not-scored': ({ ball }) => `${BALLS[ball]}不計分`,
    penalty: ({ side, points, reason }, who) =>
      `${who.side(side)}被罰 ${points} 分，${PENALTIES[reason]}`,
    'free-ball': () => '自由球',
    'touching-ball': ({ balls: touching }) => `接觸球：${balls(touching)}`,
    declare: ({ balls: touching }) => `請宣稱是否打擊${anyOf(touching)}`,
    'play-again': ({ player }, who) => `${who.player(player)}重打`,
    replaced: ({ player }, who) => `球已放回原位，${who.player(player)}重打`,
    warning: ({ player }, who) => `警告${who.player(player)}：再次失誤將輸掉此局`,
    lots: ({ side, player }, who) => `由${player ? who.player(player) : who.side(side)}先打`,
    conceded: ({ side, what }, who) => `${who.side(side)}於${LEVELS[what]}棄權`,
    awarded: ({ side, what, reason }, who) =>
      `${who.side(side)}被判勝出${LEVELS[what]}，${AWARDS[reason]}`,
    rerack: () => '死局：此局分數作廢，重新開始',
    restated: () => '球證已更正情況',
    'respotted-black': () => '雙方同分：重置黑球',
    'draw-lots': () => '抽籤決定由誰先打',
    'frame-won': ({ side, scores, frames }, who) =>
      `${who.side(side)}勝出此局，${count(scores)}；局數 ${count(frames)}`,
    'frame-tied': ({ scores, frames }) => `此局平手，${count(scores)}；局數 ${count(frames)}`,
    'game-won': ({ side, frames }, who) => `${who.side(side)}勝出此場比賽，${count(frames)}`,
    'game-drawn': ({ frames }) => `此場比賽平手，${count(frames)}`,
    'match-won': ({ side }, who) => `${who.side(side)}勝出賽事`,
    'match-drawn': () => '賽事平手',
    score: ({ side, points }, who) => `${who.side(side)} ${points} 分`,
    remaining: ({ points }) => `桌上可得 ${points} 分`,
    'snookers-required': ({ side, win }, who) => {
      if (win === null) return `${who.side(side)}已無法取勝`;
      if (win === 0) return `${who.side(side)}不再需要罰分`;
      return `${who.side(side)}需要 ${win} 次罰分才能取勝`;
    },
    choice: ({ player }, who) => `由${who.player(player)}決定`,
    'at-table': ({ player, on }, who) =>
      `${who.player(player)}擊球，應擊球為${on === 'choice' ? '任何顏色球' : BALLS[on]}`,
  },

  entries: {
    frame: ({ first }, who) => (first === undefined ? '開局' : `開局，${who.side(first)}開球`),
    stroke: (stroke, who) => {
      const by = stroke.by ? `${who.player(stroke.by)}未依次序：` : '';
      const parts = strokeParts(stroke, STROKE);
      return by + (parts.length > 0 ? parts.join('，') : '沒有入球');
    },
    decision: ({ choice, restored = [] }) =>
      restored.length > 0 ? `${CHOICES[choice]}，放回${balls(restored)}` : CHOICES[choice],
    penalty: ({ by, ball, reason }, who) =>
      `${who.side(by)}被罰分，${BALLS[ball]}：${PENALTIES[reason]}`,
    lots: ({ first }, who) => `抽籤：${who.side(first)}先打`,
    concede: ({ by, what = 'frame' }, who) => `${who.side(by)}於${LEVELS[what]}棄權`,
    award: ({ to, what = 'frame', reason }, who) =>
      `${who.side(to)}被判勝出${LEVELS[what]}，${AWARDS[reason]}`,
    rerack: () => '死局，重新開始',
    referee: ({ reason }) => (reason === undefined ? '球證說明情況' : `球證說明情況：${reason}`),
    break: ({ points }) => `單棒 ${points} 分`,
  },
};
