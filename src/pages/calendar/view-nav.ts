import { html, type Html } from '../html.ts'
import { icons } from './icons.ts'
import { stepLabels, todayLabels, type LinkLabels, type StyledView } from './labels.ts'

/**
 * Navigation below the events: three links for a list, two for a day; months have only the one
 * above.
 */
export function viewNav(shown: StyledView): Html | undefined {
  const { view } = shown
  if (view.slug === 'month') return undefined
  const [previous, next] = stepLabels(shown)
  const { label, title } = todayLabels(shown)
  return html`<nav class="cal-events-c-nav" aria-label="${shown.style.t('calendar.paging')}">
    <ul>
      <li class="cal-events-c-nav__previous">
        ${way('previous', view.previousUrl, view.previousRel, previous)}
      </li>
      ${
        view.slug !== 'day' &&
        html`<li class="cal-events-c-nav__today">
          <a
            href="${view.todayUrl}"
            data-js="cal-events-view-link"
            data-focus="nav-today"
            title="${title}"
            >${label}</a
          >
        </li>`
      }
      <li class="cal-events-c-nav__next">${way('next', view.nextUrl, view.nextRel, next)}</li>
    </ul>
  </nav>`
}

function way(side: 'previous' | 'next', url: string, rel: string, { label }: LinkLabels): Html {
  const words =
    side === 'previous'
      ? html`${icons.previous}<span>${label}</span>`
      : html`<span>${label}</span>${icons.next}`
  if (url === '') return html`<button type="button" disabled>${words}</button>`
  return html`<a href="${url}" rel="${rel}" data-js="cal-events-view-link" data-focus="nav-${side}"
    >${words}</a
  >`
}
