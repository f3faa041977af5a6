import type { GeneratedAlways, Transaction } from 'kysely'
import type { DB } from '../../../generated/tables.ts'

/** Columns that PostgreSQL computes, which Prisma's schema cannot say. */
interface ComputedColumns {
  readonly entries: Computed<'title_folded' | 'excerpt_folded' | 'content_folded'>
  readonly comments: Computed<'content_folded' | 'author_folded'>
  readonly venues: Computed<'searched'>
  readonly organizers: Computed<'searched'>
}

type Computed<Names extends string> = { [Name in Names]: GeneratedAlways<string> }

/** The tables and columns that statements may name. */
export type Tables = {
  [Name in keyof DB]: Name extends keyof ComputedColumns
    ? DB[Name] & ComputedColumns[Name]
    : DB[Name]
}

/** An open transaction. Writers take nothing else, so no write can happen outside of one. */
export type Tx = Transaction<Tables>
