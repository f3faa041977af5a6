import { tableOf, type ArchiveTableName } from '../../../data/archive/tables.ts'
import type { ArchiveRow } from './row-reader.ts'

/** Records ids, to find dangling references. */
export interface References {
  /** Adds a row that others may reference. */
  add(table: ArchiveTableName, row: ArchiveRow): void
  /** Returns the dangling references of a row. */
  missing(table: ArchiveTableName, row: ArchiveRow): readonly string[]
  /** Whether the sequence would generate an id that is in use. */
  isTaken(sequence: string, next: number): boolean
}

/** Tables are added in the order of the description, in which referenced tables come first. */
export function createReferences(): References {
  const ids = new Map<string, Set<number>>()
  const highest = new Map<string, number>()
  return {
    add(table, row) {
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
      return Object.entries(tableOf(table).columns).flatMap(([column, { references }]) => {
        const id = row[column]
        if (references === undefined || typeof id !== 'number' || ids.get(references)?.has(id))
          return []
        return [`${column}: there is no ${id} in ${references}`]
      })
    },
    isTaken: (sequence, next) => next <= (highest.get(sequence) ?? 0),
  }
}
