import type { EventColumns } from '../../../data/events/event-row.ts'
import { wallOfInstant } from '../../time/instants.ts'
import type { WallTime } from '../../time/wall-time.ts'

const HOUR = 3600
/** Used if the clock is outside the supported years. */
const FALLBACK_TIME: WallTime = '2000-01-01 00:00:00'

/** Details without a value, of a new event and of one that is not shown in full. */
export const BLANK_DETAILS = {
  showMap: false,
  showMapLink: false,
  website: null,
  cost: '',
  costDescription: '',
  currencySymbol: '',
  currencyCode: '',
  currencyPosition: '',
  dateTimeSeparator: '',
  timeRangeSeparator: '',
} as const satisfies Partial<EventColumns>

/** The defaults of a new event: one hour long, from the next full hour, in the zone of the site. */
export function blankEvent(now: Date, zone: string): EventColumns {
  const hour = new Date(Math.ceil(now.getTime() / 1000 / HOUR) * HOUR * 1000)
  const later = new Date(hour.getTime() + HOUR * 1000)
  return {
    startsAt: wallOfInstant(hour, zone) ?? FALLBACK_TIME,
    endsAt: wallOfInstant(later, zone) ?? FALLBACK_TIME,
    timezone: zone,
    utcStart: wallOfInstant(hour, 'UTC') ?? FALLBACK_TIME,
    utcEnd: wallOfInstant(later, 'UTC') ?? FALLBACK_TIME,
    allDay: false,
    ...BLANK_DETAILS,
    hidden: false,
    featured: false,
    canceled: false,
    uid: null,
    sequence: 0,
    recurrence: null,
    seriesId: null,
    originalStart: null,
  }
}
