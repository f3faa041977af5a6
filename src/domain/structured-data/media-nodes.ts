/** Nodes of images, videos, audio and other files (behaviour/structured-data.md). */
import type { AudioObject, ImageObject, MediaObject, VideoObject } from 'schema-dts'
import type { EntryRow, MediaColumns } from '../../data/entries/entry-row.ts'
import { plainText, plainTitle } from '../embeds/entry-texts.ts'
import { fileAddress } from '../embeds/thumbnail.ts'
import { compact, node, type Node } from './node.ts'
import type { ContentVideo } from './content-media.ts'
import { descriptionOf } from './entry-text.ts'
import type { DescribedSite, GraphSource } from './graph-source.ts'
import { duration } from './node-texts.ts'
import { dateWithOffset } from '../time/local-time.ts'

export interface MediaNodeSource {
  readonly site: DescribedSite
  readonly id: string
  readonly item: EntryRow
  readonly media: MediaColumns
}

/** An image with its dimensions and the addresses of its sizes. */
export function imageObject({ site, id, item, media }: MediaNodeSource): Node {
  const address = fileAddress(site.siteUrl, media.file)
  const notes = notesOf(media)
  return node<ImageObject>(id, {
    '@type': 'ImageObject',
    url: address,
    contentUrl: address,
    name: plainTitle(item),
    caption: plainText(item.excerpt),
    description: plainText(item.content) || plainText(media.altText),
    width: pixels(media.width),
    height: pixels(media.height),
    encodingFormat: media.mimeType,
    uploadDate: dateWithOffset(item.date, site.zone),
    thumbnailUrl: smallestOf(site.siteUrl, media),
    inLanguage: site.language,
    creditText: notes.credit,
    creator: notes.credit === '' ? undefined : { '@type': 'Person', name: notes.credit },
    copyrightNotice: notes.copyright,
  })
}

/**
 * A video. Search engines require a thumbnail, so without one there is no node.
 *
 * @param thumbnail address of the image
 */
export function videoObject(
  place: MediaNodeSource,
  thumbnail: string | undefined,
): Node | undefined {
  const { site, id, item, media } = place
  if (thumbnail === undefined) return undefined
  return node<VideoObject>(id, {
    '@type': 'VideoObject',
    name: plainTitle(item) || media.file,
    description: plainText(item.excerpt) || plainText(item.content),
    thumbnailUrl: [thumbnail],
    ...recordingOf(place),
    width: pixels(media.width),
    height: pixels(media.height),
    inLanguage: site.language,
  })
}

/** A video embedded in the text of an entry. Missing data is taken from the entry. */
export function embeddedVideo(
  source: GraphSource,
  film: ContentVideo,
  number: number,
): Node | undefined {
  const { site, entry, url, picture } = source
  const featured =
    picture?.media?.mimeType.startsWith('image/') === true ? picture.media : undefined
  const thumbnail = film.poster ?? (featured && fileAddress(site.siteUrl, featured.file))
  if (thumbnail === undefined) return undefined
  return node<VideoObject>(`${url}#shown-video-${number}`, {
    '@type': 'VideoObject',
    name: plainTitle(entry) || url,
    description: descriptionOf(entry),
    thumbnailUrl: [thumbnail],
    uploadDate: dateWithOffset(entry.date, site.zone),
    contentUrl: film.contentUrl,
    embedUrl: film.embedUrl,
    inLanguage: site.language,
  })
}

export function audioObject(place: MediaNodeSource): Node {
  const { id, item, media } = place
  return node<AudioObject>(id, {
    '@type': 'AudioObject',
    name: plainTitle(item) || media.file,
    description: plainText(item.excerpt) || plainText(item.content),
    ...recordingOf(place),
  })
}

/** A file of any other kind. */
export function mediaObject({ site, id, item, media }: MediaNodeSource): Node {
  return node<MediaObject>(id, {
    '@type': 'MediaObject',
    name: plainTitle(item) || media.file,
    description: plainText(item.excerpt) || plainText(item.content),
    contentUrl: fileAddress(site.siteUrl, media.file),
    encodingFormat: media.mimeType,
    contentSize: String(media.filesize),
    uploadDate: dateWithOffset(item.date, site.zone),
  })
}

function recordingOf({ site, item, media }: MediaNodeSource) {
  return {
    uploadDate: dateWithOffset(item.date, site.zone),
    contentUrl: fileAddress(site.siteUrl, media.file),
    duration: duration(media.details['length']),
    encodingFormat: media.mimeType,
  }
}

/** The vocabulary requires the dimensions of images as text. */
export const pixels = (count: number): string => (count > 0 ? `${count} px` : '')

function smallestOf(siteUrl: string, { file, sizes }: MediaColumns): string | undefined {
  const [smallest] = Object.values(sizes).toSorted((one, other) => one.width - other.width)
  const folder = file.slice(0, file.lastIndexOf('/') + 1)
  return smallest && fileAddress(siteUrl, folder + smallest.file)
}

/** The creator of an image, from its metadata. */
function notesOf({ details }: MediaColumns): { credit: string; copyright: string } {
  const notes = details['image_meta']
  const text = (name: string): string => {
    const value = notes instanceof Object ? (compact(notes) as Record<string, unknown>)[name] : ''
    return typeof value === 'string' ? plainText(value) : ''
  }
  return { credit: text('credit'), copyright: text('copyright') }
}
