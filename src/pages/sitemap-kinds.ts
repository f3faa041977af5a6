/** What sitemaps list: entries, terms and authors that everybody may see. */
import type { AppContext } from '../context.ts'
import { every, unprotected } from '../data/entries/entry-filters.ts'
import { listEntryRanges, listLocations } from '../data/entries/entry-reader.ts'
import { listTermRanges, listTermSlugs } from '../data/terms/term-ranges.ts'
import { listAuthorRanges, listAuthorSlugs } from '../data/users/author-ranges.ts'
import { authorAddress } from '../domain/accounts/author-address.ts'
import { ANONYMOUS } from '../domain/accounts/caller.ts'
import { contentTypes, type ContentType } from '../domain/content-types/content-types.ts'
import { taxonomies, type Taxonomy } from '../domain/content-types/taxonomies.ts'
import { visibleTo } from '../domain/content/entry-policy.ts'
import { linkOf } from '../domain/embeds/site-embed.ts'

/** An address, and when its content was changed if that is known. */
export interface Located {
  readonly url: string
  readonly modified?: Date
}

/** A kind of sitemap. Each is one statement, as is finding the ranges. */
interface SitemapKind {
  /** The first part of the names of its files. */
  readonly name: string
  /** The ranges of ids in which something is listed. */
  readonly ranges: (ctx: AppContext) => Promise<readonly number[]>
  readonly locations: (ctx: AppContext, range: number) => Promise<readonly Located[]>
}

const STATUSES = ['publish'] as const

function ofEntries(type: ContentType): SitemapKind {
  const where = every([visibleTo(ANONYMOUS, type, STATUSES), unprotected])
  const listed = { type: type.name, where }
  return {
    name: type.name,
    ranges: ({ database }) => listEntryRanges(database, listed),
    locations: async ({ database, siteUrl }, range) =>
      (await listLocations(database, listed, range)).map((entry) => ({
        url: linkOf(siteUrl, entry),
        modified: entry.modified,
      })),
  }
}

/** @param type the type of the entries that the pages of the terms list */
function ofTerms({ name, path }: Taxonomy, type: ContentType): SitemapKind {
  const used = { taxonomy: name, type: type.name }
  return {
    name,
    ranges: ({ database }) => listTermRanges(database, used),
    locations: async ({ database, siteUrl }, range) =>
      (await listTermSlugs(database, used, range)).map((slug) => ({
        url: `${siteUrl}/${path}/${slug}/`,
      })),
  }
}

/** The pages of authors list posts. */
const authors: SitemapKind = {
  name: 'author',
  ranges: ({ database }) => listAuthorRanges(database, contentTypes.post.name),
  locations: async ({ database, siteUrl }, range) =>
    (await listAuthorSlugs(database, contentTypes.post.name, range)).map((slug) => ({
      url: authorAddress(siteUrl, slug),
    })),
}

/** The pages that are there whatever the site has. */
const site: SitemapKind = {
  name: 'site',
  ranges: async () => [1],
  locations: async ({ siteUrl }, range) =>
    range === 1 ? [{ url: `${siteUrl}/` }, { url: `${siteUrl}/events/` }] : [],
}

/** All kinds, in the order of the index. */
export const kinds: readonly SitemapKind[] = [
  site,
  ofEntries(contentTypes.page),
  ofEntries(contentTypes.post),
  ofEntries(contentTypes.cal_events),
  ofEntries(contentTypes.cal_venue),
  ofEntries(contentTypes.cal_organizer),
  ofTerms(taxonomies.category, contentTypes.post),
  ofTerms(taxonomies.post_tag, contentTypes.post),
  ofTerms(taxonomies.cal_events_cat, contentTypes.cal_events),
  authors,
]
