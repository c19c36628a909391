/** What board, pad and sheets share: nothing of the browser's own, and letters as each script wants. */
import { css } from 'lit';

export const sharedStyles = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  ul,
  ol,
  dl,
  dd,
  p,
  h2,
  h3 {
    margin: 0;
    padding: 0;
    list-style: none;
    font: inherit;
  }
  /* Seen by nobody, read by a screen reader; at the start, for behind a long name it would widen the page. */
  .unseen {
    position: absolute;
    inset-inline-start: 0;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  [lang]:lang(zh-HK) {
    font-family: var(
      --snooker-font,
      system-ui,
      'PingFang HK',
      'Microsoft JhengHei',
      'Noto Sans CJK HK',
      'Noto Sans HK',
      sans-serif
    );
  }
  [lang]:lang(zh-CN) {
    font-family: var(
      --snooker-font,
      system-ui,
      'PingFang SC',
      'Microsoft YaHei',
      'Noto Sans CJK SC',
      'Noto Sans SC',
      sans-serif
    );
  }
`;
