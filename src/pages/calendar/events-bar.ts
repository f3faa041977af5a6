import type { ViewLink } from './views/view-model.ts'
import type { Translate } from '../../messages/words.ts'
import { html, type Html } from '../html.ts'
import { icons } from './icons.ts'
import { VIEW_NAMES, type StyledView } from './labels.ts'

const FORM_ID = 'cal-events-search'

/**
 * The search form and the choice of views (behaviour/calendar-pages.md#structure-of-a-fragment).
 */
export function eventsBar({ view, style: { t } }: StyledView): Html {
  return html`<div
    class="cal-events-c-events-bar"
    role="region"
    aria-label="${t('calendar.bar.heading')}"
  >
    <h2 class="cal-visually-hidden">${t('calendar.bar.heading')}</h2>
    ${!view.searchDisabled && search(t, view)} ${viewSelector(t, view.views)}
  </div>`
}

/** On narrow screens a button opens and closes the form; without scripts it is always open. */
function search(t: Translate, { url, formUrl, bar }: StyledView['view']): Html {
  return html`<button
      class="cal-events-c-events-bar__toggle"
      type="button"
      data-js="cal-events-bar-toggle"
      aria-controls="${FORM_ID}"
      aria-expanded="true"
      hidden
    >
      ${icons.search}<span>${t('calendar.bar.toggle')}</span>
    </button>
    <form
      class="cal-events-c-events-bar__form"
      id="${FORM_ID}"
      method="get"
      action="${formUrl}"
      role="search"
      aria-label="${t('calendar.bar.placeholder')}"
      data-js="cal-events-view-form"
    >
      <input type="hidden" name="cal-events-views[url]" value="${url}" />
      <label class="cal-visually-hidden" for="cal-events-keyword"
        >${t('calendar.bar.keyword')}</label
      >
      ${icons.search}
      <input
        class="cal-events-c-events-bar__keyword"
        id="cal-events-keyword"
        type="text"
        name="cal-events-views[cal-bar-search]"
        value="${bar.keyword}"
        placeholder="${t('calendar.bar.placeholder')}"
        autocomplete="off"
        enterkeyhint="search"
      />
      <button class="cal-button">${t('calendar.bar.find')}</button>
    </form>`
}

function viewSelector(t: Translate, views: readonly ViewLink[]): Html | undefined {
  if (views.length < 2) return undefined
  return html`<nav class="cal-events-c-view-selector" aria-label="${t('calendar.viewsHeading')}">
    <ul>
      ${views.map(
        ({ slug, url, isCurrent }) =>
          html`<li>
            <a
              href="${url}"
              data-js="cal-events-view-link"
              data-focus="view-${slug}"
              ${isCurrent && html`aria-current="true"`}
              >${t(VIEW_NAMES[slug])}</a
            >
          </li>`,
      )}
    </ul>
  </nav>`
}
