import type { ColumnNames } from '../database/columns.ts'

/** A term as returned by readers and writers. */
export interface TermRow {
  readonly id: number
  readonly taxonomy: string
  /** Plain text in HTML form: `&`, `<` and `>` are character references. */
  readonly name: string
  readonly slug: string
  /** Sanitized HTML. */
  readonly description: string
  /** 0 at the top level. */
  readonly parentId: number
  /** Number of published items. */
  readonly count: number
  readonly version: number
  readonly updatedAt: Date
}

export const termColumns = {
  id: 'id',
  taxonomy: 'taxonomy',
  name: 'name',
  slug: 'slug',
  description: 'description',
  parentId: 'parent_id',
  count: 'count',
  version: 'version',
  updatedAt: 'updated_at',
} as const satisfies ColumnNames<'terms'>
