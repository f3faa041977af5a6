import { contentLine, textLine } from './content-lines.ts'
import { writeZone, type UsedZone } from './write-zone.ts'

export interface CalendarHead {
  /** What the calendar is called in the programs of those who subscribe. */
  readonly name: string
  /** A sentence on what it holds. */
  readonly description: string
  /** Where a visitor finds the same. */
  readonly url: string
  /** The zones of the events that follow. */
  readonly zones: readonly UsedZone[]
}

export const CALENDAR_MEDIA_TYPE = 'text/calendar'

/** How often programs that subscribe should ask, as they have it. */
const REFRESH = 'PT1H'

/** What stands before the events of a calendar (RFC 5545, 3.4; RFC 7986). */
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

/** What stands after them. */
export const CALENDAR_END = contentLine('END', 'VCALENDAR')
