import type { EventColumns } from '../../../data/events/event-row.ts'
import { wallOfInstant } from '../../time/instants.ts'
import type { WallTime } from '../../time/wall-time.ts'

const HOUR = 3600
/** Used if the clock is outside the supported years. */
const FALLBACK_TIME: WallTime = '2000-01-01 00:00:00'

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
    showMap: false,
    showMapLink: false,
    hidden: false,
    featured: false,
    canceled: false,
    website: null,
    cost: '',
    costDescription: '',
    currencySymbol: '',
    currencyCode: '',
    currencyPosition: '',
    dateTimeSeparator: '',
    timeRangeSeparator: '',
    uid: null,
    sequence: 0,
    recurrence: null,
    seriesId: null,
    originalStart: null,
  }
}
