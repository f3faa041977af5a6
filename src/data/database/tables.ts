import type { GeneratedAlways, Transaction } from 'kysely'
import type { DB } from '../../../generated/tables.ts'

/** Columns computed by PostgreSQL, which Prisma's schema cannot express. */
interface ComputedColumns {
  readonly entries: Computed<'title_folded' | 'excerpt_folded' | 'content_folded'>
  readonly comments: Computed<'content_folded' | 'author_folded'>
  readonly venues: Computed<'searched'>
  readonly organizers: Computed<'searched'>
}

type Computed<Names extends string> = { [Name in Names]: GeneratedAlways<string> }

/** The tables and columns available to statements. */
export type Tables = {
  [Name in keyof DB]: Name extends keyof ComputedColumns
    ? DB[Name] & ComputedColumns[Name]
    : DB[Name]
}

/**
 * An open transaction. Writers only accept this type, so no write can happen outside a transaction.
 */
export type Tx = Transaction<Tables>
