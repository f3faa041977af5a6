import type { EntryRow, MediaColumns } from '../../data/entries/entry-row.ts'
import { fileAddress } from '../embeds/thumbnail.ts'
import { imageObject, embeddedVideo, videoObject } from './media-nodes.ts'
import type { GraphSource } from './graph-source.ts'
import type { Node } from './node.ts'

/** The most films that a graph names. */
export const MAX_VIDEOS = 20

const primaryImageId = (url: string): string => `${url}#primaryimage`

/** A file whose kind and columns are known. */
export type File = EntryRow & { readonly media: MediaColumns }

export const isFile = (row: EntryRow | undefined): row is File =>
  row !== undefined && row.media !== null

export const isPicture = (row: EntryRow | undefined): row is File =>
  isFile(row) && row.media.mimeType.startsWith('image/')

/** Addresses of the nodes of the entry's pictures, for those that refer to them. */
export const pictureIds = ({ picture, url }: Pick<GraphSource, 'picture' | 'url'>): string[] =>
  isPicture(picture) ? [primaryImageId(url)] : []

/** The picture that the entry features, as a node. */
export function pictureNodes({ site, picture, url }: GraphSource): Node[] {
  if (!isPicture(picture)) return []
  return [imageObject({ site, id: primaryImageId(url), item: picture, media: picture.media })]
}

/** The films that are attached to the entry and that its text shows, each once. */
export function videoNodes(source: GraphSource): Node[] {
  const { site, films, inContent } = source
  const attached = new Set(
    films.filter(isFile).map(({ media }) => fileAddress(site.siteUrl, media.file)),
  )
  const shown = inContent.videos.filter(({ contentUrl = '' }) => !attached.has(contentUrl))
  const nodes = shown.flatMap((film, index) => embeddedVideo(source, film, index + 1) ?? [])
  return [...attachedFilms(source), ...nodes].slice(0, MAX_VIDEOS)
}

/** Films without a preview image use the item's picture. */
function attachedFilms({ site, picture, films, url }: GraphSource): Node[] {
  const thumbnail = isPicture(picture) ? fileAddress(site.siteUrl, picture.media.file) : undefined
  return films.filter(isFile).flatMap((item) => {
    const id = `${url}#video-${item.id}`
    return videoObject({ site, id, item, media: item.media }, thumbnail) ?? []
  })
}
