import { instantOfWall } from './time/instants.ts'
import { parseMoment } from './time/parse-moment.ts'

/**
 * A date of publication in any of the forms that the calendar takes, in the one that entries take:
 * `2033-02-10 15:00:00`, and with `Z` behind it where the text names a zone.
 * @returns undefined for what is no date
 */
export function writtenDate(text: string): string | undefined {
  const written = parseMoment(text)
  if (written === undefined) return undefined
  const { wall, zone } = written
  if (zone === undefined) return wall
  return `${instantOfWall(wall, zone).toISOString().slice(0, 19)}Z`
}
