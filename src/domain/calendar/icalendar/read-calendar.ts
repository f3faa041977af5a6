import { RecurrenceProblem } from '../recurrence/rule.ts'
import type { CalendarEvent } from './calendar-event.ts'
import { createZoneBook, type ZoneBook } from './file-zones.ts'
import { plainText, readProperty, type Property } from './properties.ts'
import { readEvent, readExtras, type EventExtras } from './read-event.ts'
import { EventProblem } from './read-times.ts'
import { CalendarProblem, unfoldedLines } from './unfold.ts'
import { readObservance, type Observance } from './zone-definitions.ts'

/** What a file holds: an event, or something that cannot be taken, and where it stands. */
export type CalendarItem =
  | {
      readonly kind: 'event'
      readonly line: number
      readonly event: CalendarEvent
      readonly extras: EventExtras
    }
  | { readonly kind: 'problem'; readonly line: number; readonly message: string }

export interface ReadingOptions {
  /** The zone of times that name none. */
  readonly zone: string
  readonly now: Date
}

interface Component {
  readonly name: string
  readonly line: number
  readonly properties: Property[]
  readonly observances: Observance[]
  /** Characters that it holds so far. */
  size: number
}

const DEEPEST = 8
const MOST_PROPERTIES = 10_000
const MOST_CHARACTERS = 4 * 1024 * 1024
/** Events that wait for their zone; the file has to explain it before there are more. */
const MOST_WAITING = 1000

/**
 * Reads the events of a calendar file (RFC 5545) as it comes in, in their order. Zones are known by
 * their name, or else by what the file says of them; an event whose zone the file explains later
 * comes when it does. An event that cannot be taken is told as a problem, and the others are read.
 * @throws CalendarProblem for what is no calendar file, or not within bounds
 */
export async function* readCalendar(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { zone, now }: ReadingOptions,
): AsyncGenerator<CalendarItem> {
  const zones = createZoneBook(zone)
  let waiting: Component[] = []
  for await (const component of components(chunks)) {
    if (component.name === 'VTIMEZONE') {
      define(zones, component)
      const explained = waiting.filter(({ properties }) => zones.explains(properties))
      waiting = waiting.filter((event) => !explained.includes(event))
      yield* explained.map((event) => itemOf(event, zones, now))
    } else if (component.name === 'VEVENT') {
      const ready = zones.explains(component.properties) || waiting.length >= MOST_WAITING
      if (ready) yield itemOf(component, zones, now)
      else waiting.push(component)
    } else if (component.name === 'X-WR-TIMEZONE') {
      zones.setDefault(component.properties[0]?.value.trim() ?? '')
    } else if (component.name === 'VCALENDAR') {
      // What one calendar of a file says of itself is not true of the next.
      zones.setDefault(zone)
    } else if (component.name === UNFINISHED) {
      yield { kind: 'problem', line: component.line, message: 'The file ends too early.' }
    }
  }
  yield* waiting.map((event) => itemOf(event, zones, now))
}

const UNFINISHED = ''

function itemOf({ line, properties }: Component, zones: ZoneBook, now: Date): CalendarItem {
  try {
    const { zoneOf, defaultZone } = zones
    const event = readEvent(properties, { zoneOf, defaultZone, now })
    return { kind: 'event', line, event, extras: readExtras(properties) }
  } catch (error) {
    if (!(error instanceof EventProblem || error instanceof RecurrenceProblem)) throw error
    return { kind: 'problem', line, message: error.message }
  }
}

function define(zones: ZoneBook, { properties, observances }: Component): void {
  const text = (wanted: string): string | undefined => {
    const found = properties.find(({ name }) => name === wanted)
    return found && plainText(found.value).trim()
  }
  const tzid = text('TZID')
  if (tzid !== undefined) zones.define({ tzid, location: text('X-LIC-LOCATION'), observances })
}

/** The components of a file as they end; the calendar's own zone comes as if it were one. */
async function* components(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Component> {
  const open: Component[] = []
  let begun = false
  for await (const { number, text } of unfoldedLines(chunks)) {
    const property = readProperty(text)
    if (!begun && !isBeginning(property)) throw new CalendarProblem('This is no calendar file.')
    begun = true
    const inside = open.at(-1)
    if (property?.name === 'BEGIN') {
      if (open.length >= DEEPEST) throw new CalendarProblem(`Line ${number} lies too deep.`)
      open.push(component(property.value.trim().toUpperCase(), number))
    } else if (property?.name === 'END') {
      const finished = open.pop()
      if (finished !== undefined) yield handed(finished, open.at(-1))
    } else if (property !== undefined && inside !== undefined) {
      keep(inside, property)
      if (property.name === 'X-WR-TIMEZONE' && open.length === 1) {
        yield { ...component(property.name, number), properties: [property] }
      }
    }
  }
  if (!begun) throw new CalendarProblem('This is no calendar file.')
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
  inside.size += property.value.length
  if (inside.properties.length >= MOST_PROPERTIES || inside.size > MOST_CHARACTERS) {
    throw new CalendarProblem(`What begins in line ${inside.line} holds too much.`)
  }
  inside.properties.push(property)
}

/** The parts of a zone belong to what they lie in. */
function handed(finished: Component, around: Component | undefined): Component {
  if (finished.name === 'STANDARD' || finished.name === 'DAYLIGHT') {
    const observance = readObservance(finished.properties)
    if (observance !== undefined) around?.observances.push(observance)
  }
  return finished
}
