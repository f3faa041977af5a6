/** Parts of an event, in lists, in the days of months and in tooltips. */
export const CARD_STYLES = `
.cal-event__when { margin: 0 0 .125rem; color: var(--quiet); font-size: .9375rem; }
.cal-event__excerpt { margin: .5rem 0 0; max-width: 42rem; }
.cal-event__excerpt > :first-child { margin-top: 0; }
.cal-event__excerpt > :last-child { margin-bottom: 0; }
.cal-event__cost { display: flex; align-items: center; gap: .375rem; margin: .5rem 0 0;
  font-weight: 600; font-size: .9375rem; }
.cal-event__cost .cal-icon { color: var(--quiet); }
.cal-event__image { display: block; width: 100%; height: auto; aspect-ratio: 16 / 9;
  object-fit: cover; border-radius: .625rem; background: var(--code); order: -1; }
.cal-event--featured { border-inline-start: .25rem solid var(--cal-mark); padding-inline-start: 1rem; }
`
