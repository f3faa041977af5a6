import { sql, type AliasedExpression, type Expression, type RawBuilder } from 'kysely'
import type { Selectable, SelectQueryBuilder, SqlBool } from 'kysely'
import { LARGEST_INTEGER } from '../../stored-integer.ts'
import type { Tables } from './tables.ts'

/** A condition in a statement, referring to the statement's table aliases. */
export type Condition = Expression<SqlBool>

/** All tables, some of them under the aliases that an aggregate's statements use. */
export type Aliased<Aliases extends Readonly<Record<string, keyof Tables>>> = Tables & {
  [Alias in keyof Aliases]: Tables[Aliases[Alias]]
}

/** Values, or their place in a statement. */
type ListOf<Value> = readonly Value[] | Expression<readonly Value[]>

/**
 * Any of the values, as in `where('t.id', '=', anyOf(ids))`. They are one parameter, so that the
 * statement's text does not depend on their number.
 */
export const anyOf = <Value>(values: ListOf<Value>): RawBuilder<Value> => sql<Value>`any(${values})`

/** All of the values, as in `where('t.id', '<>', allOf(ids))`. */
export const allOf = <Value>(values: readonly Value[]): RawBuilder<Value> =>
  sql<Value>`all(${values})`

export const integers = (values: ListOf<number>): RawBuilder<readonly number[]> =>
  sql<readonly number[]>`${values}::int[]`

export const texts = (values: ListOf<string>): RawBuilder<readonly string[]> =>
  sql<readonly string[]>`${values}::text[]`

/** Selects one of several tables with the same columns. */
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

/** Lists as columns of a table whose rows are numbered from 1 in its column `position`. */
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
 * Table rows as one JSON parameter. Values are JSON types and dates; as in other parameters, lone
 * surrogates become replacement characters.
 */
export const recordsOf = <Name extends keyof Tables>(
  name: Name,
  rows: readonly { readonly [Column in keyof Tables[Name]]?: unknown }[],
): RawBuilder<Selectable<Tables[Name]>> => recordsIn(name, recordsText(rows))

/** The rows of `recordsText` as a table with the columns of that name. */
export const recordsIn = <Name extends keyof Tables>(
  name: Name,
  text: string | Expression<string>,
): RawBuilder<Selectable<Tables[Name]>> =>
  sql`jsonb_populate_recordset(null::${sql.table(name)}, ${text}::jsonb)`

/** Rows of a table by column, as one text. */
export const recordsText = (rows: readonly Readonly<Record<string, unknown>>[]): string =>
  JSON.stringify(rows, wellFormed)

const wellFormed = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value

/**
 * In a statement that changes rows: its commit need not be on the disk before others commit, because what a
 * crash of the server takes back is done again.
 */
export const REPEATABLE: Condition = sql<boolean>`set_config('synchronous_commit', 'off', true) is not null`

/** Serializes transactions that take the same lock. */
export const lockOn = (name: string, key: string | Expression<string>): RawBuilder<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext(${name}), hashtext(${key}))`

interface Expiring<Table extends keyof Tables> {
  readonly table: Table
  readonly key: keyof Tables[Table] & string
  readonly until: keyof Tables[Table] & string
}

/**
 * Deletes some expired rows, as a common table expression of a statement that writes another row,
 * which is spared. Rows that others are deleting are skipped.
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

/** A page of a list. */
export interface Window {
  readonly limit: number
  readonly offset: number
}

/**
 * A page of what a statement selects. Limits are literals, and the first page has no offset: for a
 * parameter, the planner assumes a tenth of the table. To keep statement texts few, the literal
 * limit is a power of ten, and a parameter cuts its result. The offset is hidden in a subquery: if
 * the planner saw its value, it would plan every page separately, which takes longer than reading
 * it. The result may be used as a subquery.
 * @param before number of rows before the page that the statement already leaves out
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

/** An offset limited to the greatest list length, minus the rows already left out. */
export const skippedRows = (offset: number, before?: Expression<number>): RawBuilder<number> => {
  const skipped = sql<number>`${Math.min(offset, LARGEST_INTEGER)}::int`
  return before === undefined ? skipped : sql<number>`${skipped} - ${before}`
}

/** At least the first `limit` rows of a statement, from which `pageOf` takes a part. */
export const firstOf = <Row>(ordered: Expression<Row>, limit: number): RawBuilder<Row> =>
  sql<Row>`(${ordered} ${limitTo(roundedLimit(limit))})`

/** All rows of several statements, duplicates included. */
export const unionOf = <Row>(statements: readonly Expression<Row>[]): RawBuilder<Row> =>
  sql<Row>`(${sql.join(statements, sql` union all `)})`

const limitTo = (limit: number): RawBuilder<unknown> => sql.raw(`limit ${limit}`)
const roundedLimit = (limit: number): number => 10 ** Math.max(1, Math.ceil(Math.log10(limit)))

/**
 * A page as a builder clause with a literal limit, for few distinct limits or statements that are
 * planned each time.
 */
export const page =
  (limit: number, offset: number) =>
  <DB, Names extends keyof DB, Row>(
    query: SelectQueryBuilder<DB, Names, Row>,
  ): SelectQueryBuilder<DB, Names, Row> => {
    const limited = query.limit(sql.lit(Math.trunc(limit)))
    const skipped = Math.min(offset, LARGEST_INTEGER)
    return skipped <= 0 ? limited : limited.offset(sql<number>`(select ${skipped}::int)`)
  }
