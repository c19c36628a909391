/** 宣判及各项目的说法：简体。 */
import type { AnyBall, AwardReason, Level, PenaltyReason } from '../../../src/index.js';
import { counted } from '../../../src/balls.js';
import { BALLS } from '../rules/zh-CN.js';
import type { CallWords } from './en.js';
import { listOf } from './listing.js';
import { strokeParts, type StrokeWords } from './stroke-parts.js';

export const list = (words: readonly string[], last = '及'): string => listOf(words, '、', last);

export const balls = (all: readonly AnyBall[]): string =>
  list(
    counted(all).map(({ ball, count }) => (count > 1 ? `${count} 个${BALLS[ball]}` : BALLS[ball])),
  );
export const anyOf = (all: readonly AnyBall[]): string =>
  list(
    all.map((ball) => BALLS[ball]),
    '或',
  );

const FOULS: CallWords['fouls'] = {
  'double-hit': '击打白球超过一次',
  feet: '双脚离地击球',
  'out-of-turn': '未按轮流次序击球',
  'improper-in-hand': '违反手中球规则',
  'free-ball-snooker': '利用指定球造成障碍球',
  'jump-shot': '跳球',
  cue: '使用不合规格的球杆',
  conferring: '违规与队友商议',
  'balls-moving': '球未完全停止前击球',
  'before-spotted': '未完成重置前击球',
  push: '推杆',
  touched: '碰触活动球',
  'dead-ball': '利用已离开球台的球',
  measured: '借助物品测量',
  'successive-reds': '连续击打红球',
  'wrong-cue-ball': '用白球以外的球击打',
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
const CHOICES: CallWords['choices'] = {
  play: '击球',
  'play-again': '重新击打',
  replace: '放回原位重新击打',
};

const STROKE: StrokeWords = {
  balls,
  nominated: (ball) => `指定${ball}`,
  nothingHit: '没有击中任何球',
  hitFirst: (hit) => `首先击中${hit}`,
  pocketed: (fell) => `${fell}落袋`,
  forcedOff: (off) => `${off}离开球台`,
  foul: (code) => FOULS[code],
  beforeStroke: '击球之前',
  called: (penalty) => `宣判犯规 ${penalty} 分`,
  miss: '无意识救球',
  freeBall: '自由球',
  touching: (near) => `接触${near}`,
};

const count = (numbers: readonly number[]): string => numbers.join('–');
export const zhCN: CallWords = {
  fouls: FOULS,
  choices: CHOICES,
  comma: '，',
  stop: '。',

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
    declare: ({ balls: touching }) => `请声明是否击打${anyOf(touching)}`,
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
      `${who.player(player)}击球，活球为${on === 'choice' ? '任意彩球' : BALLS[on]}`,
  },

  entries: {
    frame: ({ first }, who) => (first === undefined ? '开局' : `开局，${who.side(first)}开球`),
    stroke: (stroke, who) => {
      const by = stroke.by ? `${who.player(stroke.by)}未按次序：` : '';
      const parts = strokeParts(stroke, STROKE);
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
};
