import type { EntryListItem, ReferencedText } from '../../../data/block-reader.ts'
import type { TermRow } from '../../../data/term-row.ts'

/** What blocks show beside what stands in their text. Only what everybody may read. */
export interface BlockData {
  readonly siteUrl: string
  /** IANA name of the site's zone. */
  readonly zone: string
  readonly texts: ReadonlyMap<number, ReferencedText>
  /** By the keys of the wishes. */
  readonly posts: ReadonlyMap<string, readonly EntryListItem[]>
  readonly pages: readonly EntryListItem[]
  readonly categories: readonly TermRow[]
  /** Texts that were rendered with all this ahead of time, by what they were made from. */
  readonly rendered: ReadonlyMap<string, string>
}

/** For texts whose blocks need nothing. */
export const NO_BLOCK_DATA: BlockData = {
  siteUrl: '',
  zone: 'UTC',
  texts: new Map(),
  posts: new Map(),
  pages: [],
  categories: [],
  rendered: new Map(),
}

/** Texts may refer to texts that refer to texts, so many times. */
export const DEEPEST_REFERENCE = 5
