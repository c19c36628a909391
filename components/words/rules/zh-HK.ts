/** 規則所用的名稱及拒絕的理由：香港繁體，用詞依規則文件。 */
import type { AnyBall } from '../../../src/index.js';
import type { RulesWords } from './en.js';

export const BALLS: Readonly<Record<AnyBall, string>> = {
  white: '白球',
  red: '紅球',
  yellow: '黃球',
  green: '綠球',
  brown: '咖啡球',
  blue: '藍球',
  pink: '粉紅球',
  black: '黑球',
};

export const zhHK: RulesWords = {
  ballNames: BALLS,
  reasons: {
    'not-a-record': '這不是桌球賽事紀錄',
    'newer-version': '此紀錄由較新的版本製作',
    'bad-setup': '賽事設定無效',
    'bad-entry': '此項目無效',
    'no-frame': '現時沒有進行中的局',
    'frame-under-way': '此局仍在進行',
    'match-over': '賽事已結束',
    'lots-first': '須先抽籤',
    'no-lots': '現時無須抽籤',
    'no-decision': '現時沒有犯規需要決定',
    'no-miss': '祇有失誤後才可將球放回原位',
    'no-foul': '沒有犯規：不能宣判自由球或失誤',
    'miss-before-stroke': '沒有擊球，不能宣判失誤',
    'miss-last-black': '祇剩下黑球時不能宣判失誤',
    'free-ball-last-black': '祇剩下黑球時沒有自由球',
    'no-free-ball': '沒有自由球，而該球並非應擊球',
    'free-ball-is-ball-on': '應擊球不能被點名為自由球',
    'nominate-colour': '應擊球為顏色球：不能點名紅球',
    'ball-not-on-table': '該球不在桌上',
    'name-the-colour': '罰分視乎所點名的顏色球：請指明',
    'break-impossible': '現時不可能有這樣的單棒得分',
    'scores-out-of-range': '分數超出範圍',
    'balls-impossible': '桌上不可能有這樣的情況',
    'nothing-to-restore': '放回的球多於離開球桌的球',
    'no-such-player': '沒有這一方或這位球員',
    'bad-order': '擊球次序須雙方輪流，並包括所有球員',
    'striker-penalty': '擊球手犯規：請記錄犯規，而非罰分',
    'no-claim': '現時不能要求判勝此局',
    'nothing-to-undo': '沒有可復原的項目',
    'nothing-to-redo': '沒有可重做的項目',
    'no-such-entry': '沒有這個項目',
    'not-the-writer': '另一頁正在記錄這場賽事',
  },
};
