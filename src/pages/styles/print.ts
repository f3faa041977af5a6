/** On paper: the text, without what leads elsewhere. */
export const PRINT_STYLES = `
@media print {
  :root { --paper: #ffffff; --ink: #000000; --quiet: #333333; --line: #999999; --accent: #000000;
    --notice: #f2f2f2; --code: #f2f2f2; }
  html { font-size: 11pt; }
  main, .top { max-width: none; padding-inline: 0; }
  .skip, .menu, .search, .end, .paging, .neighbours, .text iframe { display: none; }
  .scrolls { overflow: visible; }
  h1, h2, h3, h4 { break-after: avoid; }
  figure, .entries > li, .text tr, .text blockquote { break-inside: avoid; }
}
`
