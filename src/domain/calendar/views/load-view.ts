/** A page of the calendar, from what its address asks for to all that it shows. */
import type { Caller } from '../../accounts/caller.ts'
import type { Site } from '../../site/site.ts'
import type { ViewRequest } from './addresses/view-request.ts'
import { loadDay, loadMonth, loadWeek } from './grid-views.ts'
import { loadListing } from './list-view.ts'
import { narrow } from './narrow.ts'
import type { PageManner, ViewFrame } from './view-common.ts'
import type { CalendarView, ViewSlug } from './view-model.ts'
import type { ViewSite } from './view-site.ts'

/** What the site shows where no view is named. */
const DEFAULT_VIEW: ViewSlug = 'list'

/**
 * Loads a page in a number of statements that does not depend on its events.
 * @returns undefined where it names a term or a place that is not there
 */
export async function loadView(
  context: Site,
  site: ViewSite,
  caller: Caller,
  request: ViewRequest,
  manner: PageManner,
): Promise<CalendarView | undefined> {
  const narrowed = await narrow(context, caller, request)
  if (narrowed === undefined) return undefined
  const slug = request.view ?? DEFAULT_VIEW
  const frame: ViewFrame = { site, request, slug, narrowed, manner }
  if (slug === 'month') return loadMonth(context, caller, frame)
  if (slug === 'week') return loadWeek(context, caller, frame)
  if (slug === 'day') return loadDay(context, caller, frame)
  return loadListing(context, caller, { ...frame, slug })
}
