/** 计分板用语：简体。 */
import type { Ending } from '../../../src/summary-types.js';
import type { BoardWords } from './en.js';

const WHY_NOT: Readonly<Record<string, string>> = {
  'not-fetched': '计分板有部分未能加载，稍后会再试',
  'bad-address': '比赛网址无效',
};

const ENDED: Readonly<Record<Ending, string>> = {
  black: '',
  'respotted-black': '（重置黑球）',
  conceded: '（对手认输）',
  awarded: '（判胜）',
  tied: '',
};

const minutes = (count: number): string => {
  const hours = Math.floor(count / 60);
  if (hours === 0) return `${count} 分钟`;
  return hours < 10 ? `${hours} 小时 ${count % 60} 分钟` : `${hours} 小时`;
};
const ago = (count: number): string => (count < 1 ? '刚刚' : `${minutes(count)}前`);

export const zhCN: BoardWords = {
  balls: {
    red: '红球',
    yellow: '黄球',
    green: '绿球',
    brown: '棕球',
    blue: '蓝球',
    pink: '粉球',
    black: '黑球',
  },
  ballCount: (ball, count) => `${count} 个${ball}`,
  and: '、',

  board: (names) => `斯诺克计分板：${names}`,
  versus: ' 对 ',
  frameNumber: (frame) => `第 ${frame} 局`,
  bestOf: (frames) => `${frames} 局 ${Math.floor(frames / 2) + 1} 胜`,
  allPlayed: (frames) => `共 ${frames} 局，胜局多者胜`,
  aggregate: (frames) => `共 ${frames} 局，累计得分高者胜`,
  gameNumber: (game, games) => `第 ${game} 盘，共 ${games} 盘`,

  points: '得分',
  frames: '局数',
  games: '盘数',
  total: '累计得分',
  break: '单杆得分',
  lastBreak: '上一杆',
  remaining: '台面剩余',
  ahead: '领先',
  behind: '落后',
  level: '平分',
  snookers: '需做斯诺克',
  snookersNeeded: (tie, win) => (tie === win ? `${win}` : `${win}（追平 ${tie}）`),
  outOfReach: '无法追上',
  start: (count) => `让分 ${count > 0 ? '+' : '−'}${Math.abs(count)}`,
  atTable: '击球方',
  lastBreaks: '最近单杆',
  noBreaks: '尚未得分',
  framesSoFar: '各局比分',

  on: '活球',
  anyColour: '任意彩球',
  freeBall: '自由球',
  inHand: '手中球',
  respotted: '重置黑球',
  foul: (penalty) => `犯规，罚 ${penalty} 分`,
  miss: '无意识救球',
  toChoose: (name) => `由${name}选择`,
  lots: '等待抽签',
  toBreak: (name) => `${name}开球`,
  frameWon: (name, ended) => `${name}赢得本局${ENDED[ended]}`,
  frameTied: '本局平分',
  matchWon: (name) => `${name}赢得比赛`,
  matchDrawn: '比赛平局',

  lead: '领先分数走势',
  leadNow: (name, count) => `${name}现领先 ${count} 分`,
  leadLevel: '目前平分',
  leadMost: (name, count) => `${name}最多曾领先 ${count} 分`,

  reds: (count) => `${count} 颗红球`,
  edition: (edition) => `${edition} 年规则`,
  frameTime: '本局用时',
  matchTime: '比赛用时',
  minutes,

  joined: '本局中途开始记录，之前的击球没有记录',
  scorer: (name) => `记分：${name}`,
  idle: (time, count) => `截至 ${time} 的情况（${ago(count)}）`,
  stale: (time, count) => `自 ${time} 起没有更新（${ago(count)}）`,
  ago,
  staleWhy: {
    network: '网址没有响应',
    'not-found': '网址已没有内容',
    'bad-record': '网址没有可读的记录',
  },
  waiting: '等待比赛',
  waitingWhy: {
    network: '比赛网址没有响应',
    'not-found': '比赛网址没有内容',
    'bad-record': '比赛网址没有可读的记录',
    'no-such-match': '此浏览器中没有这场比赛',
    blocked: '此浏览器不允许网页查找比赛',
    file: '此页由文件打开，收不到记分器的消息：请从同一个网址打开两者',
  },
  noMatch: '尚未选择比赛',
  notShown: (code, entry) =>
    entry < 0 ? `记录无法显示（${code}）` : `记录无法显示（${code}，第 ${entry + 1} 项）`,
  notFollowed: (code) => `${WHY_NOT[code] ?? '比赛无法显示'}（${code}）`,
  badAt: (at) => `没有这个时刻：${at}`,
  badDelay: '延迟的秒数不是数字',
  delayed: (seconds) => `延迟 ${seconds} 秒`,

  saidScore: (name, score, made, left) =>
    `${name} ${score} 分，单杆 ${made} 分，台面剩余 ${left} 分`,
  saidFoul: (name, penalty) => `犯规，${name}得 ${penalty} 分`,
  stop: '。',
  saidScores: (scores, left) => `${scores}，台面剩余 ${left} 分`,
  saidFrame: (result, scores, frames) => `${result}。${scores}。局数：${frames}`,
  places: { ENG: '英格兰', SCO: '苏格兰', WAL: '威尔士', NIR: '北爱尔兰' },
};
