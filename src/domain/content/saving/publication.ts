import type { EntryRow } from '../../../data/entries/entry-row.ts'
import type { EntryValues } from '../../../data/entries/entry-writer.ts'
import type { ContentType } from '../../content-types/content-types.ts'
import { parseDate, parseGmtDate } from '../entry-dates.ts'
import { isStatusName, nextStatus, statuses } from '../../content-types/entry-statuses.ts'
import type { EntryInput } from './entry-input.ts'

/** The publication date of an item, and the status, which depends on it. */
export interface Publication extends Pick<EntryValues, 'date' | 'dateFloats'> {
  readonly status: keyof typeof statuses
  /** The date that this write sets; undefined otherwise. */
  readonly chosen: Date | undefined
}

/** What the decision needs in addition to the item and the write. `now` is in whole seconds. */
export interface Moment {
  readonly now: Date
  readonly zone: string
  /** The status of a new item without one; defaults to draft. */
  readonly firstStatus?: ContentType['firstStatus']
}

/**
 * Decides date and status after a write (behaviour/content.md#writing,
 * behaviour/content.md#slugs-and-dates, behaviour/content.md#statuses). Drafts without a chosen
 * date have a floating one: it follows the present until publication.
 */
export function decidePublication(
  before: EntryRow | undefined,
  input: EntryInput,
  { now, zone, firstStatus = 'draft' }: Moment,
): Publication {
  const chosen = chosenDate(before, input, zone)
  const fixed = chosen === undefined ? fixedDate(before) : (chosen ?? undefined)
  const current = before && isStatusName(before.status) ? before.status : undefined
  const wanted = input.status ?? (before === undefined ? firstStatus : undefined)
  const status = nextStatus({ current, wanted, date: fixed, now })
  if (fixed !== undefined) {
    return { status, date: fixed, dateFloats: false, chosen: chosen ?? undefined }
  }
  // Items in the trash keep their date, floating or not, to be restored with it.
  if (before !== undefined && status === 'trash' && chosen === undefined) {
    return { status, date: before.date, dateFloats: before.dateFloats, chosen: undefined }
  }
  return { status, date: now, dateFloats: statuses[status].dateFloating, chosen: undefined }
}

/** The date that a write sets: null resets it, undefined leaves it unchanged. `date` wins. */
function chosenDate(
  before: EntryRow | undefined,
  { date, dateGmt }: EntryInput,
  zone: string,
): Date | null | undefined {
  if (date === null || dateGmt === null) return null
  const named = date === undefined ? dateGmt && parseGmtDate(dateGmt) : parseDate(date, zone)
  if (!(named instanceof Date)) return undefined
  // A client that sends a draft back unchanged has not chosen a date.
  const repeats = before?.dateFloats === true && named.getTime() === before.date.getTime()
  return repeats ? undefined : named
}

function fixedDate(before: EntryRow | undefined): Date | undefined {
  return before === undefined || before.dateFloats ? undefined : before.date
}
