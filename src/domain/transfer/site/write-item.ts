import type { Database } from '../../../data/database/database.ts'
import type { ImportedItem } from '../../../data/imports/site-imports.ts'
import type { NamedKind } from './kinds.ts'
import type { ReadItem } from './read-item.ts'
import type { SourceMedia } from './shapes.ts'
import type { Work, Written } from './work.ts'
import { writeComment } from './write-comment.ts'
import { writeEntry } from './write-entry.ts'
import { discardMedia, fetchMedia, writeMedia } from './write-media.ts'
import { writeTerm } from './write-term.ts'
import { writeUser } from './write-user.ts'

/** Runs a write in a new transaction. */
export type InTransaction = (write: (database: Database) => Promise<Written>) => Promise<Written>

/** Writes an item of any kind. Media files are downloaded before the transaction begins. */
export function writeItem(
  work: Work,
  kind: NamedKind,
  read: ReadItem,
  before: ImportedItem | undefined,
  inTransaction: InTransaction,
): Promise<Written> {
  const localId = before?.ownId
  if (read.shape === 'user') {
    return inTransaction((database) => writeUser(work, database, read.item, localId))
  }
  if (read.shape === 'term') {
    return inTransaction((database) => writeTerm(work, database, kind, read.item, localId))
  }
  if (read.shape === 'comment') {
    return inTransaction((database) => writeComment(work, database, read.item, localId))
  }
  if (read.shape === 'entry') {
    const { item, event } = read
    return inTransaction((database) => writeEntry(work, database, kind, { item, event }, localId))
  }
  const { item } = read
  return before === undefined
    ? writeNewMedia(work, item, inTransaction)
    : inTransaction((database) => writeMedia(work, database, item, before))
}

async function writeNewMedia(
  work: Work,
  item: SourceMedia,
  inTransaction: InTransaction,
): Promise<Written> {
  const stored = await fetchMedia(work, item)
  try {
    return await inTransaction((database) => writeMedia(work, database, item, { stored }))
  } catch (error) {
    await discardMedia(work, stored, error)
    throw error
  }
}
