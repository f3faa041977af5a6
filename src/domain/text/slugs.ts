/**
 * Slugs: the part of an address that names an item. Made from titles, cleaned, numbered when
 * taken, and set aside in the trash. Stored in their encoded form: ASCII, where letters of other
 * scripts are lower-case percent codes.
 */
import { foldAccents } from './accents.ts'
import { stripTags } from './plain-text.ts'

/** The most characters that a stored slug has. */
export const slugLimit = 200

export const trashSuffix = '__trashed'

/** Spaces of any width and dashes of any length part words. */
const separators =
  /[\s\u00a0\u1680\u2000-\u200a\u2010-\u2015\u2028\u2029\u202f\u205f\u3000/.]+|&(?:nbsp|ndash|mdash|#160|#8209|#8211|#8212);/g

/** Signs that are dropped rather than encoded: quotes, marks, accents without a letter, controls. */
const dropped =
  /[\u00a1\u00a9\u00ab\u00ad\u00ae\u00b0\u00b4\u00bb\u00bf\u02ca\u200b-\u200f\u2018-\u201f\u2022\u2026\u202a-\u202e\u2039\u203a\u2060-\u2064\u2066-\u206f\u2122\ufeff\ufff9-\ufffc]|\u0300|\u0301|\u0304|\u030c|\u0341/g

/**
 * The slug of a title, or the clean form of a slug that was sent: no markup, no accents, lower
 * case, words joined by single hyphens. Can be empty, where a title has only marks.
 *
 * @example slugify('Crème brûlée, Straße') // 'creme-brulee-strase'
 */
export function slugify(text: string): string {
  const plain = decodeCodes(stripTags(foldAccents(text)), /(?:%[89a-f][\da-f])+/gi)
    .toLowerCase()
    .replace(separators, '-')
    .replace(/&(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[\da-f]{1,6});/g, '')
    .replace(dropped, '')
    .replaceAll('×', 'x')
  return encodeWithin(plain, slugLimit).replace(/-{2,}/g, '-').replace(/^-|-$/g, '')
}

/** Slugs of a list filter are cleaned as those of items are, so that either form finds an item. */
export const cleanSlug = slugify

/**
 * Keeps ASCII word characters, hyphens and percent codes, encodes what lies beyond ASCII, and
 * stops before the limit would be passed; a letter is never cut in its middle.
 */
function encodeWithin(text: string, limit: number): string {
  let encoded = ''
  for (const [piece] of text.matchAll(/%[\da-f]{2}|[a-z0-9_-]|[^\0-\x7f]/gu)) {
    // Half of a surrogate pair is no letter and has no code.
    if (/^[\ud800-\udfff]$/.test(piece)) continue
    const code = piece > '\x7f' ? encodeURIComponent(piece).toLowerCase() : piece
    if (encoded.length + code.length > limit) break
    encoded += code
  }
  return encoded
}

/** The readable form of a slug, e.g. for `generated_slug`; codes that mean nothing stay. */
export function decodeSlug(slug: string): string {
  return decodeCodes(slug, /(?:%[\da-f]{2})+/gi)
}

function decodeCodes(text: string, codes: RegExp): string {
  if (!text.includes('%')) return text
  return text.replace(codes, (run) => {
    try {
      return decodeURIComponent(run)
    } catch {
      return run
    }
  })
}

/**
 * The n-th choice for a slug: the slug itself for 1, then `-2`, `-3`, ... with the base shortened
 * where the number would not fit.
 */
export function nextSlug(base: string, n: number): string {
  if (n < 2) return base
  const suffix = `-${n}`
  return shorten(base, slugLimit - suffix.length) + suffix
}

/** The slug under which an item lies in the trash, which frees its own; also one without a slug. */
export function trashedSlug(slug: string): string {
  if (slug.endsWith(trashSuffix)) return slug
  return shorten(slug, slugLimit - trashSuffix.length) + trashSuffix
}

/** The slug that an item from the trash asks for; the same again for a slug without the mark. */
export function restoredSlug(slug: string): string {
  return slug.endsWith(trashSuffix) ? slug.slice(0, -trashSuffix.length) : slug
}

function shorten(slug: string, limit: number): string {
  if (slug.length <= limit) return slug
  return encodeWithin(decodeSlug(slug), limit).replace(/-+$/, '')
}

const feeds = new Set(['feed', 'rdf', 'rss', 'rss2', 'atom', 'embed'])

/** First steps of the addresses of the site itself, and folders of its lists and its other types. */
const firstSteps = new Set(
  (
    'api docs healthz readyz uploads assets avatars ads ads-provider authorize-application ' +
    'newsletter sitemaps page category tag author type events event venue organizer media'
  ).split(' '),
)

/** Where a slug is going to stand. */
export interface SlugPosition {
  /** Whether items of the type stand below each other. */
  readonly hierarchical: boolean
  /** Whether it is the first step of an address. */
  readonly first: boolean
}

/**
 * Slugs that a site's own addresses need, so that items get a number instead: feeds and embed
 * frames, for pages also what looks like a page number, and for what stands in no folder also
 * where the site has something else.
 */
export function isReservedSlug(slug: string, { hierarchical, first }: SlugPosition): boolean {
  return (
    feeds.has(slug) ||
    (hierarchical && /^(?:page)?\d+$/.test(slug)) ||
    (first && firstSteps.has(slug))
  )
}

/** The stored form of a step of an address: lower case, with percent codes for what is not ASCII. */
export const storedSlug = (step: string): string => encodeURIComponent(step).toLowerCase()
