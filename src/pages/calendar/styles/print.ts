/** Print styles: the events, without controls. */
export const PRINT_STYLES = `
@media print {
  :root { --paper: #ffffff; --ink: #000000; --quiet: #333333; --line: #999999; --accent: #000000;
    --cal-soft: #ffffff; --cal-bar: #e6e6e6; --cal-bar-ink: #000000; --cal-strong: #d0d0d0;
    --cal-strong-ink: #000000; --cal-past: #f2f2f2; --cal-mark: #000000; --cal-other: #ffffff;
    --notice: #f2f2f2; }
  html { font-size: 11pt; }
  html body :is(.top, main) { max-width: none; padding: 0; }
  .skip, .top form, .end, .cal-events-c-events-bar, .cal-events-c-top-bar, .cal-events-c-nav,
  .cal-events-c-subscribe-dropdown, .cal-tooltip { display: none; }
  .cal-events-calendar-list__event-row, .cal-event, .cal-events-calendar-month tr, .cal-mobile-day,
  .cal-events-calendar-summary li { break-inside: avoid; }
  h1, h2, h3, h4 { break-after: avoid; }
  .cal-event__image { max-width: 10rem; }
  .cal-bar__title a, .cal-week-event, .cal-events-calendar-month__date time {
    print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`
