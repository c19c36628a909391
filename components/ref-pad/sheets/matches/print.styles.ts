/** Black on white, for a notice board. A string, as a style sheet belongs to the window it is made in. */
export const PRINT_CSS = `
  :root { color-scheme: light; }
  body {
    max-inline-size: 800px;
    margin: 24px auto;
    padding-inline: 16px;
    background: #fff;
    color: #000;
    font: 14px/1.4 system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', sans-serif;
    font-variant-numeric: tabular-nums lining-nums;
  }
  h1 { margin: 0 0 4px; font-size: 26px; overflow-wrap: anywhere; }
  p { margin: 0 0 8px; }
  .result { font-size: 20px; }
  table { inline-size: 100%; margin-block: 20px; border-collapse: collapse; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  th, td {
    padding: 5px 8px;
    border-block-end: 1px solid #999;
    text-align: start;
    vertical-align: top;
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  thead th { border-block-end: 2px solid #000; font-weight: 700; }
  .won, .game { font-weight: 700; }
  .game { padding-block-start: 14px; }
  @page { margin: 15mm; }
  @media print { body { margin: 0; max-inline-size: none; padding: 0; } }
`;
