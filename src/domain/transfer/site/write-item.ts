import type { Database } from '../../../data/database.ts'
import type { ImportedItem } from '../../../data/site-imports.ts'
import type { NamedKind } from './bring-kind.ts'
import type { ReadItem } from './read-item.ts'
import type { Work, Written } from './work.ts'
import { writeComment } from './write-comment.ts'
import { writeEntry } from './write-entry.ts'
import { discardMedia, fetchMedia, writeMedia } from './write-media.ts'
import { writeTerm } from './write-term.ts'
import { writeUser } from './write-user.ts'

/** Runs a write in a transaction of its own. */
export type InTransaction = (write: (database: Database) => Promise<Written>) => Promise<Written>

/** Writes an item of any kind. Files are fetched before the transaction that names them. */
export async function writeItem(
  work: Work,
  kind: NamedKind,
  read: ReadItem,
  before: ImportedItem | undefined,
  inTransaction: InTransaction,
): Promise<Written> {
  const ownId = before?.ownId
  switch (read.shape) {
    case 'user':
      return inTransaction((database) => writeUser(work, database, read.item, ownId))
    case 'term':
      return inTransaction((database) => writeTerm(work, database, kind, read.item, ownId))
    case 'comment':
      return inTransaction((database) => writeComment(work, database, read.item, ownId))
    case 'entry': {
      const { item, event } = read
      return inTransaction((database) => writeEntry(work, database, kind, { item, event }, ownId))
    }
    case 'media': {
      if (before !== undefined) {
        return inTransaction((database) => writeMedia(work, database, read.item, before))
      }
      const stored = await fetchMedia(work, read.item)
      try {
        return await inTransaction((database) => writeMedia(work, database, read.item, { stored }))
      } catch (error) {
        await discardMedia(work, stored)
        throw error
      }
    }
  }
}
