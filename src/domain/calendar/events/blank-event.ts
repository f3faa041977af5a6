import type { EventColumns } from '../../../data/event-row.ts'
import { wallOfInstant } from '../time/instants.ts'
import type { WallTime } from '../time/wall-time.ts'

const HOUR = 3600
/** Of a clock outside of the years that the calendar knows. */
const SOMEWHEN: WallTime = '2000-01-01 00:00:00'

/** An event of which nothing is known: an hour from now, in the zone of the site. */
export function blankEvent(now: Date, zone: string): EventColumns {
  const hour = new Date(Math.ceil(now.getTime() / 1000 / HOUR) * HOUR * 1000)
  const later = new Date(hour.getTime() + HOUR * 1000)
  return {
    startsAt: wallOfInstant(hour, zone) ?? SOMEWHEN,
    endsAt: wallOfInstant(later, zone) ?? SOMEWHEN,
    timezone: zone,
    utcStart: wallOfInstant(hour, 'UTC') ?? SOMEWHEN,
    utcEnd: wallOfInstant(later, 'UTC') ?? SOMEWHEN,
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
