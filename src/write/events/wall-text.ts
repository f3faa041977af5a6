import { writeDate, writeMoment } from '../app/dates.ts'
import type { WriteSite } from '../app/write-app.ts'
import type { WallTime } from './wall-time.ts'

/** A wall time as the site writes it, with its weekday; of whole days, the date alone. */
export function wallText(site: WriteSite, wall: WallTime, allDay: boolean): string {
  const local = wall.replace(' ', 'T')
  // Counted as UTC, so that no zone moves it.
  const weekday = new Intl.DateTimeFormat(site.language, { weekday: 'short', timeZone: 'UTC' })
  const written = allDay ? writeDate(site, local) : writeMoment(site, local)
  return `${weekday.format(new Date(`${local}Z`))}, ${written}`
}
