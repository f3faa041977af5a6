import type { ArchiveTable } from '../../../data/archive/columns.ts'
import type { ArchiveRow } from './row-reader.ts'

/**
 * Compares rows by the key of their table, in the order of archive files: numbers by value, texts
 * by their bytes.
 * @returns a negative number when `a` comes first, 0 for equal keys
 */
export function compareKeys({ key }: ArchiveTable, a: ArchiveRow, b: ArchiveRow): number {
  for (const column of key) {
    const order = compareValues(a[column], b[column])
    if (order !== 0) return order
  }
  return 0
}

function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)))
}
