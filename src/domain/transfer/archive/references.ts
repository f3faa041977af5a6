import { tableOf, type ArchiveTableName } from '../../../data/archive/tables.ts'
import type { ArchiveRow } from './row-reader.ts'

/** Knows which ids there are, so that rows which refer to nothing are found. */
export interface References {
  /** Notes a row that others may refer to. */
  note(table: ArchiveTableName, row: ArchiveRow): void
  /** What the row refers to in vain. */
  missing(table: ArchiveTableName, row: ArchiveRow): readonly string[]
  /** Whether the sequence would give an id that is taken. */
  isTaken(sequence: string, next: number): boolean
}

/** Tables come in the order of the description, so that what is referred to is known first. */
export function createReferences(): References {
  const ids = new Map<string, Set<number>>()
  const highest = new Map<string, number>()
  return {
    note(table, row) {
      const { key, sequence } = tableOf(table)
      const id = key.length === 1 ? row[key[0] ?? ''] : undefined
      if (typeof id !== 'number') return
      const known = ids.get(table) ?? new Set()
      ids.set(table, known.add(id))
      if (sequence !== undefined) {
        highest.set(sequence, Math.max(highest.get(sequence) ?? 0, id))
      }
    },
    missing(table, row) {
      return Object.entries(tableOf(table).columns).flatMap(([column, { refers }]) => {
        const id = row[column]
        if (refers === undefined || typeof id !== 'number' || ids.get(refers)?.has(id)) return []
        return [`${column}: there is no ${id} in ${refers}`]
      })
    },
    isTaken: (sequence, next) => next <= (highest.get(sequence) ?? 0),
  }
}
