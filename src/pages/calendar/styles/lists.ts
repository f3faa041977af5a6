/** Vertical lists of events: list, day, summary, and the events of a place. */
export const LIST_STYLES = `
.cal-events-calendar-list__month-separator { display: flex; align-items: center; gap: 1rem;
  margin: .75rem 0 1.25rem; }
.cal-events-calendar-list__month-separator:first-child { margin-top: 0; }
.cal-events-calendar-list__month-separator::after { content: ''; flex: 1; height: 1px;
  background: var(--line); }
.cal-events-calendar-list__month-separator h3 { font-size: 1rem; font-weight: 650;
  color: var(--quiet); }
.cal-events-calendar-list__event-row { display: grid; grid-template-columns: 3.5rem minmax(0, 1fr);
  gap: 0 1.25rem; padding-bottom: 1.75rem; }
.cal-date-tag time { display: flex; flex-direction: column; align-items: center;
  padding: .375rem 0 .5rem; border-radius: .625rem; background: var(--cal-soft); line-height: 1.2; }
.cal-date-tag__weekday, .cal-date-tag__year { font-size: .8125rem; color: var(--quiet); }
.cal-date-tag__day { font-size: 1.625rem; font-weight: 700; letter-spacing: -.02em; }
.cal-event { display: grid; gap: 1rem 1.5rem; }
.cal-event > * { min-width: 0; }
.cal-event__title { font-size: 1.375rem; font-weight: 650; letter-spacing: -.01em; }
.cal-event__title a { color: var(--ink); text-decoration: none; }
.cal-event__title a:hover { color: var(--accent); text-decoration: underline; }
.cal-event__venue { margin: .375rem 0 0; font-style: normal; font-size: .9375rem; }
.cal-event__venue-name { font-weight: 600; margin-inline-end: .375rem; }
.cal-event__venue-address { color: var(--quiet); }
@media (min-width: 48rem) {
  .cal-events-calendar-list__event-row { grid-template-columns: 4rem minmax(0, 1fr); }
  .cal-event:has(.cal-event__image) { grid-template-columns: minmax(0, 1fr) 16rem; }
  .cal-event__image { order: 0; }
}
@media (max-width: 47.99rem) {
  .cal-events-calendar-list__event-row { gap: 0 .875rem; }
  .cal-event__title { font-size: 1.1875rem; }
}
.cal-events-latest-past { margin-top: 2rem; }
.cal-events-latest-past h2 { margin-bottom: 1.25rem; font-size: 1.375rem; }
.cal-events-calendar-day__group + .cal-events-calendar-day__group { margin-top: 1.5rem; }
.cal-events-calendar-day__separator { display: flex; align-items: center; gap: 1rem;
  margin-bottom: 1.25rem; font-size: 1rem; font-weight: 650; color: var(--quiet); }
.cal-events-calendar-day .cal-events-calendar-day__separator { margin-bottom: 1.25rem; }
.cal-events-calendar-day__separator::after { content: ''; flex: 1; height: 1px;
  background: var(--line); }
.cal-events-calendar-day__group li + li { margin-top: 1.75rem; }
.cal-events-calendar-summary__day { padding: 1.25rem 0; border-top: 1px solid var(--line); }
.cal-events-calendar-summary__day:first-child { border-top: 0; padding-top: 0; }
.cal-events-calendar-summary h2 { font-size: 1.0625rem; font-weight: 650; margin-bottom: .625rem; }
.cal-events-calendar-summary h2 a { color: inherit; text-decoration: none; }
.cal-events-calendar-summary h2 a:hover { text-decoration: underline; }
.cal-events-calendar-summary__weekday { color: var(--quiet); font-weight: 550;
  margin-inline-end: .25rem; }
.cal-events-calendar-summary li { display: grid; grid-template-columns: 11rem minmax(0, 1fr);
  gap: 0 1rem; padding: .375rem 0; align-items: baseline; }
.cal-events-calendar-summary li.cal-event--featured { padding-inline-start: .75rem; }
.cal-events-calendar-summary__time { color: var(--quiet); font-size: .9375rem;
  font-variant-numeric: tabular-nums; }
.cal-events-calendar-summary__what { display: flex; flex-wrap: wrap; gap: 0 .75rem;
  align-items: baseline; }
.cal-events-calendar-summary h3 { font-size: 1.0625rem; font-weight: 600; }
.cal-events-calendar-summary h3 a { color: var(--ink); text-decoration: none; }
.cal-events-calendar-summary h3 a:hover { color: var(--accent); text-decoration: underline; }
.cal-events-calendar-summary__venue { color: var(--quiet); font-size: .9375rem; }
@media (max-width: 47.99rem) {
  .cal-events-calendar-summary li { grid-template-columns: minmax(0, 1fr); }
}
`
