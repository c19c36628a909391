/** 計分板用語：香港繁體，用詞依規則文件。 */
import type { Ending } from '../../../src/summary-types.js';
import type { BoardWords } from './en.js';

const WHY_NOT: Readonly<Record<string, string>> = {
  'not-fetched': '計分板有部分未能載入，稍後會再試',
  'bad-address': '賽事網址無效',
};

const ENDED: Readonly<Record<Ending, string>> = {
  black: '',
  'respotted-black': '（重置黑球）',
  conceded: '（對手棄權）',
  awarded: '（判勝）',
  tied: '',
};

const minutes = (count: number): string => {
  const hours = Math.floor(count / 60);
  if (hours === 0) return `${count} 分鐘`;
  return hours < 10 ? `${hours} 小時 ${count % 60} 分鐘` : `${hours} 小時`;
};
const ago = (count: number): string => (count < 1 ? '剛剛' : `${minutes(count)}前`);

export const zhHK: BoardWords = {
  balls: {
    red: '紅球',
    yellow: '黃球',
    green: '綠球',
    brown: '咖啡球',
    blue: '藍球',
    pink: '粉紅球',
    black: '黑球',
  },
  ballCount: (ball, count) => `${count} 個${ball}`,
  and: '、',

  board: (names) => `桌球計分板：${names}`,
  versus: ' 對 ',
  frameNumber: (frame) => `第 ${frame} 局`,
  bestOf: (frames) => `${frames} 局 ${Math.floor(frames / 2) + 1} 勝`,
  allPlayed: (frames) => `共 ${frames} 局，勝局多者勝`,
  aggregate: (frames) => `共 ${frames} 局，累積分數高者勝`,
  gameNumber: (game, games) => `第 ${game} 場比賽，共 ${games} 場`,

  points: '分數',
  frames: '局數',
  games: '場數',
  total: '累積分數',
  break: '單棒得分',
  lastBreak: '上一棒',
  remaining: '桌上可得',
  ahead: '領先',
  behind: '落後',
  level: '平手',
  snookers: '需阻礙球',
  snookersNeeded: (tie, win) => (tie === win ? `${win}` : `${win}（追平 ${tie}）`),
  outOfReach: '無法追及',
  start: (count) => `讓分 ${count > 0 ? '+' : '−'}${Math.abs(count)}`,
  atTable: '擊球手',
  lastBreaks: '最近得分',
  noBreaks: '尚未得分',
  framesSoFar: '各局分數',

  on: '應擊球',
  anyColour: '任何顏色球',
  freeBall: '自由球',
  inHand: '未生效狀態',
  respotted: '重置黑球',
  foul: (penalty) => `犯規，罰 ${penalty} 分`,
  miss: '失誤',
  toChoose: (name) => `由${name}決定`,
  lots: '待抽籤',
  toBreak: (name) => `${name}開球`,
  frameWon: (name, ended) => `${name}勝出此局${ENDED[ended]}`,
  frameTied: '此局平手',
  matchWon: (name) => `${name}勝出賽事`,
  matchDrawn: '賽事平手',

  lead: '領先分數走勢',
  leadNow: (name, count) => `${name}現領先 ${count} 分`,
  leadLevel: '現時平手',
  leadMost: (name, count) => `${name}最多曾領先 ${count} 分`,

  reds: (count) => `${count} 個紅球`,
  edition: (edition) => `${edition} 年規則`,
  frameTime: '本局時間',
  matchTime: '賽事時間',
  minutes,

  joined: '此局中途開始記錄，之前的擊球沒有記錄',
  scorer: (name) => `記分：${name}`,
  idle: (time, count) => `截至 ${time} 的情況（${ago(count)}）`,
  stale: (time, count) => `自 ${time} 起沒有更新（${ago(count)}）`,
  ago,
  staleWhy: {
    network: '網址沒有回應',
    'not-found': '網址已沒有內容',
    'bad-record': '網址沒有可讀的紀錄',
  },
  waiting: '等候賽事',
  waitingWhy: {
    network: '賽事網址沒有回應',
    'not-found': '賽事網址沒有內容',
    'bad-record': '賽事網址沒有可讀的紀錄',
    'no-such-match': '此瀏覽器沒有這場賽事',
    blocked: '此瀏覽器不容許網頁尋找賽事',
    file: '此頁由檔案開啟，收不到記分器的訊息：請由同一個網址開啟兩者',
  },
  noMatch: '尚未選擇賽事',
  notShown: (code, entry) =>
    entry < 0 ? `紀錄無法顯示（${code}）` : `紀錄無法顯示（${code}，第 ${entry + 1} 項）`,
  notFollowed: (code) => `${WHY_NOT[code] ?? '賽事無法顯示'}（${code}）`,
  badAt: (at) => `沒有這個時刻：${at}`,
  badDelay: '延遲的秒數不是數字',
  delayed: (seconds) => `延遲 ${seconds} 秒`,

  saidScore: (name, score, made, left) =>
    `${name} ${score} 分，單棒 ${made} 分，桌上可得 ${left} 分`,
  saidFoul: (name, penalty) => `犯規，${name}得 ${penalty} 分`,
  stop: '。',
  saidScores: (scores, left) => `${scores}，桌上可得 ${left} 分`,
  saidFrame: (result, scores, frames) => `${result}。${scores}。局數：${frames}`,
  places: { ENG: '英格蘭', SCO: '蘇格蘭', WAL: '威爾斯', NIR: '北愛爾蘭' },
};
