import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { type RevisionNote } from '../../../data/entries/entry-updates.ts'
import { lockEntry } from '../../../data/entries/entry-writer.ts'
import { isForeignKeyViolation, isUniqueViolation } from '../../../data/database/database-errors.ts'
import type { Tx } from '../../../data/database/database.ts'
import { readEntryAtCommit } from '../../../data/entries/entry-reader.ts'
import { lockSlugRetries } from '../../../data/entries/slug-writer.ts'
import type { Caller } from '../../accounts/caller.ts'
import { failure } from '../../errors/errors.ts'
import type { Site } from '../../site/site.ts'
import { isFlat, supports, type ContentType } from '../../content-types/content-types.ts'
import { lookUpSlugAtCommit, type Titled } from '../reading/generated-slugs.ts'

/** The site, content type and caller of a write. */
export interface Saving {
  readonly site: Site
  readonly type: ContentType
  readonly caller: Caller
}

/** Writes the details stored in a type's own tables, in the transaction of the entry. */
export type WriteDetails = (tx: Tx, id: number) => Promise<void>

/** The number of attempts at a write that runs into concurrent writes of the same slug. */
const MAX_ATTEMPTS = 20

/**
 * Runs a write in one transaction, and retries it if a concurrent write took its slug: the next
 * attempt picks another one, and only writers that look for the first time can still get ahead.
 * @throws DomainError 400 rest_invalid_author if the author was deleted at the same time
 */
export async function transactWithRetry<T>(
  { site }: Saving,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await site.database.transact(async (tx) => {
        if (attempt > 1) await lockSlugRetries(tx)
        return work(tx)
      })
    } catch (error) {
      if (isForeignKeyViolation(error)) throw failure('rest_invalid_author')
      if (attempt >= MAX_ATTEMPTS || !isUniqueViolation(error)) throw error
    }
  }
}

/**
 * Reads an item and locks it until the transaction ends.
 * @throws DomainError 404 rest_post_invalid_id, also for an item of another type
 */
export async function lockEntryForWrite(tx: Tx, { type }: Saving, id: number): Promise<EntryRow> {
  const row = await lockEntry(tx, id, { flat: isFlat(type) })
  if (row === undefined || row.type !== type.name) throw failure('rest_post_invalid_id')
  return row
}

/**
 * Runs a write in one transaction, as `transactWithRetry` does, and reads the item after it.
 * @param work returns the item as it writes it
 */
export async function saveWithRetry(
  saving: Saving,
  work: (tx: Tx) => Promise<Titled>,
): Promise<EntryRow> {
  const { type } = saving
  const { read, lookUpSlug } = await transactWithRetry(saving, async (tx) => {
    const written = await work(tx)
    return {
      lookUpSlug: await lookUpSlugAtCommit(tx, type, written),
      read: await readEntryAtCommit(tx, written.id, { flat: isFlat(type) }),
    }
  })
  const row = await read()
  if (row === undefined) throw failure('rest_post_invalid_id')
  await lookUpSlug(row)
  return row
}

/** The revision that a change of an item leaves behind; undefined for types without revisions. */
export const revisionBy = ({ type, caller }: Saving, date: Date): RevisionNote | undefined =>
  supports(type, 'revisions') ? { authorId: caller.id, date } : undefined

/** Drops the fraction of a second, which the API does not show. */
export function wholeSeconds(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / 1000) * 1000)
}

/** Only published items count in the totals of their terms. */
export const isCounted = (status: string): boolean => status === 'publish'
