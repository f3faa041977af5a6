/** Loads a calendar page by its address. */
import type { Caller } from '../../../domain/accounts/caller.ts'
import type { Site } from '../../../domain/site/site.ts'
import type { ViewRequest } from './addresses/view-request.ts'
import { loadDay, loadMonth, loadWeek } from './grid-views.ts'
import { loadListPage } from './list-view.ts'
import { resolveFilters } from './resolve-filters.ts'
import type { PageOptions, ViewFrame } from './view-common.ts'
import type { ViewSlug } from '../../../domain/site/calendar-settings.ts'
import type { CalendarView } from './view-model.ts'
import type { ViewSite } from './view-site.ts'

/** The default view. */
const DEFAULT_VIEW: ViewSlug = 'list'

/**
 * Loads a page in a number of statements that does not depend on the number of events.
 * @returns undefined if a term or place in the address does not exist
 */
export async function loadView(
  context: Site,
  site: ViewSite,
  caller: Caller,
  request: ViewRequest,
  options: PageOptions,
): Promise<CalendarView | undefined> {
  const narrowed = await resolveFilters(context, caller, request)
  if (narrowed === undefined) return undefined
  const slug = request.view ?? DEFAULT_VIEW
  const frame: ViewFrame = { site, request, slug, narrowed, options }
  if (slug === 'month') return loadMonth(context, caller, frame)
  if (slug === 'week') return loadWeek(context, caller, frame)
  if (slug === 'day') return loadDay(context, caller, frame)
  return loadListPage(context, caller, { ...frame, slug })
}
