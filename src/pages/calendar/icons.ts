import { html, type Html } from '../html.ts'

/** Decorative icons; screen readers skip them, since the text is given elsewhere. */
function icon(path: string, kind = ''): Html {
  return html`<svg class="cal-icon${kind}" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="${path}" />
  </svg>`
}

/** Turned around where the site is read from right to left. */
const WAY = ' cal-icon--way'

export const icons = {
  previous: icon('M15 5l-7 7 7 7', WAY),
  next: icon('M9 5l7 7-7 7', WAY),
  down: icon('M6 9l6 6 6-6'),
  search: icon('M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20'),
  calendar: icon('M4 6h16v14H4zM4 10h16M8 3v4M16 3v4'),
  place: icon(
    'M12 21c4-5 7-8.500 7-11.500a7 7 0 0 0-14 0C5 12.500 8 16 12 21zM12 11.500v-4M10 9.500h4',
  ),
  ticket: icon('M3 8h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4zM14 8v10'),
  star: icon(
    'M12 4l2.500 5.200 5.700.8-4.100 4 1 5.600L12 16.900l-5.100 2.700 1-5.600-4.100-4 5.700-.8z',
  ),
} as const
