import { sql, type AliasedExpression, type Expression, type RawBuilder } from 'kysely'
import type { Selectable, SelectQueryBuilder, SqlBool } from 'kysely'
import type { Tables } from './tables.ts'

/** A condition of a statement. It names the aliases that the statement has for its tables. */
export type Condition = Expression<SqlBool>

/** The tables, and some of them under the aliases that the statements of an aggregate have for them. */
export type Aliased<Aliases extends Readonly<Record<string, keyof Tables>>> = Tables & {
  [Alias in keyof Aliases]: Tables[Aliases[Alias]]
}

/**
 * Any of the values, as in `where('t.id', '=', anyOf(ids))`. They are one parameter, so that the
 * statement is the same however many there are.
 */
export const anyOf = <Value>(values: readonly Value[]): RawBuilder<Value> =>
  sql<Value>`any(${values})`

/** All of the values, as in `where('t.id', '<>', allOf(ids))`. */
export const allOf = <Value>(values: readonly Value[]): RawBuilder<Value> =>
  sql<Value>`all(${values})`

export const integers = (values: readonly number[]): RawBuilder<readonly number[]> =>
  sql<readonly number[]>`${values}::int[]`

export const texts = (values: readonly string[]): RawBuilder<readonly string[]> =>
  sql<readonly string[]>`${values}::text[]`

/** A table that is one of several with the same columns. */
export const tableOf = <Name extends keyof Tables>(
  name: Name,
): RawBuilder<Selectable<Tables[Name]>> => sql.table(name)

/** A day, such as `2026-11-22`. */
export const dayOf = (day: string): RawBuilder<Date> => sql<Date>`${day}::date`

/** A wall time, such as `2026-11-22 18:30:00`. */
export const wallTime = (wall: string): RawBuilder<Date> => sql<Date>`${wall}::timestamp`

type Lists = Readonly<Record<string, Expression<readonly unknown[]>>>

type RowOf<Columns extends Lists> = {
  [Name in keyof Columns]: Columns[Name] extends Expression<readonly (infer Value)[]>
    ? Value
    : never
}

/** Lists as the columns of a table whose rows are numbered from 1 by its column `position`. */
export function listed<Alias extends string, Columns extends Lists>(
  alias: Alias,
  columns: Columns,
): AliasedExpression<RowOf<Columns> & { position: string }, Alias> {
  const names = [...Object.keys(columns), 'position'].map((name) => sql.ref(name))
  return sql<
    RowOf<Columns> & { position: string }
  >`unnest(${sql.join(Object.values(columns))}) with ordinality`.as<Alias>(
    sql`${sql.ref(alias)}(${sql.join(names)})`,
  )
}

/**
 * Rows for a table as one parameter, by its columns, of what JSON can hold, and moments. As in other
 * parameters, half a character becomes the sign for an unknown one.
 */
export const recordsOf = <Name extends keyof Tables>(
  name: Name,
  rows: readonly { readonly [Column in keyof Tables[Name]]?: unknown }[],
): RawBuilder<Selectable<Tables[Name]>> =>
  sql`jsonb_populate_recordset(null::${sql.table(name)}, ${JSON.stringify(rows, wellFormed)}::jsonb)`

const wellFormed = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value

/** Lets a transaction through that wants the same lock only when this one has ended. */
export const lockOn = (name: string, key: string | Expression<string>): RawBuilder<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext(${name}), hashtext(${key}))`

/** A table whose rows expire: its key, and when they do. */
interface Expiring<Table extends keyof Tables> {
  readonly table: Table
  readonly key: keyof Tables[Table] & string
  readonly until: keyof Tables[Table] & string
}

/**
 * Deletes some of what has expired, but for the row that the same statement writes, as a common
 * table expression of it. What others are deleting is left to them.
 */
export function deleteExpired<Table extends keyof Tables>(
  { table, key, until }: Expiring<Table>,
  written: unknown,
  now: unknown,
): RawBuilder<object> {
  const [from, id] = [sql.table(table), sql.ref(key)]
  return sql`(delete from ${from} where ${id} in (select ${id} from ${from}
    where ${sql.ref(until)} <= ${now} and ${id} <> ${written} limit 100 for update skip locked))`
}

/** Nothing is so long that more could be skipped. */
const LARGEST_OFFSET = 2_147_483_647

/** A part of a list. */
export interface Window {
  readonly limit: number
  readonly offset: number
}

/**
 * A part of what a statement selects, in its order. A limit stands in the text itself, and the first
 * page has no offset: of a parameter the planner knows no size, and would plan a prepared statement
 * for a tenth of the table. So that texts stay few, it is a power of ten, and a parameter only takes
 * from what that finds. Any offset is hidden in a subquery: with its value in sight the planner would
 * plan each page anew, which takes longer than to read it. It can stand as a subquery too.
 * @param before how many rows in front of the page the statement leaves out by itself
 */
export function pageOf<Row>(
  ordered: Expression<Row>,
  { limit, offset }: Window,
  before?: Expression<number>,
): RawBuilder<Row> {
  const most = roundedLimit(limit)
  const from = offset <= 0 ? sql`` : sql` offset (select ${skippedRows(offset, before)})`
  const found = sql<Row>`(${ordered} ${limitTo(most)}${from})`
  return most === limit ? found : sql<Row>`(select * from ${found} found limit ${limit}::int)`
}

/** An offset, which is no longer than a list can be, less what is left out by itself. */
export const skippedRows = (offset: number, before?: Expression<number>): RawBuilder<number> => {
  const skipped = sql<number>`${Math.min(offset, LARGEST_OFFSET)}::int`
  return before === undefined ? skipped : sql<number>`${skipped} - ${before}`
}

/** The first of what a statement selects: so many at least, of which `pageOf` takes a part. */
export const firstOf = <Row>(ordered: Expression<Row>, limit: number): RawBuilder<Row> =>
  sql<Row>`(${ordered} ${limitTo(roundedLimit(limit))})`

/** The rows of all of the statements, which need not be different. */
export const unionOf = <Row>(statements: readonly Expression<Row>[]): RawBuilder<Row> =>
  sql<Row>`(${sql.join(statements, sql` union all `)})`

const limitTo = (limit: number): RawBuilder<unknown> => sql.raw(`limit ${limit}`)
const roundedLimit = (limit: number): number => 10 ** Math.max(1, Math.ceil(Math.log10(limit)))

/**
 * The same as a clause of the builder, with the limit as it is: where few limits occur, or where the
 * statement is planned anew each time.
 */
export const page =
  (limit: number, offset: number) =>
  <DB, Names extends keyof DB, Row>(
    query: SelectQueryBuilder<DB, Names, Row>,
  ): SelectQueryBuilder<DB, Names, Row> => {
    const limited = query.limit(sql.lit(Math.trunc(limit)))
    const skipped = Math.min(offset, LARGEST_OFFSET)
    return skipped <= 0 ? limited : limited.offset(sql<number>`(select ${skipped}::int)`)
  }
