/** What surrounds the text of an entry. */
export const ARTICLE_STYLES = `
.featured { display: block; width: 100%; height: auto; max-height: 36rem; object-fit: cover;
  margin: 0 0 2rem; border-radius: var(--radius); background: var(--code); }
h1 + :is(.text, .featured) { margin-top: 1.5rem; }
.terms { margin: 2.5rem 0 0; font-size: .9375rem; }
.terms > div { display: flex; flex-wrap: wrap; gap: .25rem .75rem; margin: .25rem 0; }
.terms dt { color: var(--quiet); }
.terms dd { margin: 0; }
.neighbours { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem 2rem; margin-top: 2rem;
  padding-top: 1.5rem; border-top: 1px solid var(--line); }
.neighbours a { font-weight: 600; line-height: 1.4; text-decoration: none; }
.neighbours a:hover { text-decoration: underline; }
.neighbours a span { display: block; color: var(--quiet); font-size: .875rem; font-weight: 400; }
.neighbours [rel='next'] { grid-column: 2; text-align: end; }
@media (max-width: 29.99rem) {
  .neighbours { grid-template-columns: 1fr; }
  .neighbours [rel='next'] { grid-column: 1; text-align: start; }
}
`
