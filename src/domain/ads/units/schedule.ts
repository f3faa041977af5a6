/** When a unit shows, and how its status changes over time (behaviour/ads.md). */
import type { AdUnitRow } from '../../../data/ads/unit-row.ts'
import { field, type StoredFields } from './fields.ts'

/** A day in the zone of the site, as rules use it. */
export interface SiteDay {
  /** `YYYY-MM-DD` in the zone of the site. */
  readonly date: string
  /** In English. */
  readonly weekday: string
}

/** Whether the unit's weekdays and dates allow it to show. */
export function showsOn(fields: StoredFields, { date, weekday }: SiteDay): boolean {
  if (field(fields, 'check_exp_date')) {
    const from = field(fields, 'exp_date_from')
    const to = field(fields, 'exp_date_to')
    if ((from !== '' && date < from) || (to !== '' && date > to)) return false
  }
  const days = field(fields, 'set_spec_day')
  return !field(fields, 'check_spec_day') || days.some(({ value }) => value === weekday)
}

/** Whether it depends on the day at all. */
export const hasDays = (fields: StoredFields): boolean =>
  field(fields, 'check_exp_date') || field(fields, 'check_spec_day')

/** Whether the last day of a unit is past. */
export function hasExpired(fields: StoredFields, today: string): boolean {
  const last = field(fields, 'exp_date_to')
  return field(fields, 'check_exp_date') && last !== '' && last < today
}

/** The future publication day of a unit; null if it has none. */
function publicationDayAhead(fields: StoredFields, today: string): string | null {
  const date = field(fields, 'publish_date')
  return date !== '' && date >= today ? date : null
}

/** The parts of a write that determine the status of a unit. */
interface StatusChange {
  /** Undefined if the write does not set the status. */
  readonly named: 'publish' | 'draft' | undefined
  /** The current unit; undefined for a new one. */
  readonly stored: Pick<AdUnitRow, 'status' | 'publishOn' | 'fields'> | undefined
  readonly fields: StoredFields
  readonly today: string
}

/**
 * Returns the status after a write: the given one, or else the current one. A future publication
 * date makes the unit a draft until then; an unchanged date has no effect.
 */
export function nextStatus(change: StatusChange): Pick<AdUnitRow, 'status' | 'publishOn'> {
  const { named, stored, fields, today } = change
  const sameDate =
    stored !== undefined && field(stored.fields, 'publish_date') === field(fields, 'publish_date')
  if (named === undefined && sameDate) {
    return { status: stored.status, publishOn: stored.publishOn }
  }
  const publishOn = publicationDayAhead(fields, today)
  const status = publishOn === null ? (named ?? stored?.status ?? 'publish') : 'draft'
  return { status, publishOn }
}
