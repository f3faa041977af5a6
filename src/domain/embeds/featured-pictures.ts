import { some } from '../../data/entries/entry-filters.ts'
import { findEntries } from '../../data/entries/entry-reader.ts'
import type { EntryRow } from '../../data/entries/entry-row.ts'
import type { Site } from '../site/site.ts'
import { publicEntries } from './address-resolvers.ts'
import { responsivePicture, type ResponsivePicture } from './responsive-picture.ts'

/**
 * Public pictures by their ids, in one statement; ids of anything else are ignored.
 */
export async function findPictures(
  { database }: Pick<Site, 'database'>,
  ids: readonly number[],
): Promise<EntryRow[]> {
  const wanted = [...new Set(ids)].filter((id) => id > 0)
  const rows = await findEntries(database, wanted, some(publicEntries))
  return rows.filter(({ media }) => media?.mimeType.startsWith('image/') === true)
}

/**
 * The featured pictures of entries by entry id, in one statement. Entries with a password show
 * none.
 * @param width in pixels, as on a wide screen
 */
export async function findFeaturedPictures(
  site: Pick<Site, 'database' | 'siteUrl'>,
  entries: readonly EntryRow[],
  width: number,
): Promise<ReadonlyMap<number, ResponsivePicture>> {
  const open = entries.filter(({ password }) => password === '')
  const pictures = await findPictures(
    site,
    open.map(({ featuredMedia }) => featuredMedia),
  )
  return new Map(
    open.flatMap(({ id, featuredMedia }): [number, ResponsivePicture][] => {
      const media = pictures.find((picture) => picture.id === featuredMedia)?.media
      return media === undefined || media === null
        ? []
        : [[id, responsivePicture(site.siteUrl, media, width)]]
    }),
  )
}
