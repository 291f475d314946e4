/** For a screen and for paper. */
export const STYLE = `
:root { color: #1c2430; background: #fff; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0; }
h2 { font-size: 1.25rem; margin: 0 0 .25rem; }
p { margin: .25rem 0 1rem; max-width: 46rem; color: #4b5565; }
section { margin-top: 3rem; }
svg { display: block; width: 100%; height: auto; }
.verdict { border-left: 4px solid #2463c9; padding: .25rem 0 .25rem 1rem; color: inherit; }
.empty { font-style: italic; }
table { border-collapse: collapse; width: 100%; margin-top: 1rem; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .75rem .3rem 0; text-align: left; border-bottom: 1px solid #e3e7ee; overflow-wrap: anywhere; }
th { font-weight: 600; font-size: .85rem; color: #4b5565; }
.figure { text-align: right; }
th:last-child, td:last-child { padding-right: 0; }
td { vertical-align: top; }
@media (max-width: 40rem) {
  body { padding-top: 1rem; }
  h1 { font-size: 1.4rem; }
  .scroll { overflow-x: auto; }
  th, td { white-space: nowrap; }
}
@media print {
  @page { size: A4; margin: 14mm; }
  body { max-width: none; padding: 0; font-size: 10.5px; line-height: 1.4; }
  section { margin-top: 1.25rem; }
  h2, section > p { break-after: avoid; }
  svg, tr, .whole { break-inside: avoid; }
  thead { display: table-header-group; }
  th, td { padding-block: .1rem; }
}
`;
