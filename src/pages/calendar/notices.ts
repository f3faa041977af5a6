import type { Notice } from './views/view-model.ts'
import { html, type Html } from '../html.ts'
import { formatLongDay, formatMonth } from './format-dates.ts'
import type { StyledView } from './labels.ts'

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
    html` <a href="${laterUrl}" data-js="cal-events-view-link"
      >${shown.style.t('calendar.notice.nextEvents')}</a
    >`
  }`
}

function noticeText({ view, style }: StyledView, { kind, keyword }: Notice): string {
  const { t } = style
  if (kind === 'keyword') {
    return view.slug === 'month'
      ? t('calendar.notice.keywordInMonth', { keyword, month: formatMonth(view.month, style) })
      : t('calendar.notice.keyword', { keyword })
  }
  if (kind === 'empty') return t('calendar.notice.empty')
  if (kind === 'none-upcoming') return t('calendar.notice.noneUpcoming')
  if (kind === 'month-empty') {
    const month = view.slug === 'month' ? view.month : view.today
    return t('calendar.notice.month', { month: formatMonth(month, style) })
  }
  if (kind === 'day-empty') {
    const day = view.slug === 'day' ? view.date : view.today
    return t('calendar.notice.day', { day: formatLongDay(day, style) })
  }
  return t('calendar.notice.week')
}
