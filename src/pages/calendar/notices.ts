import type { Notice } from './views/view-model.ts'
import { html, type Html } from '../html.ts'
import { formatLongDay, formatMonth } from './format-dates.ts'
import { calendarTexts } from './calendar-texts.ts'
import type { StyledView } from './labels.ts'

const texts = calendarTexts.notices

/**
 * Why a page has no events, and where to find some
 * (behaviour/calendar-pages.md#structure-of-a-fragment); undefined if it has events.
 */
export function messages(shown: StyledView): Html | undefined {
  const { notice } = shown.view
  return (
    notice &&
    html`<div class="cal-events-c-messages">
      <div class="cal-events-c-messages__notice --notice" role="alert" aria-live="assertive">
        <p>${noticeMarkup(shown, notice)}</p>
      </div>
    </div>`
  )
}

/** The sentences of a notice, ending with a link. */
export function noticeMarkup(shown: StyledView, notice: Notice): Html {
  const { laterUrl } = notice
  return html`${noticeText(shown, notice)}${
    laterUrl !== '' &&
    html` <a href="${laterUrl}" data-js="cal-events-view-link">${texts.nextEvents}</a>`
  }`
}

function noticeText({ view, style }: StyledView, { kind, keyword }: Notice): string {
  if (kind === 'keyword') {
    return view.slug === 'month'
      ? texts.keywordInMonth(keyword, formatMonth(view.month, style))
      : texts.keyword(keyword)
  }
  if (kind === 'empty') return texts.empty
  if (kind === 'none-upcoming') return texts.noneUpcoming
  if (kind === 'month-empty') {
    return texts.month(formatMonth(view.slug === 'month' ? view.month : view.today, style))
  }
  if (kind === 'day-empty') {
    return texts.day(formatLongDay(view.slug === 'day' ? view.date : view.today, style))
  }
  return texts.week
}
