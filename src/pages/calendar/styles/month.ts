/** The grid of a month; narrow screens show only numbers, with events by day below. */
export const MONTH_STYLES = `
.cal-events-calendar-month { width: 100%; table-layout: fixed; border-collapse: separate;
  border-spacing: 0; }
.cal-events-calendar-month th { padding: .5rem; font-size: .875rem; font-weight: 600;
  color: var(--quiet); text-align: start; }
.cal-events-calendar-month td { padding: 0; vertical-align: top; }
.cal-events-calendar-month__desktop { display: none; }
.cal-events-calendar-month th { text-align: center; }
.cal-events-calendar-month__mobile { display: flex; flex-direction: column; align-items: center;
  justify-content: center; min-height: 3.25rem; gap: .1875rem; color: var(--ink);
  text-decoration: none; border-radius: .5rem; font-variant-numeric: tabular-nums; }
.cal-events-calendar-month__mobile:hover { background: var(--cal-soft); }
.cal-events-calendar-month__mobile time { display: grid; place-items: center; min-width: 1.875rem;
  min-height: 1.875rem; border-radius: 1rem; }
.cal-events-calendar-month__day--other-month .cal-events-calendar-month__mobile,
.cal-events-calendar-month__day--past .cal-events-calendar-month__mobile { color: var(--quiet); }
.cal-events-calendar-month__day--current .cal-events-calendar-month__mobile time,
.cal-events-calendar-month__day--current .cal-events-calendar-month__date time {
  background: var(--cal-strong); color: var(--cal-strong-ink); font-weight: 700; }
.cal-dots { display: flex; gap: .1875rem; height: .375rem; margin-top: -.1875rem; }
.cal-dot { width: .375rem; height: .375rem; border-radius: 50%; background: var(--accent); }
.cal-dot--featured { background: var(--cal-mark); }
.cal-events-calendar-month-mobile { margin-top: 1.25rem; }
.cal-mobile-day { scroll-margin-top: 1rem; padding: 1rem 0; border-top: 1px solid var(--line);
  outline: 0; }
.cal-mobile-day:target { background: var(--cal-soft); margin-inline: -1.25rem;
  padding-inline: 1.25rem; }
.cal-mobile-day--empty { margin: 0; color: var(--quiet); }
.cal-mobile-day:is(.cal-mobile-day--empty, .cal-mobile-day--other-month):not(:target),
.cal-events-calendar-month-mobile--current .cal-mobile-day--past:not(:target) { display: none; }
.cal-mobile-day h3 { font-size: .9375rem; font-weight: 650; margin-bottom: .5rem; }
.cal-mobile-day h3 a { color: var(--quiet); text-decoration: none; }
.cal-mobile-day li { padding: .375rem 0; }
.cal-mobile-day li.cal-event--featured { padding-inline-start: .75rem; }
.cal-mobile-day h4 { font-size: 1.0625rem; font-weight: 600; }
.cal-mobile-day h4 a { color: var(--ink); }
.cal-events-calendar-month__more { display: inline-block; padding: .25rem; font-size: .875rem;
  font-weight: 600; }
@media (min-width: 48rem) {
  .cal-events-calendar-month-mobile, .cal-events-calendar-month__mobile { display: none; }
  .cal-events-calendar-month__desktop { display: block; }
  .cal-events-calendar-month { border-bottom: 1px solid var(--line); }
  .cal-events-calendar-month th { text-align: start; border-bottom: 0; }
  .cal-events-calendar-month td { height: 8.5rem; border-top: 1px solid var(--line);
    border-inline-start: 1px solid var(--line); }
  .cal-events-calendar-month td:last-child { border-inline-end: 1px solid var(--line); }
  .cal-events-calendar-month__day--other-month { background: var(--cal-other); }
  .cal-events-calendar-month__desktop { padding: .25rem 0 .625rem; }
  .cal-events-calendar-month__date { padding: 0 .375rem .25rem; font-size: .9375rem;
    font-weight: 600; }
  .cal-events-calendar-month__date time { display: inline-grid; place-items: center;
    min-width: 1.75rem; height: 1.75rem; border-radius: 1rem; }
  .cal-events-calendar-month__date a { color: inherit; text-decoration: none; display: inline-block;
    border-radius: 1rem; }
  .cal-events-calendar-month__date a:hover time { background: var(--cal-soft); }
  .cal-events-calendar-month__day--past .cal-events-calendar-month__date,
  .cal-events-calendar-month__day--other-month .cal-events-calendar-month__date {
    color: var(--quiet); font-weight: 500; }
  .cal-events-calendar-month__day--current .cal-events-calendar-month__date a:hover time {
    background: var(--cal-strong); text-decoration: underline; }
  .cal-events-calendar-month__events { padding: 0 .375rem; }
  .cal-events-calendar-month__more { margin: .125rem .375rem 0; }
}
.cal-month-event { margin: 0 0 .375rem; padding: .0625rem .25rem; border-radius: .375rem;
  font-size: .8125rem; line-height: 1.35; }
.cal-month-event:hover { background: var(--cal-soft); }
.cal-month-event__time { color: var(--quiet); }
.cal-month-event__title { font-size: .875rem; font-weight: 600; }
.cal-month-event__title a { color: var(--ink); text-decoration: none; display: -webkit-box;
  -webkit-line-clamp: 3; -webkit-box-orient: vertical; overflow: hidden; }
.cal-month-event__title a:hover { color: var(--accent); text-decoration: underline; }
.cal-month-event--featured { border-inline-start: .1875rem solid var(--cal-mark);
  border-start-start-radius: 0; border-end-start-radius: 0; }
.cal-month-event--past .cal-month-event__title a { color: var(--quiet); font-weight: 500; }
`
