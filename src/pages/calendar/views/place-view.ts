import type { Caller } from '../../../domain/accounts/caller.ts'
import type { Site } from '../../../domain/site/site.ts'
import { BLANK_REQUEST, type PlaceAddress, type ViewRequest } from './addresses/view-request.ts'
import { loadView } from './load-view.ts'
import type { ListView } from './view-model.ts'
import { loadViewSite } from './view-site.ts'

/**
 * Loads the list of events on the page of a venue or an organizer.
 * @returns undefined if the place does not exist or is not published
 */
export async function loadPlaceView(
  context: Site,
  caller: Caller,
  place: PlaceAddress,
  { page, past }: Pick<ViewRequest, 'page' | 'past'>,
): Promise<ListView | undefined> {
  const site = await loadViewSite(context)
  const request: ViewRequest = { ...BLANK_REQUEST, view: 'list', place, page, past }
  const options = { shouldManageUrl: true, isInitialLoad: true }
  const view = await loadView(context, site, caller, request, options)
  return view?.slug === 'list' ? view : undefined
}
