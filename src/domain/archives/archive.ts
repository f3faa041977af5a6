/**
 * The public lists of posts: the latest ones, those of a category, a tag or an author, and search
 * results. One description of each serves its pages and its feeds.
 */
import type { Database } from '../../data/database/database.ts'
import type { Condition } from '../../data/database/expressions.ts'
import {
  byAuthors,
  every,
  some,
  unprotected,
  withAnyTerm,
} from '../../data/entries/entry-filters.ts'
import { entryListing, type EntryListing } from '../../data/entries/entry-listing.ts'
import type { TextSearch } from '../../data/entries/text-filters.ts'
import { listTerms } from '../../data/terms/term-reader.ts'
import type { TermRow } from '../../data/terms/term-row.ts'
import { findPublicAuthor } from '../accounts/public-author.ts'
import { ANONYMOUS } from '../accounts/caller.ts'
import { contentTypes, type ContentType } from '../content-types/content-types.ts'
import { openStatuses, visibleTo } from '../content/entry-policy.ts'
import { findWords, readInTexts } from '../content/reading/find-words.ts'
import { storedSlug } from '../text/slugs.ts'
import { taxonomies } from '../content-types/taxonomies.ts'
import { plainText } from '../embeds/entry-texts.ts'

/** The kind of archive in an address. Steps are decoded. */
export type ArchivePlace =
  | { readonly kind: 'latest' }
  | { readonly kind: 'category' | 'tag'; readonly slugs: readonly string[] }
  | { readonly kind: 'author'; readonly slug: string }
  | { readonly kind: 'search'; readonly text: string }

/** A list that exists. */
export interface Archive {
  readonly place: ArchivePlace
  /** The name of the term or author, or the search text; '' for the latest posts. */
  readonly title: string
  /** Plain text. */
  readonly description: string
  /** The path relative to the site's address, with a slash at both ends. */
  readonly path: string
  /** Condition on `entries e`, visibility included. */
  readonly where: Condition
  readonly found?: TextSearch | undefined
  /** The same search as a condition on `entries e`, whose texts it reads. */
  readonly texts?: Condition | undefined
  /** The types of all entries, where the listing does not tell. */
  readonly types?: readonly string[] | undefined
  /** The condition contains search patterns. */
  readonly searching: boolean
  /** The condition as data, by which long lists are read. */
  readonly listing?: EntryListing | undefined
}

const published = (type: ContentType): Condition => visibleTo(ANONYMOUS, type, ['publish'])

const postsWith = (conditions: readonly Condition[]): EntryListing | undefined =>
  entryListing(
    contentTypes.post.name,
    openStatuses(ANONYMOUS, contentTypes.post, ['publish']),
    conditions,
  )

/** Finds an archive; undefined if the term or author does not exist. */
export async function findArchive(
  database: Database,
  place: ArchivePlace,
): Promise<Archive | undefined> {
  if (place.kind === 'latest') return latestPosts
  if (place.kind === 'author') return ofAuthor(database, place)
  if (place.kind === 'search') return ofSearch(database, place)
  return ofTerm(database, place)
}

const latestPosts: Archive = {
  place: { kind: 'latest' },
  title: '',
  description: '',
  path: '/',
  where: published(contentTypes.post),
  searching: false,
  listing: postsWith([]),
}

/** The last slug names the term; those before it may be any of its ancestors. */
async function ofTerm(
  database: Database,
  place: Extract<ArchivePlace, { slugs: readonly string[] }>,
): Promise<Archive | undefined> {
  const taxonomy = place.kind === 'category' ? taxonomies.category : taxonomies.post_tag
  const slug = storedSlug(place.slugs.at(-1) ?? '')
  const [term] = await listTerms(
    database,
    { taxonomy: taxonomy.name, slugs: [slug] },
    { orderBy: 'id', descending: false, limit: 1, offset: 0 },
  )
  return term && archiveOfTerm(place, taxonomy.path, term)
}

function archiveOfTerm(place: ArchivePlace, folder: string, term: TermRow): Archive {
  const condition = withAnyTerm({ taxonomy: term.taxonomy, ids: [term.id], withChildren: true })
  return {
    place,
    title: plainText(term.name),
    description: plainText(term.description),
    path: `/${folder}/${term.slug}/`,
    where: every([published(contentTypes.post), condition]),
    searching: false,
    listing: postsWith([condition]),
  }
}

async function ofAuthor(
  database: Database,
  place: Extract<ArchivePlace, { kind: 'author' }>,
): Promise<Archive | undefined> {
  const author = await findPublicAuthor(database, place.slug)
  return (
    author && {
      place,
      title: author.displayName,
      description: plainText(author.description),
      path: `/author/${author.slug}/`,
      where: every([published(contentTypes.post), byAuthors([author.id])]),
      searching: false,
      listing: postsWith([byAuthors([author.id])]),
    }
  )
}

/** Protected posts are not searched: finding them would reveal their content. */
async function ofSearch(
  database: Database,
  place: Extract<ArchivePlace, { kind: 'search' }>,
): Promise<Archive> {
  const search = await findWords(database, place.text)
  const anywhere = some([published(contentTypes.post), published(contentTypes.page)])
  return {
    place,
    title: place.text,
    description: '',
    path: `/?s=${encodeURIComponent(place.text)}`,
    where: every([anywhere, unprotected]),
    found: search?.found,
    texts: search && readInTexts(search.words),
    types: [contentTypes.post.name, contentTypes.page.name],
    searching: search !== undefined,
  }
}
