/** The paging and the date range of lists; pure functions. */
import type { SidesWithEvents } from '../../../data/events/event-view-reader.ts'
import type { WallDate } from '../../../domain/time/wall-time.ts'
import { firstDayOf } from './addresses/address-dates.ts'
import type { ViewRequest } from './addresses/view-request.ts'
import type { ListRange } from './view-model.ts'

/** The state of a page of a list. */
export interface ListState {
  readonly request: ViewRequest
  /** There is a further page, away from now. */
  readonly more: boolean
  readonly sides: SidesWithEvents
  /** For a page beyond the last one: the last page, or 0 if there are none. */
  readonly lastPage: number | undefined
}

export interface ListSteps {
  readonly previous: ViewRequest | undefined
  readonly next: ViewRequest | undefined
}

export const pageCount = (total: number, size: number): number => Math.ceil(total / size)

/**
 * The pages before and after (behaviour/calendar-pages.md#paging-of-lists): earlier events are
 * before, whichever side of now they are on.
 */
export function listSteps(
  { request, more, sides, lastPage }: ListState,
  slug: 'list' | 'summary',
): ListSteps {
  const at = (page: number, past: boolean): ViewRequest => ({ ...request, view: slug, page, past })
  const { page, past } = request
  if (lastPage !== undefined) {
    const last = lastPage === 0 ? undefined : at(lastPage, past)
    return past ? { previous: undefined, next: last } : { previous: last, next: undefined }
  }
  const further = more ? at(page + 1, past) : undefined
  if (page > 1) {
    const back = at(page - 1, past)
    return past ? { previous: further, next: back } : { previous: back, next: further }
  }
  if (!past) return { previous: sides.past ? at(1, true) : undefined, next: further }
  const today = { ...at(1, false), date: undefined }
  return { previous: further, next: sides.upcoming ? at(1, false) : today }
}

/**
 * The date range of a page; undefined where it shows all events to come that are left, or none
 * (behaviour/calendar-pages.md#structure-of-a-fragment).
 * @param days of its events, in order
 */
export function listRange(
  { request, more }: ListState,
  days: readonly WallDate[],
): ListRange | undefined {
  const { page, past, date } = request
  const [first] = days
  const last = days.at(-1)
  if (first === undefined || last === undefined) return undefined
  if (past) return { start: first, end: page === 1 ? 'now' : differing(first, last) }
  if (!more) return undefined
  const chosen = date === undefined ? 'now' : firstDayOf(date)
  return { start: page === 1 ? chosen : first, end: differing(first, last) }
}

const differing = (first: WallDate, last: WallDate): WallDate | undefined =>
  first === last ? undefined : last
