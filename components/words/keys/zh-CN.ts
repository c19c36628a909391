/** 按键的用语：简体。 */
import type { KeyWords } from './en.js';

export const zhCN: KeyWords = {
  keysSheet: '按键',
  keyNames: { Space: '空格键', Enter: 'Enter', NumpadEnter: 'Num Enter', Escape: 'Esc' },
  actions: {
    red: '红球（1）',
    yellow: '黄球（2）',
    green: '绿球（3）',
    brown: '棕球（4）',
    blue: '蓝球（5）',
    pink: '粉球（6）',
    black: '黑球（7）',
    'end-of-visit': '没有入球',
    'more-reds': '下一按多一个红球',
    'free-ball': '自由球',
    foul: '犯规；再按 4 至 7 宣判',
    miss: '犯规加无意识救球',
    play: '犯规后：击球',
    'play-again': '犯规后：重新击打',
    replace: '无意识救球后：放回原位',
    undo: '撤销',
    redo: '重做',
    next: '下一局',
    break: '以分数输入单杆得分',
    strokes: '击球记录',
    summary: '统计',
    more: '更多',
    help: '按键',
    confirm: '确定表格内容',
    close: '关闭表格',
  },
};
