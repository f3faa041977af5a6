/**
 * Slugs: the part of an address that names an item. They are derived from titles, normalized,
 * numbered when taken, and released in the trash. Stored percent-encoded in lower case.
 */
import { foldAccents } from './accents.ts'
import { decodePercent } from './decode-percent.ts'
import { stripTags } from './plain-text.ts'

/** Maximum length of a stored slug. */
export const slugLimit = 200

export const trashSuffix = '__trashed'

/** Spaces and dashes of any kind separate words. */
const separators =
  /[\s\u00a0\u1680\u2000-\u200a\u2010-\u2015\u2028\u2029\u202f\u205f\u3000/.]+|&(?:nbsp|ndash|mdash|#160|#8209|#8211|#8212);/g

/** Characters that are removed instead of encoded: quotes, punctuation, lone accents, controls. */
const dropped =
  /[\u00a1\u00a9\u00ab\u00ad\u00ae\u00b0\u00b4\u00bb\u00bf\u02ca\u200b-\u200f\u2018-\u201f\u2022\u2026\u202a-\u202e\u2039\u203a\u2060-\u2064\u2066-\u206f\u2122\ufeff\ufff9-\ufffc]|\u0300|\u0301|\u0304|\u030c|\u0341/g

/**
 * Returns the slug of a title, or normalizes a given slug: no markup, no accents, lower case, words
 * joined by single hyphens. Empty for a title without letters and digits.
 *
 * @example slugify('Crème brûlée, Straße') // 'creme-brulee-strase'
 */
export function slugify(text: string): string {
  const plain = readCodes(stripTags(foldAccents(text)))
    .toLowerCase()
    .replace(separators, '-')
    .replace(/&(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[\da-f]{1,6});/g, '')
    .replace(dropped, '')
    .replaceAll('×', 'x')
  return encodeWithin(plain, slugLimit).replace(/-{2,}/g, '-').replace(/^-|-$/g, '')
}

/**
 * Replaces codes by their characters, unless these are codes in an address as well. Bytes that are no
 * characters and signs without a code are dropped: no address names an item with them.
 */
function readCodes(text: string): string {
  if (!text.includes('%')) return text
  return text.replace(/(?:%[\da-f]{2})+|%/gi, (run) =>
    Buffer.from(run.replaceAll('%', ''), 'hex')
      .toString()
      .replaceAll(/[\0\ufffd]/g, '')
      .replaceAll(/[^\x80-\uffff/]/g, encodeURIComponent),
  )
}

/** Normalizes the slugs of a list filter, so that both forms find an item. */
export const cleanSlug = slugify

/**
 * Keeps ASCII word characters, hyphens and percent codes, encodes non-ASCII characters, and stops
 * at the limit without splitting a character.
 */
function encodeWithin(text: string, limit: number): string {
  let encoded = ''
  for (const [piece] of text.matchAll(/%[\da-f]{2}|[a-z0-9_-]|[^\0-\x7f]/gu)) {
    // A lone surrogate cannot be encoded.
    if (/^[\ud800-\udfff]$/.test(piece)) continue
    const code = piece > '\x7f' ? encodeURIComponent(piece).toLowerCase() : piece
    if (encoded.length + code.length > limit) break
    encoded += code
  }
  return encoded
}

/** Decodes a slug for display, e.g. for `generated_slug`; invalid codes are kept. */
export function decodeSlug(slug: string): string {
  if (!slug.includes('%')) return slug
  return slug.replace(/(?:%[\da-f]{2})+/gi, decodePercent)
}

/**
 * The n-th candidate for a slug: the slug itself for 1, then `-2`, `-3`, ... with the base
 * truncated if the number would not fit.
 */
export function nextSlug(base: string, n: number): string {
  if (n < 2) return base
  const suffix = `-${n}`
  return shorten(base, slugLimit - suffix.length) + suffix
}

/** The slug of an item in the trash, which releases its own. */
export function trashedSlug(slug: string): string {
  if (slug.endsWith(trashSuffix)) return slug
  return shorten(slug, slugLimit - trashSuffix.length) + trashSuffix
}

/** The slug to restore from the trash; a slug without the suffix is unchanged. */
export function restoredSlug(slug: string): string {
  return slug.endsWith(trashSuffix) ? slug.slice(0, -trashSuffix.length) : slug
}

/** Cuts a slug without splitting a character. */
function shorten(slug: string, limit: number): string {
  if (slug.length <= limit) return slug
  const cut = slug.slice(0, limit).replace(/%[\da-f]?$/, '')
  return withoutBrokenEnd(cut).replace(/-+$/, '')
}

/** Drops the first bytes of a character whose other bytes are missing. */
function withoutBrokenEnd(slug: string): string {
  const [codes = ''] = /(?:%[89a-f][\da-f])+$/.exec(slug) ?? []
  for (let end = codes.length; end > 0; end -= 3) {
    const kept = codes.slice(0, end)
    if (decodePercent(kept) !== kept) return slug.slice(0, slug.length - codes.length + end)
  }
  return slug.slice(0, slug.length - codes.length)
}

const feeds = new Set(['feed', 'rdf', 'rss', 'rss2', 'atom', 'embed'])

/** First path segments that the site, its lists and its other types use. */
const firstSteps = new Set(
  (
    'api docs healthz readyz uploads assets avatars ads ads-provider authorize-application account ' +
    'comments newsletter sitemaps page category tag author type events event venue organizer media'
  ).split(' '),
)

export interface SlugPosition {
  /** Whether the type is hierarchical. */
  readonly hierarchical: boolean
  /** Whether it is the first path segment. */
  readonly first: boolean
}

/**
 * Slugs reserved for addresses of the site; items get a number instead. These are feeds and embed
 * frames, for pages also page numbers, and for first segments also the site's own paths.
 */
export function isReservedSlug(slug: string, { hierarchical, first }: SlugPosition): boolean {
  return (
    feeds.has(slug) ||
    (hierarchical && /^(?:page)?\d+$/.test(slug)) ||
    (first && firstSteps.has(slug))
  )
}

/** The stored form of a path segment: lower case and percent-encoded. */
export const storedSlug = (step: string): string => encodeURIComponent(step).toLowerCase()
