import type { Translate } from '../../messages/words.ts'
import { html, type Html } from '../html.ts'
import { icons } from './icons.ts'
import {
  periodOf,
  stepLabels,
  todayLabels,
  type Label,
  type Period,
  type StyledView,
} from './labels.ts'

/**
 * The period shown, and navigation to others (behaviour/calendar-pages.md#structure-of-a-fragment).
 */
export function topBar(shown: StyledView): Html {
  const { view } = shown
  const { label, title } = todayLabels(shown)
  const [previous, next] = stepLabels(shown)
  return html`<div class="cal-events-c-top-bar">
    <nav class="cal-events-c-top-bar__nav" aria-label="${shown.style.t('calendar.stepping')}">
      <ul>
        <li>
          ${step(view.previousUrl, { rel: view.previousRel, name: previous.title, way: 'previous' })}
        </li>
        <li>${step(view.nextUrl, { rel: view.nextRel, name: next.title, way: 'next' })}</li>
      </ul>
    </nav>
    <a
      class="cal-events-c-top-bar__today cal-button cal-button--quiet"
      href="${view.todayUrl}"
      data-js="cal-events-view-link"
      data-focus="top-today"
      title="${title}"
      >${label}</a
    >
    ${datePicker(shown)}
  </div>`
}

interface Step {
  readonly rel: string
  readonly name: string
  readonly way: 'previous' | 'next'
}

function step(url: string, { rel, name, way }: Step): Html {
  if (url === '') {
    return html`<button class="cal-step" type="button" aria-label="${name}" disabled>
      ${icons[way]}
    </button>`
  }
  return html`<a
    class="cal-step"
    href="${url}"
    rel="${rel}"
    aria-label="${name}"
    title="${name}"
    data-js="cal-events-view-link"
    data-focus="top-${way}"
    >${icons[way]}</a
  >`
}

/** The period, with a form to choose another one that works without scripts. */
function datePicker(shown: StyledView): Html {
  const { view, style } = shown
  const { t } = style
  const period = periodOf(shown)
  const type = view.slug === 'month' ? 'month' : 'date'
  return html`<details class="cal-events-c-top-bar__datepicker" data-js="cal-events-popover">
    <summary>
      <span class="cal-visually-hidden">${t('calendar.picker.choose')}, </span>
      <span class="cal-events-c-top-bar__period">${periodMarkup(t, period)}</span> ${icons.down}
    </summary>
    <form class="cal-popover" method="get" action="${view.formUrl}" data-js="cal-events-view-form">
      <input type="hidden" name="cal-events-views[url]" value="${view.url}" />
      ${
        view.bar.keyword !== '' &&
        html`<input
          type="hidden"
          name="cal-events-views[cal-bar-search]"
          value="${view.bar.keyword}"
        />`
      }
      <label for="cal-events-date"
        >${type === 'month' ? t('calendar.picker.month') : t('calendar.picker.date')}</label
      >
      <input
        id="cal-events-date"
        type="${type}"
        name="cal-events-views[cal-bar-date]"
        value="${period.from.slice(0, type === 'month' ? 7 : 10)}"
        placeholder="${type === 'month' ? t('calendar.picker.monthPattern') : t('calendar.picker.datePattern')}"
        required
      />
      <button class="cal-button">${t('calendar.picker.go')}</button>
    </form>
  </details>`
}

function periodMarkup(t: Translate, { start, end, from, to }: Period): Html {
  return html`<time datetime="${from}">${both(start)}</time>${
      end !== undefined &&
      html`${t('calendar.rangeSeparator')}<time datetime="${to}">${both(end)}</time>`
    }`
}

function both({ wide, small }: Label): Html {
  if (wide === small) return html`${wide}`
  return html`<span class="cal-wide">${wide}</span><span class="cal-small">${small}</span>`
}
