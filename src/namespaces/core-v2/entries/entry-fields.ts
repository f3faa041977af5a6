import type { components } from '../../../../generated/core-v2/types.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { contentWithAds } from '../../../domain/ads/showing/entry-ads.ts'
import { toGmtIso, toLocalIso } from '../../../domain/content/entry-dates.ts'
import { metaKeyNames } from '../../../domain/content/meta-keys.ts'
import { readMeta } from '../../../domain/content/meta.ts'
import { permalink, permalinkTemplate } from '../../../domain/content/permalinks.ts'
import { hasBlocks } from '../../../markup/block-delimiters.ts'
import {
  renderContent,
  renderExcerptOf,
  renderTitle,
} from '../../../domain/content/rendering/render.ts'
import { nested, type FieldTable } from '../../../http/selection.ts'
import type { EntryEnvironment } from './environment.ts'

type Schemas = components['schemas']
type Fields<T> = FieldTable<T, EntryRow, EntryEnvironment>

const title: Fields<Schemas['EntryFields']['title']> = {
  raw: (row) => row.title,
  rendered: (row) => renderTitle(row.title),
}

const contentOf = (row: EntryRow, { adsOf, blocks }: EntryEnvironment): string => {
  const ads = adsOf(row)
  return ads === undefined
    ? renderContent(row.content, blocks)
    : contentWithAds(ads, row.content, blocks)
}

const content: Fields<Schemas['EntryText']['content']> = {
  raw: (row) => row.content,
  rendered: contentOf,
  protected: (row) => row.password !== '',
  block_version: (row) => (hasBlocks(row.content) ? 1 : 0),
}

const excerpt: Fields<Schemas['EntryText']['excerpt']> = {
  raw: (row) => row.excerpt,
  rendered: renderExcerptOf,
  protected: (row) => row.password !== '',
}

type Meta = Schemas['EntryMeta']

/** Most entries store no meta value; they share one object, which answers only read. */
const defaultMeta = metaFrom({})

function metaFrom(stored: EntryRow['meta']): Meta {
  return readMeta(stored, metaKeyNames)
}

function metaOf({ meta }: EntryRow): Meta {
  return Object.keys(meta).length === 0 ? defaultMeta : metaFrom(meta)
}

/** Members of every entry, of any type. */
export const commonFields: Fields<Schemas['EntryFields']> = {
  id: (row) => row.id,
  date: (row, { zone }) => toLocalIso(row.date, zone),
  date_gmt: (row) => toGmtIso(row.date),
  modified: (row, { zone }) => toLocalIso(row.modified, zone),
  modified_gmt: (row) => toGmtIso(row.modified),
  slug: (row) => row.slug,
  link: (row, { siteUrl, type }) => permalink(siteUrl, type, row),
  title: nested(title),
  author: (row) => row.authorId,
  featured_media: (row) => row.featuredMedia,
  comment_status: (row) => row.commentStatus,
  ping_status: (row) => row.pingStatus,
  template: (row) => row.template,
  permalink_template: (row, { siteUrl, type }) => permalinkTemplate(siteUrl, type, row),
  generated_slug: (row, env) => env.generatedSlugs.get(row.id) ?? '',
}

/** Members of every entry with its own text. */
export const entryFields: Fields<Schemas['EntryFields'] & Schemas['EntryText']> = {
  ...commonFields,
  // No other status is stored for a type with texts of its own.
  status: (row) => row.status as Schemas['EntryStatus'],
  password: (row) => row.password,
  content: nested(content),
  excerpt: nested(excerpt),
  meta: metaOf,
}
