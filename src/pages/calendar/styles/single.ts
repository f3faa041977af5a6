/** The page of an event, a venue or an organizer. */
export const SINGLE_STYLES = `
.cal-single__back { display: inline-flex; align-items: center; gap: .25rem; margin-bottom: 1.25rem;
  font-weight: 600; text-decoration: none; }
.cal-single__back:hover { text-decoration: underline; }
.cal-single h1 { margin-bottom: .5rem; overflow-wrap: anywhere; }
.cal-single > h1:has(+ .cal-single__columns) { margin-bottom: 1.25rem; }
.cal-single__when { display: flex; flex-wrap: wrap; gap: 0 .75rem; margin: 0 0 1.5rem; font-size: 1.1875rem; color: var(--quiet); }
.cal-single__cost { display: inline-flex; align-items: center; gap: .375rem; color: var(--ink); font-weight: 600; }
.cal-single > .notice { margin: 0 0 1.25rem; }
.cal-single__columns { display: grid; gap: 2rem 3rem; }
.cal-single__columns > * { min-width: 0; }
.cal-single__picture { margin: 0 0 1.5rem; }
.cal-single__picture img { display: block; width: 100%; height: auto; max-height: 28rem;
  object-fit: cover; aspect-ratio: auto; border-radius: .75rem; }
.cal-single__text { max-width: 42rem; }
.cal-single__add { margin: 1.5rem 0 0; }
.cal-single__add h2 { margin-bottom: .75rem; font-size: 1.0625rem; }
.cal-single__add ul { list-style: none; display: flex; flex-wrap: wrap; gap: .5rem; margin: 0;
  padding: 0; }
.cal-single__facts { display: grid; gap: 1rem; align-content: start; }
.cal-single__block { padding: 1.125rem 1.25rem; border: 1px solid var(--line);
  border-radius: .75rem; }
.cal-single__block h2 { margin-bottom: .625rem; font-size: 1.0625rem; }
.cal-single__block h3 { font-size: 1rem; font-weight: 600; }
.cal-single__block > div + div { margin-top: 1rem; padding-top: 1rem;
  border-top: 1px solid var(--line); }
.cal-single__block dl { margin: 0; display: grid; gap: .5rem; font-size: .9375rem; }
.cal-single__block h3 + dl { margin-top: .5rem; }
.cal-single__block dt { color: var(--quiet); font-size: .875rem; }
.cal-single__block dd { margin: 0; }
.cal-single__block ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .375rem; }
.cal-map { display: block; margin: .875rem 0 0; }
iframe.cal-map { width: 100%; aspect-ratio: 4 / 3; border: 0; border-radius: .375rem; }
.cal-map small { display: block; margin-top: .375rem; color: var(--quiet); font-size: .875rem; }
.cal-single__block address { font-style: normal; }
.cal-single__neighbours { margin-top: 2.5rem; padding-top: 1.25rem; border-top: 1px solid var(--line); }
.cal-single__neighbours ul { list-style: none; margin: 0; padding: 0; display: grid;
  grid-template-columns: 1fr 1fr; gap: 1rem; }
.cal-single__neighbours li:last-child { grid-column: 2; text-align: end; }
.cal-single__neighbours a { display: inline-flex; align-items: center; gap: .375rem;
  font-weight: 600; text-decoration: none; }
.cal-single__neighbours a:hover { text-decoration: underline; }
.cal-single__upcoming { margin-top: 3rem; }
.cal-single__upcoming > h2 { margin-bottom: 1.5rem; font-size: 1.375rem; }
.cal-single__upcoming ul, .cal-single__upcoming ol { list-style: none; margin: 0; padding: 0; }
@media (min-width: 56rem) {
  .cal-single__columns { grid-template-columns: minmax(0, 1fr) 20rem; }
}
@media (max-width: 55.99rem) { .cal-single__facts { order: 2; } }
@media print {
  .cal-single__back, .cal-single__add, .cal-single__neighbours, .cal-map { display: none; }
  .cal-single__block { break-inside: avoid; }
}
`
