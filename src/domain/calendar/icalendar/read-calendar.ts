import { RecurrenceProblem } from '../recurrence/rule.ts'
import type { CalendarEvent } from './calendar-event.ts'
import { createZoneRegistry, type ZoneRegistry } from './zone-registry.ts'
import { plainText, readProperty, type Property } from '../../../adapters/icalendar/properties.ts'
import { readEvent, readExtras, type EventExtras } from './read-event.ts'
import { EventProblem } from './read-times.ts'
import { CalendarProblem, unfoldedLines } from '../../../adapters/icalendar/unfold.ts'
import { readObservance, type Observance } from './zone-definitions.ts'

/** An item of a file: an event, or a problem with its line. */
export type CalendarItem =
  | {
      readonly kind: 'event'
      readonly line: number
      readonly event: CalendarEvent
      readonly extras: EventExtras
    }
  | { readonly kind: 'problem'; readonly line: number; readonly message: string }

export interface ReadingOptions {
  /** The zone of times without one. */
  readonly zone: string
  readonly now: Date
}

interface Component {
  readonly name: string
  readonly line: number
  readonly properties: Property[]
  readonly observances: Observance[]
  /** The number of characters so far. */
  size: number
}

const MAX_DEPTH = 8
const MAX_PROPERTIES = 10_000
const MAX_CHARACTERS = 4 * 1024 * 1024
/** The world has half as many. */
const MAX_ZONES = 1000
/** The most events that may wait for the definition of their zone, and their properties together. */
const MAX_PENDING_EVENTS = 1000
const MAX_PENDING_PROPERTIES = 50_000

/** An event that waits for the definitions of zones. */
interface PendingEvent {
  readonly event: Component
  readonly unknown: Set<string>
}

/**
 * Reads the events of a calendar file (RFC 5545) as a stream, in order. Zones are found by name, or
 * by their definition in the file; an event whose zone is defined later is yielded after the
 * definition. An invalid event is yielded as a problem, and reading continues.
 * @throws CalendarProblem if the input is not a calendar file, or exceeds a limit
 */
export async function* readCalendar(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { zone, now }: ReadingOptions,
): AsyncGenerator<CalendarItem> {
  const zones = createZoneRegistry(zone)
  let waiting: PendingEvent[] = []
  for await (const component of components(chunks)) {
    if (component.name === 'VTIMEZONE') {
      const tzid = define(zones, component)
      if (tzid === undefined) continue
      for (const { unknown } of waiting) unknown.delete(tzid)
      const explained = waiting.filter(({ unknown }) => unknown.size === 0)
      waiting = waiting.filter(({ unknown }) => unknown.size > 0)
      yield* explained.map(({ event }) => itemOf(event, zones, now))
    } else if (component.name === 'VEVENT') {
      const unknown = zones.unknownIn(component.properties)
      const waits = unknown.size > 0 && hasRoomFor(component, waiting)
      if (waits) waiting.push({ event: component, unknown })
      else yield itemOf(component, zones, now)
    } else if (component.name === 'X-WR-TIMEZONE') {
      zones.setDefault(component.properties[0]?.value.trim() ?? '')
    } else if (component.name === 'VCALENDAR') {
      // Each calendar of a file has its own default zone.
      zones.setDefault(zone)
    } else if (component.name === UNFINISHED) {
      yield { kind: 'problem', line: component.line, message: 'The file ends unexpectedly.' }
    }
  }
  yield* waiting.map(({ event }) => itemOf(event, zones, now))
}

const UNFINISHED = ''

function hasRoomFor({ properties }: Component, waiting: readonly PendingEvent[]): boolean {
  const kept = waiting.reduce((sum, { event }) => sum + event.properties.length, 0)
  return waiting.length < MAX_PENDING_EVENTS && kept + properties.length <= MAX_PENDING_PROPERTIES
}

function itemOf({ line, properties }: Component, zones: ZoneRegistry, now: Date): CalendarItem {
  try {
    const { zoneOf, defaultZone } = zones
    const event = readEvent(properties, { zoneOf, defaultZone, now })
    return { kind: 'event', line, event, extras: readExtras(properties) }
  } catch (error) {
    if (!(error instanceof EventProblem || error instanceof RecurrenceProblem)) throw error
    return { kind: 'problem', line, message: error.message }
  }
}

/**
 * @returns the name of the zone, if events may have waited for it
 * @throws CalendarProblem
 */
function define(
  zones: ZoneRegistry,
  { line, properties, observances }: Component,
): string | undefined {
  const text = (wanted: string): string | undefined => {
    const found = properties.find(({ name }) => name === wanted)
    return found && plainText(found.value).trim()
  }
  const tzid = text('TZID')
  if (tzid === undefined) return undefined
  const isNew = zones.define({ tzid, location: text('X-LIC-LOCATION'), observances })
  if (zones.size > MAX_ZONES) throw new CalendarProblem(`Line ${line} defines one zone too many.`)
  return isNew ? tzid : undefined
}

/**
 * Yields the components of a file as they end; the default zone of the calendar is yielded like a
 * component.
 */
async function* components(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Component> {
  const open: Component[] = []
  let begun = false
  for await (const { number, text } of unfoldedLines(chunks)) {
    const property = readProperty(text)
    if (!begun && !isBeginning(property)) throw new CalendarProblem('This is not a calendar file.')
    begun = true
    const inside = open.at(-1)
    if (property?.name === 'BEGIN') {
      if (open.length >= MAX_DEPTH)
        throw new CalendarProblem(`Line ${number} is nested too deeply.`)
      open.push(component(property.value.trim().toUpperCase(), number))
    } else if (property?.name === 'END') {
      const finished = open.pop()
      if (finished !== undefined) yield attachToParent(finished, open.at(-1))
    } else if (property !== undefined && inside !== undefined) {
      keep(inside, property)
      if (property.name === 'X-WR-TIMEZONE' && open.length === 1) {
        yield { ...component(property.name, number), properties: [property] }
      }
    }
  }
  if (!begun) throw new CalendarProblem('This is not a calendar file.')
  const [unfinished] = open
  if (unfinished !== undefined) yield component(UNFINISHED, unfinished.line)
}

const component = (name: string, line: number): Component => ({
  name,
  line,
  properties: [],
  observances: [],
  size: 0,
})

const isBeginning = (property: Property | undefined): boolean =>
  property?.name === 'BEGIN' && property.value.trim().toUpperCase() === 'VCALENDAR'

/** @throws CalendarProblem */
function keep(inside: Component, property: Property): void {
  grow(inside, inside.properties.length, property.value.length)
  inside.properties.push(property)
}

/**
 * Makes room for one more part of a component.
 * @throws CalendarProblem
 */
function grow(growing: Component, parts: number, characters: number): void {
  growing.size += characters
  if (parts < MAX_PROPERTIES && growing.size <= MAX_CHARACTERS) return
  throw new CalendarProblem(`The component that begins in line ${growing.line} is too large.`)
}

/**
 * Adds the observances of a zone to the zone.
 * @throws CalendarProblem
 */
function attachToParent(finished: Component, around: Component | undefined): Component {
  if (finished.name === 'STANDARD' || finished.name === 'DAYLIGHT') {
    const observance = readObservance(finished.properties)
    if (observance === undefined || around === undefined) return finished
    grow(around, around.observances.length, finished.size)
    around.observances.push(observance)
  }
  return finished
}
