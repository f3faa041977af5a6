import type { EntryListItem, ReferencedText } from '../../../data/entries/block-reader.ts'
import type { TermRow } from '../../../data/terms/term-row.ts'

/** The data that blocks show in addition to their text. All of it is public. */
export interface BlockData {
  readonly siteUrl: string
  /** IANA name of the site's zone. */
  readonly zone: string
  readonly texts: ReadonlyMap<number, ReferencedText>
  /** By `queryKey`. */
  readonly posts: ReadonlyMap<string, readonly EntryListItem[]>
  readonly pages: readonly EntryListItem[]
  readonly categories: readonly TermRow[]
  /** Texts that were rendered with this data in advance, by their source. */
  readonly rendered: ReadonlyMap<string, string>
}

/** For texts whose blocks need no data. */
export const NO_BLOCK_DATA: BlockData = {
  siteUrl: '',
  zone: 'UTC',
  texts: new Map(),
  posts: new Map(),
  pages: [],
  categories: [],
  rendered: new Map(),
}

/** The maximum depth of references from text to text. */
export const MAX_REFERENCE_DEPTH = 5
