import type { ColumnNames } from '../database/columns.ts'

/** A term as readers load it and writers answer it. */
export interface TermRow {
  readonly id: number
  readonly taxonomy: string
  /** Plain text in its HTML form: `&`, `<` and `>` are character references. */
  readonly name: string
  readonly slug: string
  /** Clean HTML. */
  readonly description: string
  /** 0 at the top. */
  readonly parentId: number
  /** Published items that have it. */
  readonly count: number
  readonly version: number
  readonly updatedAt: Date
}

/** The columns of a term by the names that rows have for them. */
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
