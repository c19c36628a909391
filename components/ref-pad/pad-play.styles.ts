/** The score and the balls. */
import { css } from 'lit';

export const playStyles = css`
  header {
    overflow: hidden;
    border-radius: 12px;
    background: var(--_baize);
    color: #f7f3e6;
  }
  .side {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 2px 14px;
    border-inline-start: 6px solid transparent;
  }
  .side[data-at-table] {
    border-inline-start-color: #ecc978;
    background: rgb(0 0 0 / 22%);
  }
  .name {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    overflow: clip visible;
    font-weight: 600;
    font-size: 18px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .name small {
    display: block;
    overflow: hidden;
    overflow: clip visible;
    color: #c9d8cd;
    text-overflow: ellipsis;
    font-weight: 400;
    font-size: 13px;
  }
  .points {
    font-weight: 700;
    font-size: 30px;
    line-height: 1.2;
  }
  .frames {
    min-inline-size: 2.2ch;
    padding: 2px 6px;
    border: 1px solid rgb(255 255 255 / 45%);
    border-radius: 6px;
    text-align: center;
    font-size: 15px;
  }
  .facts {
    --ball-size: 18px;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 12px;
    padding-block: 6px;
    padding-inline: 20px 14px;
    background: rgb(0 0 0 / 35%);
    font-size: 15px;
  }
  .on {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 8px;
    flex: 1 0 auto;
    max-inline-size: 100%;
    font-weight: 600;
    white-space: nowrap;
  }
  .counts {
    display: flex;
    flex: 1 1 100%;
    justify-content: space-between;
    gap: 14px;
  }
  .balls-on {
    display: inline-flex;
    gap: 3px;
  }
  .tag {
    display: inline-block;
    padding: 0 8px;
    border-radius: 6px;
    background: #ecc978;
    color: #1d1a10;
    font-weight: 700;
    font-size: 14px;
  }

  .balls {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: 8px;
  }
  .pot {
    --ball-size: min(52px, 13cqi);
    position: relative;
    display: grid;
    place-content: center;
    place-items: center;
    gap: 2px;
    min-block-size: 84px;
    padding: 4px;
  }
  .decision ~ .balls .pot {
    --ball-size: min(44px, 12cqi);
    min-block-size: 72px;
    gap: 0;
  }
  .pot[aria-disabled='true'] {
    border-style: dashed;
    background: none;
    cursor: default;
  }
  .pot[aria-disabled='true'] > * {
    opacity: 0.35;
  }
  .pot .worth {
    font-weight: 700;
  }
  .pot .left {
    position: absolute;
    inset-block-end: 5px;
    inset-inline-end: 7px;
    color: var(--_muted);
    font-size: 13px;
  }
  .pot.extra {
    text-wrap: balance;
    font-weight: 700;
  }
  .pot.extra[aria-disabled='true'] {
    color: var(--_muted);
  }
  .pot:active:not([aria-disabled='true']) {
    transform: scale(0.97);
  }
`;
