import { contentLine, textLine } from '../../../adapters/icalendar/content-lines.ts'
import { writeZone, type UsedZone } from './write-zone.ts'

export interface CalendarHead {
  readonly name: string
  /** A sentence that describes the content. */
  readonly description: string
  /** The web page with the same events. */
  readonly url: string
  /** The zones of the events that follow. */
  readonly zones: readonly UsedZone[]
}

export const CALENDAR_MEDIA_TYPE = 'text/calendar'

/** How often subscribers should refresh, as a duration. */
const REFRESH = 'PT1H'

/** Writes the lines of a calendar before its events (RFC 5545, 3.4; RFC 7986). */
export function writeHead({ name, description, url, zones }: CalendarHead): string {
  return [
    contentLine('BEGIN', 'VCALENDAR'),
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', '-//Almanac//Almanac//EN'),
    contentLine('CALSCALE', 'GREGORIAN'),
    contentLine('METHOD', 'PUBLISH'),
    textLine('NAME', name),
    textLine('X-WR-CALNAME', name),
    textLine('X-WR-CALDESC', description),
    contentLine('URL', url),
    contentLine('X-ORIGINAL-URL', url),
    contentLine('REFRESH-INTERVAL', REFRESH, { VALUE: 'DURATION' }),
    contentLine('X-PUBLISHED-TTL', REFRESH),
    // Times in UTC need no rules.
    ...zones.filter(({ zone }) => zone !== 'UTC').map(writeZone),
  ].join('')
}

export const CALENDAR_END = contentLine('END', 'VCALENDAR')
