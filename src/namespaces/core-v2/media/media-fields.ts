import type { components } from '../../../../generated/core-v2/types.ts'
import type { EntryRow, MediaColumns, MediaSize } from '../../../data/entries/entry-row.ts'
import { mediaMetaKeyNames } from '../../../domain/content/meta-keys.ts'
import { readMeta } from '../../../domain/content/meta.ts'
import { renderContent, renderExcerptOf } from '../../../domain/content/rendering/render.ts'
import { listedSizes } from '../../../domain/media/image-sizes.ts'
import { mediaOf } from '../../../domain/media/write-media.ts'
import { nested, type FieldTable } from '../../../http/selection.ts'
import type { EntryEnvironment } from '../entries/environment.ts'
import { commonFields } from '../entries/entry-fields.ts'
import { showFile } from './file-html.ts'

type Schemas = components['schemas']
type Fields<T> = FieldTable<T, EntryRow, EntryEnvironment>

const caption: Fields<Schemas['MediaFields']['caption']> = {
  raw: (row) => row.excerpt,
  // The default description is the first words of the item's page.
  rendered: (row, { siteUrl }) =>
    renderExcerptOf({ excerpt: row.excerpt, content: showFile(row, siteUrl) + row.content }),
}

const description: Fields<Schemas['MediaFields']['description']> = {
  raw: (row) => row.content,
  rendered: (row, { siteUrl, blocks }) =>
    showFile(row, siteUrl) + renderContent(row.content, blocks),
}

/** Address of a stored file. */
export const fileUrl = (siteUrl: string, key: string): string => `${siteUrl}/uploads/${key}`

export const mediaFields: Fields<Schemas['Media']> = {
  ...commonFields,
  // No other status is stored for media.
  status: (row) => row.status as Schemas['MediaFields']['status'],
  type: () => 'attachment',
  meta: ({ meta }) => readMeta(meta, mediaMetaKeyNames),
  description: nested(description),
  caption: nested(caption),
  alt_text: (row) => mediaOf(row).altText,
  media_type: (row) => (mediaOf(row).mimeType.startsWith('image/') ? 'image' : 'file'),
  mime_type: (row) => mediaOf(row).mimeType,
  media_details: (row, { siteUrl }) => detailsOf(mediaOf(row), siteUrl),
  post: (row) => (row.parentId > 0 ? row.parentId : null),
  source_url: (row, { siteUrl }) => fileUrl(siteUrl, mediaOf(row).file),
}

/** The details of a file: a picture's size and metadata, a sound's duration and tags. */
function detailsOf(media: MediaColumns, siteUrl: string): Schemas['MediaDetails'] {
  const { width, height, file, filesize, mimeType, details } = media
  const picture = mimeType.startsWith('image/')
  return {
    ...(width > 0 && { width, height }),
    ...(picture && { file }),
    filesize,
    sizes: sizesOf(media, siteUrl),
    ...details,
  }
}

/** `full` is only listed together with smaller sizes (behaviour/media.md#picture-sizes). */
function sizesOf(media: MediaColumns, siteUrl: string): Record<string, Schemas['MediaSize']> {
  const { file, width, height, mimeType, sizes } = media
  const [folder, name] = splitKey(file)
  const url = (local: string): string => fileUrl(siteUrl, `${folder}/${local}`)
  const smaller = listedSizes(sizes).map(([size, made]): [string, Schemas['MediaSize']] => [
    size,
    showSize(made, url(made.file)),
  ])
  if (smaller.length === 0) return {}
  const full = { file: name, width, height, mime_type: mimeType, source_url: url(name) }
  return Object.fromEntries([...smaller, ['full', full]])
}

function showSize(size: MediaSize, sourceUrl: string): Schemas['MediaSize'] {
  const { file, width, height, filesize, mimeType } = size
  return { file, width, height, filesize, mime_type: mimeType, source_url: sourceUrl }
}

function splitKey(key: string): [folder: string, name: string] {
  const slash = key.lastIndexOf('/')
  return [key.slice(0, slash), key.slice(slash + 1)]
}
