/** When a unit shows, and what becomes of it by itself (ads.md 2.7, 3 to 5). */
import { field, type StoredFields } from './fields.ts'

/** A day of the site as rules see it. */
export interface SiteDay {
  /** `YYYY-MM-DD` in the zone of the site. */
  readonly date: string
  /** In English. */
  readonly weekday: string
}

/** Whether the days that the unit names let it show. */
export function showsOn(fields: StoredFields, { date, weekday }: SiteDay): boolean {
  if (field(fields, 'check_exp_date')) {
    const from = field(fields, 'exp_date_from')
    const to = field(fields, 'exp_date_to')
    if ((from !== '' && date < from) || (to !== '' && date > to)) return false
  }
  const days = field(fields, 'set_spec_day')
  return !field(fields, 'check_spec_day') || days.some(({ value }) => value === weekday)
}

/** Whether it hangs on the day at all. */
export const hasDays = (fields: StoredFields): boolean =>
  field(fields, 'check_exp_date') || field(fields, 'check_spec_day')

/** Whether the last day of a unit is past. */
export function isOver(fields: StoredFields, today: string): boolean {
  const last = field(fields, 'exp_date_to')
  return field(fields, 'check_exp_date') && last !== '' && last < today
}

/** The day for which a unit that is saved has to wait; null when it need not. */
export function waitsFor(fields: StoredFields, today: string): string | null {
  const date = field(fields, 'publish_date')
  return date !== '' && date >= today ? date : null
}
