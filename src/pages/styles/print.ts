/** On paper: the page, without what leads elsewhere. */
export const PRINT_STYLES = `
@media print {
  :root { --paper: #ffffff; --ink: #000000; --quiet: #333333; --line: #999999; --accent: #000000;
    --notice: #f2f2f2; --code: #f2f2f2; }
  html { font-size: 11pt; }
  body:has(> .end) { display: block; }
  main, .top { max-width: none; padding-inline: 0; }
  .skip, .menu, .search, .end, .kinds, .paging { display: none; }
  h1, h2, h3, h4 { break-after: avoid; }
  .entries > li { break-inside: avoid; }
}
`

/** The same for what entries alone have. */
export const ENTRY_PRINT_STYLES = `
@media print {
  .neighbours, .text iframe { display: none; }
  .scrolls { overflow: visible; }
  figure, .text tr, .text blockquote { break-inside: avoid; }
}
`
