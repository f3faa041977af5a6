import { LARGEST_INTEGER } from '../../../stored-integer.ts'
import { MAX_DATES, readRecurrence, type Recurrence } from '../recurrence/recurrence.ts'
import { endOfDay } from '../../time/days.ts'
import { instantOfWall, wallOfInstant } from '../../time/instants.ts'
import { addDays, addSeconds, dateOfWall, midnight, type WallTime } from '../../time/wall-time.ts'
import type { CalendarEvent } from './calendar-event.ts'
import { readDuration, type Duration } from '../../../adapters/icalendar/durations.ts'
import { plainText, textList, type Property } from '../../../adapters/icalendar/properties.ts'
import { EventProblem, readTime, readTimes, type FileZones, type ReadTime } from './read-times.ts'
import { ZONE_OF_DAYS } from './write-event.ts'
import { decodePercent } from '../../text/decode-percent.ts'

/** Data of events in files of others that our files do not have. */
export interface EventExtras {
  /** The description as HTML, in addition to the plain text. */
  readonly html: string
  /** CLASS is not PUBLIC. */
  readonly confidential: boolean
  /** An all-day event although its start and end are times. */
  readonly wholeDays: boolean
  /** Addresses of attached images. */
  readonly images: readonly string[]
  /** How long each occurrence of a series lasts, if the file says that instead of an end. */
  readonly duration: Duration | undefined
}

