/** Shared members of events, venues and organizers. */
import type { components } from '../../../generated/cal-events-v1/types.ts'
import type { EntryRow } from '../../data/entries/entry-row.ts'
import type { Picture } from '../../data/places/place-row.ts'
import { toGmtIso, toLocalIso } from '../../domain/content/entry-dates.ts'
import { fileAddress } from '../../domain/embeds/thumbnail.ts'
import { listedSizes } from '../../domain/media/image-sizes.ts'

type Schemas = components['schemas']

/** What a presenter needs besides its row. */
export interface CalendarEnvironment {
  readonly siteUrl: string
  readonly apiUrl: string
  readonly zone: string
  /** Structured data is included in single reads only. */
  readonly single: boolean
}

/** Shown for drafts without a publication date. */
const NO_DATE = '0000-00-00 00:00:00'

type Dated = Pick<EntryRow, 'date' | 'dateFloats' | 'modified'>

const withBlank = (iso: string): string => iso.replace('T', ' ')

/** Dates of an entry in the calendar's format. */
export const entryDates = {
  date: ({ date }: Dated, zone: string) => withBlank(toLocalIso(date, zone)),
  date_utc: ({ date, dateFloats }: Dated) => (dateFloats ? NO_DATE : withBlank(toGmtIso(date))),
  modified: ({ modified }: Dated, zone: string) => withBlank(toLocalIso(modified, zone)),
  modified_utc: ({ modified, dateFloats }: Dated) =>
    dateFloats ? NO_DATE : withBlank(toGmtIso(modified)),
}

/** Entries have no status that the contract does not name. */
export const shownStatus = ({ status }: Pick<EntryRow, 'status'>): Schemas['EntryStatus'] =>
  status as Schemas['EntryStatus']

/** The globally unique id of an entry. */
export const globalId = (siteUrl: string, { id }: Pick<EntryRow, 'id'>): string =>
  `${new URL(siteUrl).host}?id=${id}`

/** Presents an image. */
export function showPicture(siteUrl: string, picture: Picture): Schemas['CalendarImage'] {
  const { id, file, width, height, filesize, sizes } = picture
  const folder = file.slice(0, file.lastIndexOf('/') + 1)
  const smaller = listedSizes(sizes).map(([name, size]) => [
    name,
    {
      width: size.width,
      height: size.height,
      'mime-type': size.mimeType,
      filesize: size.filesize,
      url: fileAddress(siteUrl, `${folder}${size.file}`),
    },
  ])
  return {
    url: fileAddress(siteUrl, file),
    id,
    extension: file.slice(file.lastIndexOf('.') + 1),
    width,
    height,
    filesize,
    ...(smaller.length > 0 && { sizes: Object.fromEntries(smaller) }),
  }
}
