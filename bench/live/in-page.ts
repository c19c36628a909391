/** What is measured inside of a page, as text that a driver evaluates there. Times: ms since 1970. */

/** Points as a board in the document shows them; empty where none is drawn yet. */
const POINTS = (root: string): string => `(() => {
  const board = ${root}?.querySelector('snooker-scoreboard');
  const parts = board?.shadowRoot?.querySelectorAll('[part~="points"]') ?? [];
  return [...parts].map(({ textContent }) => textContent.trim()).join('-');
})()`;

export const IN_PAGE = 'document';
export const IN_OVERLAY = `document.querySelector('overlay-page')?.shadowRoot`;

/** Runs `then` with the time once the frame that is about to be drawn has been drawn. */
const AFTER_PAINT = `(then) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => then(performance.timeOrigin + performance.now());
  port2.postMessage(null);
}`;

/** Notes from now on when keys reach the document. */
export const NOTE_KEYS = `(() => {
  window.keyTimes = [];
  addEventListener('keydown', ({ timeStamp }) => {
    keyTimes.push(performance.timeOrigin + timeStamp);
  }, true);
})()`;

/** Notes from now on when other points have been painted. @param root where the board is */
export const notePaints = (root: string): string => `(() => {
  const read = () => ${POINTS(root)};
  const afterPaint = ${AFTER_PAINT};
  window.paintTimes = [];
  let last = read();
  const look = () => {
    const points = read();
    if (points !== last) afterPaint((at) => paintTimes.push(at));
    last = points;
    requestAnimationFrame(look);
  };
  look();
})()`;

/** The time at which a board with points has been painted. @param root where it will be */
export const firstPaint = (root: string): string => `new Promise((resolve) => {
  const afterPaint = ${AFTER_PAINT};
  const look = () => {
    if (${POINTS(root)} === '') requestAnimationFrame(look);
    else afterPaint(resolve);
  };
  requestAnimationFrame(look);
})`;

/** Frames of the video that were due and that were not shown, until now. */
export const FRAMES = `(() => {
  const { totalVideoFrames, droppedVideoFrames } =
    document.querySelector('video').getVideoPlaybackQuality();
  return { due: totalVideoFrames, dropped: droppedVideoFrames };
})()`;
