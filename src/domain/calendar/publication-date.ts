import { instantOfWall } from '../time/instants.ts'
import { parseMoment } from '../time/parse-moment.ts'

/**
 * Converts a publication date from any format that the calendar accepts to the one of entries:
 * `2033-02-10 15:00:00`, followed by `Z` if the text names a zone.
 * @returns undefined if the text is not a date
 */
export function parsePublicationDate(text: string): string | undefined {
  const written = parseMoment(text)
  if (written === undefined) return undefined
  const { wall, zone } = written
  if (zone === undefined) return wall
  return `${instantOfWall(wall, zone).toISOString().slice(0, 19)}Z`
}
