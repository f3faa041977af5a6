import type { EntryValues } from '../../../data/entry-writer.ts'
import type { StatusName } from '../statuses.ts'

/** Members of an entry that are stored as they are sent. */
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

/** The texts of an entry. */
export type Texts = Pick<EntryValues, 'title' | 'content' | 'excerpt'>

/** What a write names; what it leaves out stays, or gets its default in a new entry. */
export interface EntryInput extends Partial<Plain>, Partial<Texts> {
  readonly status?: StatusName
  /** Empty asks for a new one from the title. */
  readonly slug?: string
  /** 0 counts as left out. */
  readonly authorId?: number
  /** Site time unless the text names an offset; null in either date takes the date away. */
  readonly date?: string | null
  readonly dateGmt?: string | null
  readonly meta?: unknown
  /** Ids by taxonomy; a taxonomy that is left out keeps its terms. */
  readonly terms?: Readonly<Record<string, readonly number[]>>
}
