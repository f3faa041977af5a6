import { findEntries } from '../../data/entry-reader.ts'
import { some } from '../../data/entry-filters.ts'
import type { EntryRow } from '../../data/entry-row.ts'
import type { Site } from '../site/site.ts'
import { publicEntries } from './address-resolvers.ts'

/** A picture that stands for an entry. */
export interface Thumbnail {
  readonly url: string
  readonly width: number
  readonly height: number
}

/** Where a stored file is served. */
export const fileAddress = (siteUrl: string, key: string): string => `${siteUrl}/uploads/${key}`

/**
 * The picture of an entry, if everybody may see it: the one that it features, or the entry itself
 * where it is a picture. What a password protects shows none. The smallest stored form is taken
 * that is as wide as the embed.
 */
export async function findThumbnail(
  { database, siteUrl }: Pick<Site, 'database' | 'siteUrl'>,
  entry: EntryRow,
  maxWidth: number,
): Promise<Thumbnail | undefined> {
  if (entry.password !== '') return undefined
  if (entry.media !== null) return thumbnailOf(siteUrl, entry, maxWidth)
  if (entry.featuredMedia === 0) return undefined
  const [picture] = await findEntries(database, [entry.featuredMedia], some(publicEntries))
  return picture && thumbnailOf(siteUrl, picture, maxWidth)
}

function thumbnailOf(
  siteUrl: string,
  { media }: EntryRow,
  maxWidth: number,
): Thumbnail | undefined {
  if (media === null || !media.mimeType.startsWith('image/') || media.width === 0) return undefined
  const folder = media.file.slice(0, media.file.lastIndexOf('/') + 1)
  const smaller = Object.values(media.sizes)
    .filter(({ width }) => width >= maxWidth && width < media.width)
    .toSorted((one, other) => one.width - other.width)
    .map(({ file, width, height }) => ({ file: folder + file, width, height }))
  const { file, width, height } = smaller[0] ?? media
  return { url: fileAddress(siteUrl, file), width, height }
}
