import type { ChangeTopic } from '../../../data/change-notices.ts'
import type { EntryRow } from '../../../data/entry-row.ts'
import { lockEntry } from '../../../data/entry-writer.ts'
import { isForeignKeyViolation, isUniqueViolation, type Tx } from '../../../data/database.ts'
import { readEntry } from '../../../data/entry-reader.ts'
import { lockSlugRetries } from '../../../data/slug-writer.ts'
import type { Caller } from '../../accounts/caller.ts'
import { failure } from '../../errors.ts'
import type { Site } from '../../site/site.ts'
import { isFlat, type ContentType } from '../content-types.ts'

/** Who writes items of which type, on which site. */
export interface Saving {
  readonly site: Site
  readonly type: ContentType
  readonly caller: Caller
}

/** Throws when the item is no longer as the writer read it. Gets the row that is held locked. */
export type Guard = (current: EntryRow) => void

/** Writes what a type keeps beside its entries, in the transaction of the entry. */
export type Beside = (tx: Tx, id: number) => Promise<void>

/** Races for a slug are run again this often before they count as a failure. */
const TRIES = 20

/**
 * Runs a write in one transaction, and again when it met a slug that somebody else took after it
 * had looked: the next time it finds another one, and only those that look for the first time can
 * still come before it.
 * @throws DomainError 400 rest_invalid_author when the author was removed at that moment
 */
export async function write<T>(
  { site }: Saving,
  work: (tx: Tx) => Promise<T>,
  topics: readonly ChangeTopic[] = ['content'],
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await site.database.transact(topics, async (tx) => {
        if (attempt > 1) await lockSlugRetries(tx)
        return work(tx)
      })
    } catch (error) {
      if (isForeignKeyViolation(error)) throw failure('rest_invalid_author')
      if (attempt >= TRIES || !isUniqueViolation(error)) throw error
    }
  }
}

/**
 * The item that a write is about, held until the transaction ends.
 * @throws DomainError 404 rest_post_invalid_id, also for an item of another type
 */
export async function holdEntry(tx: Tx, { type }: Saving, id: number): Promise<EntryRow> {
  const row = await lockEntry(tx, id, { flat: isFlat(type) })
  if (row === undefined || row.type !== type.name) throw failure('rest_post_invalid_id')
  return row
}

/** The item as the write leaves it. */
export async function savedEntry(tx: Tx, { type }: Saving, id: number): Promise<EntryRow> {
  const row = await readEntry(tx, id, { flat: isFlat(type) })
  if (row === undefined) throw failure('rest_post_invalid_id')
  return row
}

/** What changes when an item of the type goes: settings let go of the pages and files they name. */
export const topicsOfRemoval = ({ name }: ContentType): readonly ChangeTopic[] =>
  name === 'page' || name === 'attachment' ? ['content', 'settings'] : ['content']

/** Dates of items have no fractions of a second, as the interface shows none. */
export function wholeSeconds(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / 1000) * 1000)
}

/** Only published items count in the totals of their terms. */
export const isCounted = (status: string): boolean => status === 'publish'
