import { readWall } from '../recurrence/wall-moments.ts'
import { instantOfWall, wallOfInstant } from '../time/instants.ts'
import type { WallTime } from '../time/wall-time.ts'
import type { Property } from './properties.ts'

/** An event that cannot be taken; the message says why. */
export class EventProblem extends Error {
  override readonly name = 'EventProblem'
}

/** The zones of a file. */
export interface FileZones {
  /** Of times that name none. */
  readonly defaultZone: string
  /** What the file means by a name; undefined where nobody knows. */
  readonly zoneOf: (tzid: string) => string | undefined
}

export interface ReadTime {
  readonly wall: WallTime
  readonly zone: string
  /** The property names days. */
  readonly allDay: boolean
}

/**
 * A property that holds one time.
 * @param floating the zone of days, and of times that name none
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
    throw new EventProblem(`${name} holds a time that is not understood: ${value.slice(0, 40)}`)
  }
  const { wall, dateOnly: allDay } = read
  if (utc) return { wall, zone: 'UTC', allDay: false }
  const tzid = parameters.get('TZID')
  if (allDay || tzid === undefined) return { wall, zone: floating, allDay }
  const zone = zones.zoneOf(tzid)
  if (zone === undefined) throw new EventProblem(`The zone is not known: ${tzid.slice(0, 80)}`)
  return { wall, zone, allDay }
}

/**
 * A property that holds several times, as texts of the event's zone. Of periods only the starts are
 * taken.
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
