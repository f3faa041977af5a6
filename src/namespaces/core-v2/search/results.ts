import type { components } from '../../../../generated/core-v2/types.ts'
import type { AppContext, Caller } from '../../../context.ts'
import type { Links } from '../../../http/links.ts'
import type { FieldTable } from '../../../http/selection.ts'

/** The parameters of a search, with defaults applied. */
export interface SearchQuery {
  readonly text: string
  /** Subtypes of the searched type; `any` stands for all of them. */
  readonly subtypes: readonly string[]
  readonly include: readonly number[]
  readonly exclude: readonly number[]
  readonly limit: number
  readonly offset: number
}

export interface SearchResult {
  readonly id: number | string
  readonly title: string
  readonly url: string
  readonly type: string
  /** The content type; only entries have one. */
  readonly subtype?: string
  /** Links in addition to the one to the search itself. */
  readonly links: Links
}

export interface SearchPage {
  readonly found: readonly SearchResult[]
  readonly total: number
}

/** Searches items of one type, in a fixed number of statements. */
export type SearchSource = (
  ctx: AppContext,
  caller: Caller,
  query: SearchQuery,
) => Promise<SearchPage>

/** Selects the requested subtypes, or all of them for `any`. */
export function selectSubtypes<Subtype extends { readonly name: string }>(
  all: readonly Subtype[],
  wanted: readonly string[],
): readonly Subtype[] {
  return wanted.includes('any') ? all : all.filter(({ name }) => wanted.includes(name))
}

type Fields<T> = FieldTable<T, SearchResult, undefined>

/** The members of every search result (behaviour/site.md#search). */
export const resultFields: Fields<Omit<components['schemas']['SearchResult'], 'subtype'>> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  url: ({ url }) => url,
  type: ({ type }) => type,
}

/** Results for entries also show their content type. */
export const entryResultFields: Fields<components['schemas']['SearchResult']> = {
  ...resultFields,
  subtype: ({ subtype = '' }) => subtype,
}
