import { MAX_COLUMNS } from '../week-slots.ts'

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

const SLOT = '1.5rem'

/** One class per position, because the pages' policy forbids inline styles. */
const places = [
  ...upTo(48).map((slot) => `.cal-at-${slot} { top: calc(${slot} * ${SLOT}); }`),
  ...upTo(48).map((slot) => `.cal-for-${slot + 1} { height: calc(${slot + 1} * ${SLOT} - 2px); }`),
  ...upTo(MAX_COLUMNS).flatMap((last) =>
    upTo(last + 1).map(
      (column) =>
        `.cal-column-${column}-${last + 1} { inset-inline-start: calc(${column} * 100% / ${last + 1} + 2px); width: calc(100% / ${last + 1} - 4px); }`,
    ),
  ),
].join('\n  ')

/** A day is wide enough for the titles of events side by side; alone, they may break earlier. */
const rems = (columns: number): number => (columns === 1 ? 5.5 : columns * 7)
const widths = upTo(MAX_COLUMNS)
  .map(
    (last) =>
      `.cal-week-day--columns-${last + 1} .cal-week-day__hours { min-width: ${rems(last + 1)}rem; }`,
  )
  .join('\n  ')

const days = upTo(7)
  .map((day) => `.cal-week-day-${day + 1} { --cal-day: ${day + 2}; }`)
  .join('\n  ')

const spans = upTo(7)
  .flatMap((day) => [
    `.cal-from-${day + 1} { grid-column-start: ${day + 1}; }`,
    `.cal-over-${day + 1} { grid-column-end: span ${day + 1}; }`,
  ])
  .join('\n  ')

/** Days with their hours side by side; stacked on narrow screens. */
export const WEEK_STYLES = `
.cal-week-bars .cal-bar { width: auto; margin-bottom: .1875rem; }
.cal-week-bars__label { font-size: .875rem; font-weight: 650; color: var(--quiet); }
.cal-week-axis { display: none; }
.cal-week-day__head { font-size: .9375rem; font-weight: 600; }
.cal-week-day__head a { display: inline-flex; gap: .375rem; align-items: baseline;
  color: inherit; text-decoration: none; }
.cal-week-day__head a:hover { text-decoration: underline; }
.cal-week-day__head time { display: flex; gap: .375rem; align-items: center; }
.cal-week-day__weekday { color: var(--quiet); }
.cal-week-day__number { display: grid; place-items: center; min-width: 2rem; height: 2rem;
  border-radius: 1rem; font-size: 1.125rem; font-weight: 650; }
.cal-week-day--current .cal-week-day__number { background: var(--cal-strong);
  color: var(--cal-strong-ink); }
.cal-week-event h4 { font-size: .875rem; font-weight: 600; overflow-wrap: anywhere; }
.cal-week-event h4 a { color: inherit; text-decoration: none; }
.cal-week-event h4 a::after { content: ''; position: absolute; inset: 0; }
.cal-week-event:hover h4 { text-decoration: underline; }
.cal-week-event p { margin: 0; }
.cal-week-event { position: relative; padding: .25rem .5rem; font-size: .8125rem; line-height: 1.35;
  background: var(--cal-bar); color: var(--cal-bar-ink); border-radius: .375rem;
  border-inline-start: .1875rem solid var(--accent); }
.cal-week-event--featured { background: var(--cal-strong); color: var(--cal-strong-ink); }
.cal-week-event--past { background: var(--cal-past); color: var(--quiet);
  border-color: var(--line); }
@media (max-width: 47.99rem) {
  .cal-week-bars { padding-bottom: 1rem; }
  .cal-week-bars__label { margin-bottom: .5rem; }
  .cal-week-bars .cal-bar__title { padding: 0; }
  .cal-week-bars .cal-bar__title a { border-radius: .375rem; }
  .cal-week-day { display: grid; grid-template-columns: 3.5rem minmax(0, 1fr); gap: .875rem;
    padding: .875rem 0; border-top: 1px solid var(--line); }
  .cal-week-day__head time { flex-direction: column; gap: 0; }
  .cal-week-day__head a { display: block; }
  .cal-week-event { margin-bottom: .5rem; padding: .5rem .75rem; font-size: .9375rem; }
  .cal-week-event h4 { font-size: 1.0625rem; }
}
@media (min-width: 48rem) {
  .cal-events-calendar-week { display: grid; grid-template-rows: auto auto auto;
    grid-template-columns: 4.5rem repeat(7, minmax(auto, 1fr)); overflow: auto hidden;
    /* What is hidden from sight within it scrolls with it, and does not widen the page. */
    position: relative; border-bottom: 1px solid var(--line); }
  .cal-events-calendar-week--5 { grid-template-columns: 4.5rem repeat(5, minmax(auto, 1fr)); }
  .cal-week-bars { grid-row: 2; grid-column: 1 / -1; display: grid; grid-template-columns: subgrid;
    position: relative; padding: .375rem 0 .25rem; border-top: 1px solid var(--line); }
  .cal-week-bars__label { position: absolute; inset-inline-start: 0; top: .625rem;
    font-size: .75rem; font-weight: 550; }
  .cal-week-lane { display: grid; grid-column: 2 / -1; grid-template-columns: subgrid; }
  .cal-week-axis { grid-row: 3; grid-column: 1; display: block; font-size: .75rem;
    color: var(--quiet); border-top: 1px solid var(--line); }
  .cal-week-axis span { display: block; height: calc(2 * ${SLOT}); padding-top: .125rem; }
  .cal-week-day { display: contents; }
  .cal-week-day__head { grid-row: 1; grid-column: var(--cal-day); padding: .25rem .5rem .5rem; }
  .cal-week-day__hours { grid-row: 3; grid-column: var(--cal-day); position: relative;
    border-top: 1px solid var(--line); border-inline-start: 1px solid var(--line);
    background: repeating-linear-gradient(transparent 0 calc(2 * ${SLOT} - 1px),
      var(--line) calc(2 * ${SLOT} - 1px) calc(2 * ${SLOT})); }
  .cal-week-event { position: absolute; overflow: hidden; padding: .0625rem .375rem;
    overflow-wrap: break-word; hyphens: auto;
    /* Lines that do not fit wrap out of sight as a whole, so that none is cut in half. */
    display: flex; flex-flow: column wrap; align-content: flex-start; column-gap: .5rem; }
  .cal-week-event > :is(h4, p) { width: 100%; }
  .cal-week-event h4 { overflow-wrap: break-word; overflow: hidden;
    max-height: round(down, 100%, 1lh); }
  .cal-week-event p { font-size: .75rem; }
  .cal-week-event--short { white-space: nowrap; }
  .cal-week-event--short h4 { overflow: hidden; text-overflow: ellipsis; }
  .cal-week-event--narrow { padding-inline: .1875rem; font-size: .75rem; }
  .cal-week-event--narrow h4 { font-size: .8125rem; }
  .cal-week-event:is(:hover, :focus-within) { z-index: 2; min-width: 8rem; height: auto; }
  .cal-week-event:is(:hover, :focus-within) h4 { max-height: none; }
  ${places}
  ${days}
  ${widths}
  ${spans}
}
`
