import type { components } from '../../../../generated/core-v2/types.ts'
import type { AppContext, Caller } from '../../../context.ts'
import type { Links } from '../../../http/links.ts'
import type { FieldTable } from '../../../http/selection.ts'

/** What a search asks for, its defaults in place. */
export interface Sought {
  readonly text: string
  /** All of them fit the type; `any` stands for all that it has. */
  readonly subtypes: readonly string[]
  readonly include: readonly number[]
  readonly exclude: readonly number[]
  readonly limit: number
  readonly offset: number
}

/** One thing that was found, whatever its kind. */
export interface Found {
  readonly id: number | string
  readonly title: string
  readonly url: string
  readonly type: string
  /** Content type of an entry; nothing else has one. */
  readonly subtype?: string
  /** Beside the link to the search itself. */
  readonly links: Links
}

export interface FoundPage {
  readonly found: readonly Found[]
  readonly total: number
}

/** Looks for things of one kind, in a fixed number of statements. */
export type Source = (ctx: AppContext, caller: Caller, sought: Sought) => Promise<FoundPage>

/** The subtypes of a kind that a search names, or all of them for `any`. */
export function fitting<Subtype extends { readonly name: string }>(
  all: readonly Subtype[],
  wanted: readonly string[],
): readonly Subtype[] {
  return wanted.includes('any') ? all : all.filter(({ name }) => wanted.includes(name))
}

/** The total, counted only where a page of so many rows does not tell it. */
export async function totalOf(
  { limit, offset }: Sought,
  rows: number,
  count: () => Promise<number>,
): Promise<number> {
  const told = rows > 0 || offset === 0
  return told && rows < limit ? offset + rows : count()
}

type Fields<T> = FieldTable<T, Found, undefined>

/** The members that everything found has (behaviour/site.md#search). */
export const foundFields: Fields<components['schemas']['SearchResultFields']> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  url: ({ url }) => url,
  type: ({ type }) => type,
}

/** Entries tell of their content type as well. */
export const foundEntryFields: Fields<
  components['schemas']['SearchResultFields'] & components['schemas']['SearchSubtype']
> = {
  ...foundFields,
  subtype: ({ subtype = '' }) => subtype,
}
