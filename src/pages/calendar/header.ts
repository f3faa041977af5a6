import type { Translate } from '../../messages/words.ts'
import { html, type Html } from '../html.ts'
import { eventsBar } from './events-bar.ts'
import { messages } from './notices.ts'
import { topBar } from './top-bar.ts'
import { nameOf, titleOf, type StyledView } from './labels.ts'

/** Everything above the events (behaviour/calendar-pages.md#structure-of-a-fragment). */
export function viewHeader(shown: StyledView): Html {
  return html`<header class="cal-events-header">
    ${breadcrumbs(shown)}
    <div class="cal-events-header__content-title">
      <h1 class="cal-events-header__title" data-js="cal-events-title" tabindex="-1">
        ${titleOf(shown)}
      </h1>
    </div>
    ${eventsBar(shown)} ${topBar(shown)}
    <div class="cal-events-header__messages">${messages(shown)}</div>
  </header>`
}

function breadcrumbs({ view, style: { t } }: StyledView): Html | undefined {
  if (view.breadcrumbs.length === 0) return undefined
  const above = [{ name: t('calendar.events'), url: view.homeUrl }, ...steps(t, view.breadcrumbs)]
  const last = above.pop()
  return html`<nav class="cal-events-breadcrumbs" aria-label="${t('calendar.breadcrumbs')}">
    <ol>
      ${above.map(
        ({ name, url }) =>
          html`<li><a href="${url}" data-js="cal-events-view-link">${name}</a></li>`,
      )}
      <li><span aria-current="page">${last?.name}</span></li>
    </ol>
  </nav>`
}

const steps = (
  t: Translate,
  all: StyledView['view']['breadcrumbs'],
): { name: string; url: string }[] => all.map((step) => ({ name: nameOf(t, step), url: step.url }))
