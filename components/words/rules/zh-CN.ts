/** 规则所用的名称及拒绝的理由：简体。 */
import type { AnyBall } from '../../../src/index.js';
import type { RulesWords } from './en.js';

export const BALLS: Readonly<Record<AnyBall, string>> = {
  white: '白球',
  red: '红球',
  yellow: '黄球',
  green: '绿球',
  brown: '棕球',
  blue: '蓝球',
  pink: '粉球',
  black: '黑球',
};

export const zhCN: RulesWords = {
  ballNames: BALLS,
  reasons: {
    'not-a-record': '这不是斯诺克比赛记录',
    'newer-version': '此记录由较新的版本制作',
    'bad-setup': '比赛设置无效',
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
    'name-the-colour': '罚分取决于所指定的彩球：请指明',
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
};
