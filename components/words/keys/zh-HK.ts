/** 按鍵的用語：香港繁體。 */
import type { KeyWords } from './en.js';

export const zhHK: KeyWords = {
  keysSheet: '按鍵',
  keyNames: { Space: '空白鍵', Enter: 'Enter', NumpadEnter: 'Num Enter', Escape: 'Esc' },
  actions: {
    red: '紅球（1）',
    yellow: '黃球（2）',
    green: '綠球（3）',
    brown: '咖啡球（4）',
    blue: '藍球（5）',
    pink: '粉紅球（6）',
    black: '黑球（7）',
    'end-of-visit': '沒有入球',
    'more-reds': '下一按多一個紅球',
    'free-ball': '自由球',
    foul: '犯規；再按 4 至 7 宣判',
    miss: '犯規及失誤',
    play: '犯規後：擊球',
    'play-again': '犯規後：重打',
    replace: '失誤後：放回原位',
    undo: '復原',
    redo: '重做',
    next: '下一局',
    break: '以分數輸入單棒得分',
    strokes: '擊球紀錄',
    summary: '統計',
    more: '更多',
    help: '按鍵',
    confirm: '確定表格內容',
    close: '關閉表格',
  },
};
