import { findEntries } from '../../data/entries/entry-reader.ts'
import { some } from '../../data/entries/entry-filters.ts'
import type { EntryRow } from '../../data/entries/entry-row.ts'
import type { Extent } from '../media/image-sizes.ts'
import type { Site } from '../site/site.ts'
import { publicEntries } from './address-resolvers.ts'

/** The picture that represents an entry. */
export interface Thumbnail {
  readonly url: string
  readonly width: number
  readonly height: number
}

/** Where a stored file is served. */
export const fileAddress = (siteUrl: string, key: string): string => `${siteUrl}/uploads/${key}`

/**
 * The media item that represents an entry, if it is public: the featured one, or the entry itself if
 * it is a media item. Entries with a password have none.
 */
export async function findPicture(
  { database }: Pick<Site, 'database'>,
  entry: EntryRow,
): Promise<EntryRow | undefined> {
  if (entry.password !== '') return undefined
  if (entry.media !== null) return entry
  if (entry.featuredMedia === 0) return undefined
  const [picture] = await findEntries(database, [entry.featuredMedia], some(publicEntries))
  return picture
}

/** The picture of an entry, in the smallest uncropped size that is as wide as the embed. */
export async function findThumbnail(
  site: Pick<Site, 'database' | 'siteUrl'>,
  entry: EntryRow,
  maxWidth: number,
): Promise<Thumbnail | undefined> {
  const picture = await findPicture(site, entry)
  return picture && thumbnailOf(site.siteUrl, picture, maxWidth)
}

/** The smallest uncropped size that is wide enough; undefined if it is not a picture. */
export function thumbnailOf(
  siteUrl: string,
  { media }: EntryRow,
  maxWidth: number,
): Thumbnail | undefined {
  if (media === null || !media.mimeType.startsWith('image/') || media.width === 0) return undefined
  const folder = media.file.slice(0, media.file.lastIndexOf('/') + 1)
  const smaller = Object.values(media.sizes)
    .filter((size) => size.width >= maxWidth && size.width < media.width && isWhole(size, media))
    .toSorted((one, other) => one.width - other.width)
    .map(({ file, width, height }) => ({ file: folder + file, width, height }))
  const { file, width, height } = smaller[0] ?? media
  return { url: fileAddress(siteUrl, file), width, height }
}

/** Whether a size has the aspect ratio of the picture, within a pixel of rounding. */
function isWhole(size: Extent, picture: Extent): boolean {
  return Math.abs((picture.height * size.width) / picture.width - size.height) <= 1
}

/** Scales the dimensions of a picture down to a maximum width. */
export function fitted<Picture extends Extent>(picture: Picture, maxWidth: number): Picture {
  const { width, height } = picture
  if (width <= maxWidth) return picture
  return {
    ...picture,
    width: maxWidth,
    height: Math.max(1, Math.round((height * maxWidth) / width)),
  }
}
