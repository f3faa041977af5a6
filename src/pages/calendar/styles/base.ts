/** Styles common to all views, and light and dark colours with a contrast of at least 4.5. */
export const BASE_STYLES = `
:root {
  --cal-soft: #eef3fb; --cal-bar: #dbe7f9; --cal-bar-ink: #123a78; --cal-strong: #1f5fbf;
  --cal-strong-ink: #ffffff; --cal-past: #f1f3f6; --cal-shade: 0 .5rem 1.75rem rgb(16 24 40 / .16);
  --cal-mark: #8a4b00; --cal-other: #f8f9fb;
}
@media (prefers-color-scheme: dark) {
  :root {
    --cal-soft: #1a2435; --cal-bar: #23375a; --cal-bar-ink: #d3e3ff; --cal-strong: #8ab6f7;
    --cal-strong-ink: #10151d; --cal-past: #20262f; --cal-shade: 0 .5rem 1.75rem rgb(0 0 0 / .6);
    --cal-mark: #f3bd6b; --cal-other: #10141a;
  }
}
html body :is(.top, main, .end) { max-width: 72rem; }
html body main { padding-top: 1.75rem; }
.cal-page { scroll-margin-top: 1rem; }
.cal-events-view { transition: opacity .15s; }
.cal-events-view[aria-busy='true'] { opacity: .55; }
:where(.cal-events-view, .cal-single) :where(h1, h2, h3, h4) { margin: 0; line-height: 1.25;
  text-wrap: balance; }
:where(.cal-events-view) :where(ul, ol) { list-style: none; margin: 0; padding: 0; }
.cal-visually-hidden { position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0;
  overflow: hidden; clip-path: inset(50%); white-space: nowrap; border: 0; }
.cal-icon { width: 1.25em; height: 1.25em; flex: none; fill: none; stroke: currentColor;
  stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; vertical-align: -.25em; }
[dir='rtl'] .cal-icon--way { scale: -1 1; }
.cal-wide { display: none; }
@media (min-width: 48rem) { .cal-wide { display: inline; } .cal-small { display: none; } }
.cal-button { display: inline-flex; align-items: center; justify-content: center; gap: .5rem;
  min-height: 2.75rem; padding: .375rem 1.125rem; font-weight: 600; text-decoration: none;
  border: 1px solid var(--accent); border-radius: .5rem; background: var(--accent);
  color: var(--paper); cursor: pointer; }
.cal-button:hover { filter: brightness(1.1); }
.cal-button--quiet { background: var(--paper); color: var(--ink); border-color: var(--line); }
.cal-button--quiet:hover { background: var(--cal-soft); filter: none; }
details > summary { list-style: none; cursor: pointer; }
details > summary::-webkit-details-marker { display: none; }
.cal-popover { position: absolute; z-index: 5; margin: .375rem 0 0; padding: 1rem; min-width: 16rem;
  max-width: calc(100vw - 2.5rem); background: var(--paper); border: 1px solid var(--line);
  border-radius: .625rem; box-shadow: var(--cal-shade); }
.cal-events-header__title { outline: 0; margin: 0 0 1.25rem; }
.cal-events-header__content-title > h1 { margin-bottom: 1.25rem; }
.cal-events-breadcrumbs { margin-bottom: .5rem; color: var(--quiet); font-size: .9375rem; }
.cal-events-breadcrumbs ol { display: flex; flex-wrap: wrap; }
.cal-events-breadcrumbs li + li::before { content: '›'; margin: 0 .5rem; }
.cal-events-c-messages__notice { margin: 0 0 1.5rem; padding: 1rem 1.25rem; border-radius: .625rem;
  background: var(--notice); border-inline-start: .25rem solid var(--accent); }
.cal-events-c-messages__notice p { margin: 0; }
.cal-featured { color: var(--cal-mark); font-weight: 650; margin-inline-end: .5rem;
  white-space: nowrap; }
.cal-featured .cal-icon { margin-inline-end: .25rem; }
.cal-featured .cal-icon, .cal-bar .cal-icon { fill: currentColor; width: 1em; height: 1em; }
.cal-featured .cal-icon { vertical-align: -.125em; }
.cal-canceled { padding: 0 .375em; border: 1px solid currentColor; border-radius: .25rem;
  font-size: .8125em; font-weight: 650; }
.cal-tooltip { position: absolute; z-index: 10; width: 19rem; max-width: calc(100vw - 1rem);
  max-height: 26rem; overflow: hidden; padding: 1rem; font-size: .9375rem; line-height: 1.5;
  background: var(--paper); color: var(--ink); border: 1px solid var(--line);
  border-radius: .625rem; box-shadow: var(--cal-shade); }
.cal-tooltip > * { margin: 0 0 .375rem; }
.cal-tooltip > :last-child { margin-bottom: 0; }
.cal-tooltip img { display: block; width: 100%; height: auto; max-height: 9rem; object-fit: cover;
  border-radius: .375rem; }
.cal-tooltip__title { font-weight: 650; font-size: 1.0625rem; line-height: 1.3; }
.cal-tooltip .cal-event__excerpt { display: -webkit-box; -webkit-line-clamp: 4;
  -webkit-box-orient: vertical; overflow: hidden; }
`
