/** Completes the pictures of rendered contents for browsers: sizes to choose from, and when to load. */
import type { EntryRow } from '../../data/entries/entry-row.ts'
import { escapeAttribute } from '../text/addresses.ts'
import { readAttributes } from '../text/read-attributes.ts'
import { tokensOf } from '../../markup/tokens.ts'
import { responsivePicture } from './responsive-picture.ts'
import { fileAddress } from './thumbnail.ts'

/** Pictures beyond these, and those of longer texts, stay as they are. */
const MAX_PICTURES = 100
const MAX_LENGTH = 500_000

/** The class by which editors name the media item of a picture. */
const NAMED = /(?:^|\s)wp-image-(\d{1,10})(?:\s|$)/

type Attributes = ReadonlyMap<string, string>

const isWorked = (html: string): boolean => html.length <= MAX_LENGTH && /<img\b/i.test(html)

/** The media items that the pictures of a content name. */
export function namedPictures(html: string): number[] {
  if (!isWorked(html)) return []
  const found = new Set<number>()
  for (const { kind, name, closing, text } of tokensOf(html)) {
    if (kind !== 'tag' || name !== 'img' || closing) continue
    const id = namedIn(readAttributes(text))
    if (id !== undefined) found.add(id)
    if (found.size >= MAX_PICTURES) break
  }
  return [...found]
}

const namedIn = (attributes: Attributes): number | undefined => {
  const [, id] = NAMED.exec(attributes.get('class') ?? '') ?? []
  return id === undefined ? undefined : Number(id)
}

export interface PictureOptions {
  readonly siteUrl: string
  /** The named media items that visitors may see. */
  readonly pictures: readonly EntryRow[]
  /** The value of `sizes`: how wide a picture is shown. */
  readonly sizes: string
  /** A picture above the content is seen first, so that all of the content may wait. */
  readonly afterOthers: boolean
}

/**
 * Adds what a writer left out: `srcset`, `sizes` and the dimensions of pictures of this site, and
 * loading on demand for all pictures but the first.
 */
export function completePictures(html: string, options: PictureOptions): string {
  if (!isWorked(html)) return html
  let seen = options.afterOthers ? 1 : 0
  let whole = ''
  for (const { kind, name, closing, text } of tokensOf(html)) {
    const isPicture = kind === 'tag' && name === 'img' && !closing && seen < MAX_PICTURES
    whole += isPicture ? completed(text, options, seen > 0) : text
    if (isPicture) seen += 1
  }
  return whole
}

function completed(tag: string, options: PictureOptions, later: boolean): string {
  const attributes = readAttributes(tag)
  const lazy = attributes.get('loading') ?? (later ? 'lazy' : undefined)
  const wanted = {
    ...storedForms(attributes, options, lazy === 'lazy'),
    ...(lazy !== undefined && { loading: lazy }),
    decoding: 'async',
  }
  const added = Object.entries(wanted)
    .filter(([name]) => !attributes.has(name))
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
  return tag.replace(/^<img/i, (start) => start + added.join(''))
}

/** The attributes that come from the media item, if the picture is one of its files. */
function storedForms(
  attributes: Attributes,
  { siteUrl, pictures, sizes }: PictureOptions,
  lazy: boolean,
): Readonly<Record<string, string>> {
  const media = pictures.find(({ id }) => id === namedIn(attributes))?.media
  if (media === undefined || media === null) return {}
  const src = attributes.get('src') ?? ''
  const folder = media.file.slice(0, media.file.lastIndexOf('/') + 1)
  const form = [
    media,
    ...Object.values(media.sizes).map((size) => ({ ...size, file: folder + size.file })),
  ].find(({ file }) => pathOf(src) === pathOf(fileAddress(siteUrl, file)))
  if (form === undefined || form.width === 0) return {}
  const { srcset } = responsivePicture(siteUrl, media, form.width)
  const sized = attributes.has('width') || attributes.has('height')
  return {
    ...(!sized && { width: String(form.width), height: String(form.height) }),
    ...(srcset.includes(fileAddress(siteUrl, form.file)) && {
      srcset,
      // A browser that loads pictures lazily knows their width by then and needs no `sizes`.
      sizes: lazy ? `auto, ${sizes}` : sizes,
    }),
  }
}

/** An address without its site, which may have moved since a text was written. */
const pathOf = (address: string): string => address.slice(Math.max(0, address.indexOf('/uploads/')))
