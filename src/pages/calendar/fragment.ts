import type { CalendarView, ViewNonces } from './views/view-model.ts'
import { html, type Html } from '../html.ts'
import { jsonScript, structuredData } from '../structured-data.ts'
import { dayBody } from './day.ts'
import { viewHeader } from './header.ts'
import { latestPast } from './latest-past.ts'
import { listBody } from './list-body.ts'
import { monthBody } from './month.ts'
import { subscribeMenu } from './subscribe.ts'
import { summaryBody } from './summary.ts'
import { viewData } from './view-data.ts'
import { viewNav } from './view-nav.ts'
import { viewStylesheets } from './stylesheet.ts'
import { weekBody } from './week.ts'
import { styledView, type StyledView } from './labels.ts'

/**
 * A calendar view, for a page of its own or for insertion into an open one
 * (behaviour/calendar-pages.md#structure-of-a-fragment). It is the same for everyone who sees the
 * same events, so it can be cached; the nonces are appended.
 */
export function calendarFragment(view: CalendarView): Html {
  const shown = styledView(view)
  const { t } = shown.style
  const { total } = view
  return html`<div
    class="cal-events-view cal-events-view--${view.slug}"
    data-js="cal-events-view"
    data-view-rest-url="${view.restUrl}"
    data-view-rest-method="GET"
    data-view-styles="${view.siteUrl}${viewStylesheets[view.slug].path}"
    data-view-manage-url="${view.shouldManageUrl ? '1' : ''}"
    data-view-breakpoint-pointer="${view.breakpointPointer}"
  >
    <section class="cal-l-container" aria-label="${t('calendar.events')}">
      <div class="cal-events-view-loader cal-visually-hidden" role="alert" aria-live="polite">
        ${t('calendar.found', { count: total })}
      </div>
      ${view.structuredData.length > 0 && structuredData(view.structuredData)}
      ${jsonScript(viewData(shown), { js: 'cal-events-view-data' })} ${viewHeader(shown)}
      ${body(shown)} ${latestPast(shown)} ${viewNav(shown)} ${subscribeMenu(t, view.subscribe)}
      <div class="cal-events-after-html"></div>
    </section>
  </div>`
}

function body({ view, style }: StyledView): Html | undefined {
  if (view.slug === 'list') return listBody({ view, style })
  if (view.slug === 'month') return monthBody({ view, style })
  if (view.slug === 'day') return dayBody({ view, style })
  if (view.slug === 'week') return weekBody({ view, style })
  return summaryBody({ view, style })
}

/**
 * Lets the page request other views; the last element of every fragment
 * (behaviour/calendar-pages.md#nonces).
 */
export function nonceScript({ primary, secondary }: ViewNonces): Html {
  return jsonScript(
    { _cal_view_rest_nonce_primary: primary, _cal_view_rest_nonce_secondary: secondary },
    { js: 'cal-events-view-nonce-data' },
  )
}
