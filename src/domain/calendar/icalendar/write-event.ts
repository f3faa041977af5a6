import { readRule } from '../recurrence/read-rule.ts'
import type { Recurrence } from '../recurrence/recurrence.ts'
import { basicDate, basicTime } from '../recurrence/wall-moments.ts'
import { ruleText } from '../recurrence/write-rule.ts'
import { instantOfWall } from '../time/instants.ts'
import { addSeconds, wallOfMilliseconds, type WallTime } from '../time/wall-time.ts'
import type { CalendarEvent } from './calendar-event.ts'
import { contentLine, textLine } from './content-lines.ts'
import { tzidOf } from './write-zone.ts'

/** How times of an event are written: as days, in UTC, or by the clocks of a zone. */
type Timed = Pick<CalendarEvent, 'zone' | 'allDay'>

/** The zone of an event whose times are days, which files cannot say otherwise. */
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

/** Addresses are no texts: nothing in them is escaped, so that they have to be addresses. */
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

/** A picture says that it is one, so that programs may show it. */
function attachmentLine(attachment: string): string[] {
  const ending = /\.([a-z]+)(?:[?#]|$)/i.exec(attachment)?.[1]?.toLowerCase() ?? ''
  const type = PICTURES[ending]
  return address('ATTACH', attachment, type === undefined ? {} : { FMTTYPE: type })
}

function when(event: CalendarEvent): string[] {
  const { start, end, allDay, zone } = event
  if (!allDay) {
    // An end has to lie after the start; without one an event ends when it begins.
    return [
      timesLine('DTSTART', [start], event),
      ...(end > start ? [timesLine('DTEND', [end], event)] : []),
    ]
  }
  // The day after the last one. At the end of the calendar there is none.
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

/** UNTIL stands in the file as the start does: as a day, or else in UTC. */
function ruleLine({ rrule }: Recurrence, { zone, allDay }: Timed): string[] {
  if (rrule === null) return []
  const utcUntil = (until: WallTime): string => {
    const utc = wallOfMilliseconds(instantOfWall(until, zone).getTime())
    return utc === undefined ? '99991231T235959Z' : `${basicTime(utc)}Z`
  }
  return [contentLine('RRULE', ruleText(readRule(rrule, zone), allDay ? basicDate : utcUntil))]
}

function place({ coordinates }: CalendarEvent): string[] {
  if (coordinates === undefined) return []
  const { latitude, longitude } = coordinates
  return [contentLine('GEO', `${latitude.toFixed(6)};${longitude.toFixed(6)}`)]
}

/** A line for each, since not all readers cut lists where a name ends with a backslash. */
const categories = ({ categories: names }: CalendarEvent): string[] =>
  names.map((name) => textLine('CATEGORIES', name))

/** An organizer is an address for mail; a name without one cannot be told. */
function organizer({ organizer: who }: CalendarEvent): string[] {
  if (who === undefined || !/^[^\s@:]+@[^\s@:]+$/.test(who.email)) return []
  const mail = `mailto:${encodeURIComponent(who.email).replaceAll('%40', '@')}`
  return [contentLine('ORGANIZER', mail, who.name === '' ? {} : { CN: who.name })]
}
