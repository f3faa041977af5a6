import { readRule } from '../recurrence/read-rule.ts'
import type { Recurrence } from '../recurrence/recurrence.ts'
import { basicDate, basicTime } from '../recurrence/wall-moments.ts'
import { ruleText } from '../recurrence/write-rule.ts'
import { cutoffAt, dayOf } from '../../time/days.ts'
import { instantOfWall } from '../../time/instants.ts'
import { addSeconds, midnight, wallOfMilliseconds, type WallTime } from '../../time/wall-time.ts'
import type { CalendarEvent } from './calendar-event.ts'
import { contentLine, textLine } from '../../../adapters/icalendar/content-lines.ts'
import { tzidOf } from './write-zone.ts'

/** Determines how times of an event are written: as dates, in UTC, or in a zone. */
type Timed = Pick<CalendarEvent, 'zone' | 'allDay'>

/** The zone of an all-day event, for which the format has no property. */
export const ZONE_OF_DAYS = 'X-ALMANAC-TZID'

/** An event as a VEVENT (RFC 5545, 3.6.1). */
export function writeEvent(event: CalendarEvent): string {
  return [
    contentLine('BEGIN', 'VEVENT'),
    textLine('UID', event.uid),
    contentLine('DTSTAMP', utcText(event.stamp)),
    ...when(event),
    ...repetition(event),
    contentLine('SEQUENCE', String(event.sequence)),
    ...(event.created ? [contentLine('CREATED', utcText(event.created))] : []),
    ...(event.modified ? [contentLine('LAST-MODIFIED', utcText(event.modified))] : []),
    ...(event.status === undefined ? [] : [contentLine('STATUS', event.status)]),
    ...text('SUMMARY', event.title),
    ...text('DESCRIPTION', event.description),
    ...text('LOCATION', event.location),
    ...place(event),
    ...address('URL', event.url),
    ...categories(event),
    ...event.attachments.flatMap(attachmentLine),
    ...organizer(event),
    contentLine('END', 'VEVENT'),
  ].join('')
}

const utcText = (moment: Date): string =>
  `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const text = (name: string, value: string): string[] =>
  value === '' ? [] : [textLine(name, value)]

/** Addresses are not escaped, so they have to be valid. */
const address = (name: string, value: string, parameters = {}): string[] =>
  /^https?:\/\/\S+$/i.test(value) && URL.canParse(value)
    ? [contentLine(name, value, parameters)]
    : []

const PICTURES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
}

/** Images have their media type, so that programs can show them. */
function attachmentLine(attachment: string): string[] {
  const ending = /\.([a-z]+)(?:[?#]|$)/i.exec(attachment)?.[1]?.toLowerCase() ?? ''
  const type = PICTURES[ending]
  return address('ATTACH', attachment, type === undefined ? {} : { FMTTYPE: type })
}

function when(event: CalendarEvent): string[] {
  const { start, end, allDay, zone } = event
  if (!allDay) {
    // DTEND has to be after DTSTART; without it an event ends when it starts.
    return [
      timesLine('DTSTART', [start], event),
      ...(end > start ? [timesLine('DTEND', [end], event)] : []),
    ]
  }
  // The day after the last one, unless that is beyond the year 9999.
  const after = addSeconds(end, 1)
  return [
    timesLine('DTSTART', [start], event),
    ...(after === undefined ? [] : [timesLine('DTEND', [after], event)]),
    textLine(ZONE_OF_DAYS, zone),
  ]
}

function timesLine(name: string, walls: readonly WallTime[], { zone, allDay }: Timed): string {
  if (allDay) return contentLine(name, walls.map(basicDate).join(','), { VALUE: 'DATE' })
  if (zone === 'UTC') return contentLine(name, walls.map((wall) => `${basicTime(wall)}Z`).join(','))
  return contentLine(name, walls.map(basicTime).join(','), { TZID: tzidOf(zone) })
}

function repetition(event: CalendarEvent): string[] {
  const { recurrence, replaces } = event
  if (replaces !== undefined) return [timesLine('RECURRENCE-ID', [replaces.start], replaces)]
  if (recurrence === undefined) return []
  const { rdate, exdate } = recurrence
  return [
    ...ruleLine(recurrence, event),
    ...(rdate.length > 0 ? [timesLine('RDATE', rdate, event)] : []),
    ...(exdate.length > 0 ? [timesLine('EXDATE', exdate, event)] : []),
  ]
}

/** UNTIL has the format of the start: a date, or a time in UTC. */
function ruleLine({ rrule }: Recurrence, { zone, allDay, start }: CalendarEvent): string[] {
  if (rrule === null) return []
  const lastDay = (until: WallTime): string => basicDate(midnight(dayOf(until, cutoffAt(start))))
  const utcUntil = (until: WallTime): string => {
    const utc = wallOfMilliseconds(instantOfWall(until, zone).getTime())
    return utc === undefined ? '99991231T235959Z' : `${basicTime(utc)}Z`
  }
  return [contentLine('RRULE', ruleText(readRule(rrule, zone), allDay ? lastDay : utcUntil))]
}

function place({ coordinates }: CalendarEvent): string[] {
  if (coordinates === undefined) return []
  const { latitude, longitude } = coordinates
  return [contentLine('GEO', `${latitude.toFixed(6)};${longitude.toFixed(6)}`)]
}

/** One line each, since some readers split lists wrongly if a name ends with a backslash. */
const categories = ({ categories: names }: CalendarEvent): string[] =>
  names.map((name) => textLine('CATEGORIES', name))

/** ORGANIZER requires a mail address, so a name alone is left out. */
function organizer({ organizer: who }: CalendarEvent): string[] {
  if (who === undefined || !/^[^\s@:]+@[^\s@:]+$/.test(who.email)) return []
  const mail = `mailto:${encodeURIComponent(who.email).replaceAll('%40', '@')}`
  return [contentLine('ORGANIZER', mail, who.name === '' ? {} : { CN: who.name })]
}
