const DAYS = [1, 2, 3, 4, 5, 6, 7]

/** Bars cover the borders between their days; all days have the same width. */
const widths = DAYS.map(
  (days) => `.cal-bar--width-${days} { width: calc(${days * 100}% + ${days - 1}px); }`,
).join('\n')

/** Bars of events of several days, in months and weeks. */
export const LANE_STYLES = `
.cal-bar-row { height: 1.75rem; margin-bottom: .1875rem; position: relative; }
.cal-bar { position: relative; z-index: 1; height: 1.75rem; }
.cal-bar__title { font-size: .8125rem; font-weight: 600; height: 100%; }
.cal-bar__title a { display: flex; align-items: center; gap: .25rem; height: 100%;
  padding: 0 .5rem; overflow: hidden; white-space: nowrap; text-decoration: none;
  background: var(--cal-bar); color: var(--cal-bar-ink); }
.cal-bar__title span { overflow: hidden; text-overflow: ellipsis; }
.cal-bar__title a:hover { text-decoration: underline; }
.cal-bar--start .cal-bar__title { padding-inline-start: .25rem; }
.cal-bar--end .cal-bar__title { padding-inline-end: .25rem; }
.cal-bar--start .cal-bar__title a { border-start-start-radius: .375rem;
  border-end-start-radius: .375rem; }
.cal-bar--end .cal-bar__title a { border-start-end-radius: .375rem;
  border-end-end-radius: .375rem; }
.cal-bar--featured .cal-bar__title a { background: var(--cal-strong); color: var(--cal-strong-ink); }
.cal-bar--past .cal-bar__title a { background: var(--cal-past); color: var(--quiet); }
${widths}
`