/** Reads the data that `readEvent` ignores. */
export function readExtras(properties: readonly Property[]): EventExtras {
  const value = (wanted: string): string =>
    properties.find(({ name }) => name === wanted)?.value.trim() ?? ''
  const html = properties.find(
    ({ name, parameters }) =>
      name === 'X-ALT-DESC' && /^text\/html$/i.test(parameters.get('FMTTYPE') ?? ''),
  )
  const duration = value('DURATION')
  return {
    html: plainText(html?.value ?? '').trim(),
    confidential: /^(PRIVATE|CONFIDENTIAL)$/i.test(value('CLASS')),
    wholeDays: /^TRUE$/i.test(value('X-MICROSOFT-CDO-ALLDAYEVENT')),
    images: properties
      .filter(({ name, parameters }) => {
        const type = parameters.get('FMTTYPE') ?? ''
        return name === 'IMAGE' || (name === 'ATTACH' && /^image\//i.test(type))
      })
      .flatMap(attachment),
    duration: duration === '' || value('DTEND') !== '' ? undefined : readDuration(duration),
  }
}

export interface EventSource extends FileZones {
  /** Used instead of a missing DTSTAMP. */
  readonly now: Date
}

/**
 * Reads the event of a VEVENT.
 * @throws EventProblem, RecurrenceProblem if it is invalid
 */
export function readEvent(properties: readonly Property[], source: EventSource): CalendarEvent {
  const all = (name: string): Property[] => properties.filter((one) => one.name === name)
  const one = (name: string): Property | undefined => all(name)[0]
  const text = (name: string): string => plainText(one(name)?.value ?? '').trim()
  const started = one('DTSTART')
  if (started === undefined) throw new EventProblem('The event has no start.')
  const start = readTime(started, source, readZoneOfDays(text(ZONE_OF_DAYS), source))
  const replaced = one('RECURRENCE-ID')
  if (replaced?.parameters.has('RANGE') === true) {
    throw new EventProblem('RECURRENCE-ID with RANGE=THISANDFUTURE is not supported.')
  }
  const replaces = replaced && readTime(replaced, source, start.zone)
  return {
    uid: text('UID'),
    sequence: Math.min(Number(/^\d{1,9}$/.exec(text('SEQUENCE'))?.[0] ?? 0), LARGEST_INTEGER),
    stamp: utc(one('DTSTAMP')) ?? source.now,
    created: utc(one('CREATED')),
    modified: utc(one('LAST-MODIFIED')),
    start: start.wall,
    end: readEnd(start, one('DTEND'), one('DURATION'), source),
    zone: start.zone,
    allDay: start.allDay,
    title: text('SUMMARY'),
    description: text('DESCRIPTION'),
    url: one('URL')?.value.trim() ?? '',
    location: text('LOCATION'),
    coordinates: readPlace(one('GEO')?.value ?? ''),
    categories: [...new Set(all('CATEGORIES').flatMap(({ value }) => textList(value)))],
    attachments: all('ATTACH').flatMap(attachment),
    organizer: readOrganizer(one('ORGANIZER')),
    status: (['TENTATIVE', 'CONFIRMED', 'CANCELLED'] as const).find(
      (status) => status === text('STATUS').toUpperCase(),
    ),
    recurrence: replaces === undefined ? recurrenceOf(all, start, source) : undefined,
    replaces: replaces && { start: replaces.wall, zone: replaces.zone, allDay: replaces.allDay },
  }
}

const readZoneOfDays = (name: string, { zoneOf, defaultZone }: FileZones): string =>
  (name === '' ? undefined : zoneOf(name)) ?? defaultZone

function utc(property: Property | undefined): Date | undefined {
  if (property === undefined) return undefined
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z?$/i.exec(property.value.trim())
  if (match === null) return undefined
  const [, year, month, day, hour, minute, second] = match
  const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

const NO_TIME: Duration = { days: 0, seconds: 0 }

/**
 * A day later is the same time of the day; an hour later is an hour, even if the clocks change. An
 * end after the year 9999 becomes the start.
 */
export function endAfter(
  { wall, zone }: Pick<ReadTime, 'wall' | 'zone'>,
  { days, seconds }: Duration,
): WallTime {
  const day = addDays(wall, days)
  if (day === undefined || seconds === 0) return day ?? wall
  return wallOfInstant(new Date(instantOfWall(day, zone).getTime() + seconds * 1000), zone) ?? wall
}

/** The end in the zone of the start. */
function endAt(start: ReadTime, end: Property, zones: FileZones): WallTime | undefined {
  const { wall, zone, allDay } = readTime(end, zones, start.zone)
  return zone === start.zone || allDay ? wall : wallOfInstant(instantOfWall(wall, zone), start.zone)
}

/** An end before the start becomes the start. */
function readEnd(
  start: ReadTime,
  end: Property | undefined,
  duration: Property | undefined,
  zones: FileZones,
): WallTime {
  if (start.allDay) return lastMoment(start, end, duration, zones)
  const length = duration === undefined ? NO_TIME : readDuration(duration.value)
  if (length === undefined) throw new EventProblem('The duration of the event is invalid.')
  const after = end === undefined ? endAfter(start, length) : endAt(start, end, zones)
  return after === undefined || after < start.wall ? start.wall : after
}

/** DTEND of an all-day event is the day after the last; without it the event is one day long. */
function lastMoment(
  start: ReadTime,
  end: Property | undefined,
  duration: Property | undefined,
  zones: FileZones,
): WallTime {
  const { days, seconds } = readDuration(duration?.value ?? '') ?? NO_TIME
  const whole = days + Math.floor(seconds / 86_400)
  const after =
    end === undefined
      ? addDays(start.wall, Math.max(whole, 1))
      : midnight(dateOfWall(readTime(end, zones, start.zone).wall))
  if (after === undefined) return endOfDay('9999-12-31 00:00:00')
  return after > start.wall ? (addSeconds(after, -1) ?? after) : endOfDay(start.wall)
}

function recurrenceOf(
  all: (name: string) => Property[],
  start: ReadTime,
  zones: FileZones,
): Recurrence | undefined {
  const rules = all('RRULE')
  if (rules.length > 1) throw new EventProblem('The event has more than one recurrence rule.')
  const dates = (name: string): string[] => {
    const properties = all(name)
    // Counted before they are read, which takes long for a list of megabytes.
    if (properties.reduce((sum, { value }) => sum + value.split(',').length, 0) > MAX_DATES) {
      throw new EventProblem(`${name} has more than ${MAX_DATES} dates.`)
    }
    return properties.flatMap((property) => readTimes(property, zones, start))
  }
  return readRecurrence(
    { rrule: rules[0]?.value ?? null, rdate: dates('RDATE'), exdate: dates('EXDATE') },
    { start: start.wall, zone: start.zone },
  )
}

function readPlace(text: string): CalendarEvent['coordinates'] {
  // Some programs write a comma, or escape the semicolon.
  const match =
    /^\s*([+-]?\d{1,3}(?:\.\d{1,20})?)\s*\\?[;,]\s*([+-]?\d{1,3}(?:\.\d{1,20})?)\s*$/.exec(text)
  if (match === null) return undefined
  const [latitude, longitude] = [Number(match[1]), Number(match[2])]
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : undefined
}

/** Only addresses: embedded attachments are ignored. */
const attachment = ({ value, parameters }: Property): string[] =>
  parameters.get('VALUE')?.toUpperCase() !== 'BINARY' && /^https?:/i.test(value) ? [value] : []

function readOrganizer(property: Property | undefined): CalendarEvent['organizer'] {
  const address = /^mailto:(.+)$/i.exec(property?.value.trim() ?? '')?.[1]
  const name = property?.parameters.get('CN')?.trim() ?? ''
  if (address === undefined && name === '') return undefined
  return { name, email: decodePercent(address ?? '') }
}
