import { readWall } from '../recurrence/wall-moments.ts'
import { instantOfWall, wallOfInstant } from '../../time/instants.ts'
import type { WallTime } from '../../time/wall-time.ts'
import type { Property } from '../../../adapters/icalendar/properties.ts'

/** An invalid event; the message says why. */
export class EventProblem extends Error {
  override readonly name = 'EventProblem'
}

export interface FileZones {
  readonly defaultZone: string
  /** The zone for a TZID; undefined if unknown. */
  readonly zoneOf: (tzid: string) => string | undefined
}

export interface ReadTime {
  readonly wall: WallTime
  readonly zone: string
  /** The value is a date without a time. */
  readonly allDay: boolean
}

/**
 * Reads a property with one time.
 * @param floating the zone of dates, and of times without a zone
 * @throws EventProblem
 */
export function readTime(
  property: Property,
  zones: FileZones,
  floating = zones.defaultZone,
): ReadTime {
  const { name, value, parameters } = property
  const utc = /Z\s*$/i.test(value)
  const read = readWall(utc ? value.trim().slice(0, -1) : value)
  if (read === undefined) {
    throw new EventProblem(`${name} has an invalid time: ${value.slice(0, 40)}`)
  }
  const { wall, dateOnly: allDay } = read
  if (utc) return { wall, zone: 'UTC', allDay: false }
  const tzid = parameters.get('TZID')
  if (allDay || tzid === undefined) return { wall, zone: floating, allDay }
  const zone = zones.zoneOf(tzid)
  if (zone === undefined) throw new EventProblem(`Unknown time zone: ${tzid.slice(0, 80)}`)
  return { wall, zone, allDay }
}

/**
 * Reads a property with several times, as wall times in the event's zone. Only the starts of
 * periods are used.
 * @throws EventProblem
 */
export function readTimes(property: Property, zones: FileZones, event: ReadTime): string[] {
  return property.value.split(',').flatMap((item) => {
    const [value = ''] = item.split('/')
    if (value.trim() === '') return []
    const { wall, zone, allDay } = readTime({ ...property, value }, zones, event.zone)
    if (allDay) return [wall.slice(0, 10)]
    const same = zone === event.zone ? wall : wallOfInstant(instantOfWall(wall, zone), event.zone)
    return same === undefined ? [] : [same]
  })
}
