/** 叠加记分板用语：简体。 */
import type { OverlayWords } from './en.js';

export const zhCN: OverlayWords = {
  scoringOn: '按键计分',
  scoringOff: '按键关闭',
  turnOn: '用按键计分',
  turnOff: '把按键交还网页（Esc）',
  move: '移动记分板：拖动或方向键',
  layout: (layout) => `版式：${{ bar: '长条', mini: '迷你', card: '卡片' }[layout]}`,
  smaller: '缩小',
  larger: '放大',
  fainter: '较淡',
  stronger: '较浓',
  pad: '计分键盘',
  hide: '隐藏记分板',
  newMatch: '新比赛',
  noNames: '不填姓名，直接计分',
  noMatch: '此标签页还没有比赛',
  alone: '画中画只显示视频本身。',
  smallWindow: '在小窗口显示计分板',
  side: (number) => `球员 ${number}`,
};
