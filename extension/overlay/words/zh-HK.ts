/** 疊加計分板用語：繁體。 */
import type { OverlayWords } from './en.js';

export const zhHK: OverlayWords = {
  scoringOn: '按鍵計分',
  scoringOff: '按鍵關閉',
  turnOn: '以按鍵計分',
  turnOff: '把按鍵交還網頁（Esc）',
  move: '移動計分板：拖曳或方向鍵',
  layout: (layout) => `版面：${{ bar: '長條', mini: '迷你', card: '卡片' }[layout]}`,
  smaller: '縮小',
  larger: '放大',
  fainter: '較淡',
  stronger: '較濃',
  pad: '計分鍵盤',
  hide: '隱藏計分板',
  newMatch: '新賽事',
  noNames: '不填姓名，直接計分',
  noMatch: '此分頁尚無賽事',
  alone: '畫中畫只顯示影片本身。',
  smallWindow: '在小視窗顯示計分板',
  side: (number) => `球手 ${number}`,
};
