import type { EntryValues } from '../../../data/entries/entry-writer.ts'
import type { StatusName } from '../../content-types/entry-statuses.ts'

/** Members of an entry that are stored as sent. */
type Plain = Pick<
  EntryValues,
  | 'password'
  | 'template'
  | 'sticky'
  | 'menuOrder'
  | 'commentStatus'
  | 'pingStatus'
  | 'format'
  | 'parentId'
  | 'featuredMedia'
>

export type Texts = Pick<EntryValues, 'title' | 'content' | 'excerpt'>

/** The input of a write; omitted members stay unchanged or get their defaults. */
export interface EntryInput extends Partial<Plain>, Partial<Texts> {
  readonly status?: StatusName
  /** An empty slug is generated from the title. */
  readonly slug?: string
  /** 0 counts as omitted. */
  readonly authorId?: number
  /**
   * In the site's time zone unless the text has an offset; null in either member resets the date.
   */
  readonly date?: string | null
  readonly dateGmt?: string | null
  readonly meta?: unknown
  /** Ids by taxonomy; the terms of an omitted taxonomy stay unchanged. */
  readonly terms?: Readonly<Record<string, readonly number[]>>
}
