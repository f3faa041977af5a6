/** Everything above and below the events: search, views, dates, paging, subscribing. */
export const BAR_STYLES = `
.cal-events-c-events-bar { display: flex; flex-wrap: wrap; align-items: center; gap: .75rem;
  padding: .625rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--paper); }
.cal-events-c-events-bar__form { display: flex; flex: 1 1 16rem; align-items: center; gap: .5rem;
  padding-inline-start: .5rem; color: var(--quiet); }
.cal-events-c-events-bar__form[hidden], .cal-events-c-events-bar__toggle[hidden] { display: none; }
.cal-events-c-events-bar__keyword { flex: 1; min-width: 0; min-height: 2.75rem; border: 0;
  background: none; color: var(--ink); }
.cal-events-c-events-bar__form:focus-within { border-radius: .5rem; }
.cal-events-c-events-bar__toggle { display: inline-flex; align-items: center; gap: .5rem;
  min-height: 2.75rem; border-color: var(--line); border-radius: .5rem; background: none; }
.cal-events-c-view-selector { margin-inline-start: auto; }
.cal-events-c-view-selector ul { display: flex; flex-wrap: wrap; gap: .25rem; padding: .1875rem;
  border-radius: .5625rem; background: var(--code); }
.cal-events-c-view-selector a { display: block; padding: .4375rem .875rem; border-radius: .4375rem;
  color: var(--ink); text-decoration: none; font-weight: 550; }
.cal-events-c-view-selector a:hover { text-decoration: underline; }
.cal-events-c-view-selector a[aria-current] { background: var(--paper); color: var(--accent);
  font-weight: 650; box-shadow: 0 1px 3px rgb(16 24 40 / .18); }
.cal-events-c-top-bar { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem .75rem;
  margin: 1.25rem 0 1.5rem; }
.cal-events-c-top-bar__nav ul { display: flex; gap: .25rem; }
.cal-step { display: inline-flex; align-items: center; justify-content: center; width: 2.75rem;
  height: 2.75rem; padding: 0; border: 1px solid var(--line); border-radius: .5rem;
  background: var(--paper); color: var(--ink); }
a.cal-step:hover { background: var(--cal-soft); }
.cal-step:disabled, .cal-events-c-nav button:disabled { color: var(--quiet); opacity: .55;
  cursor: default; background: none; }
.cal-events-c-top-bar__datepicker { position: relative; }
.cal-events-c-top-bar__datepicker > summary { display: flex; align-items: center; gap: .375rem;
  min-height: 2.75rem; padding: .25rem .5rem; border-radius: .5rem; font-weight: 650;
  font-size: clamp(1.125rem, 1rem + .8vw, 1.5rem); line-height: 1.25; }
.cal-events-c-top-bar__datepicker > summary:hover { background: var(--cal-soft); }
.cal-events-c-top-bar__datepicker .cal-icon { width: .875em; height: .875em; }
.cal-events-c-top-bar__datepicker label { display: block; margin-bottom: .375rem; font-weight: 600; }
.cal-events-c-top-bar__datepicker form { display: grid; grid-template-columns: 1fr auto; gap: 0 .5rem; }
.cal-events-c-top-bar__datepicker label { grid-column: 1 / -1; }
.cal-events-c-top-bar__datepicker .cal-popover { min-width: min(19rem, calc(100vw - 2.5rem)); }
.cal-events-c-top-bar__datepicker input { min-height: 2.75rem; min-width: 0; }
.cal-events-c-nav { margin-top: 2rem; padding-top: 1.25rem; border-top: 1px solid var(--line); }
.cal-events-c-nav ul { display: grid; grid-template-columns: 1fr auto 1fr; align-items: center;
  gap: .75rem; }
@media (max-width: 29.99rem) { .cal-events-c-nav ul { gap: .25rem; font-size: .9375rem; hyphens: auto; } }
.cal-events-c-nav :is(a, button) { display: inline-flex; align-items: center; gap: .375rem;
  min-height: 2.75rem; padding: .25rem .5rem; border: 0; background: none; font-weight: 600;
  color: var(--accent); text-decoration: none; border-radius: .5rem; overflow-wrap: break-word; }
.cal-events-c-nav span { min-width: 0; }
.cal-events-c-nav a:hover { text-decoration: underline; }
.cal-events-c-nav__next { grid-column: 3; text-align: end; }
.cal-events-c-subscribe-dropdown { margin-top: 1.75rem; display: flex; justify-content: flex-end; }
.cal-events-c-subscribe-dropdown details { position: relative; }
.cal-events-c-subscribe-dropdown .cal-popover { inset-inline-end: 0; bottom: 100%;
  margin: 0 0 .375rem; padding: .375rem; }
.cal-events-c-subscribe-dropdown li a { display: block; padding: .625rem .75rem; color: var(--ink);
  text-decoration: none; border-radius: .375rem; }
.cal-events-c-subscribe-dropdown li a:hover { background: var(--cal-soft); }
@media (max-width: 47.99rem) {
  .cal-events-c-events-bar__form { flex: 1 0 100%; order: 3; padding-inline-start: .25rem; }
  .cal-events-c-view-selector { margin-inline-start: 0; font-size: .875rem; }
  .cal-events-c-view-selector a { padding-inline: .375rem; }
  .cal-events-c-events-bar__toggle { margin-inline-start: auto; }
  .cal-events-c-top-bar__datepicker { order: -1; flex: 1 0 100%; }
  .cal-events-c-top-bar__datepicker > summary { display: inline-flex; padding-inline-start: 0; }
  .cal-events-c-top-bar__today { margin-inline-start: auto; }
  .cal-events-c-subscribe-dropdown { justify-content: stretch; }
  .cal-events-c-subscribe-dropdown details { flex: 1; }
  .cal-events-c-subscribe-dropdown summary { display: flex; }
  .cal-events-c-subscribe-dropdown .cal-popover { inset-inline: 0; }
}
`
