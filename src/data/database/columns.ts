import { sql, type AliasedExpression, type CompiledQuery, type Expression } from 'kysely'
import type { RawBuilder, SelectType } from 'kysely'
import { builder } from './builder.ts'
import type { Tables } from './tables.ts'

export type ColumnNames<Table extends keyof Tables> = Readonly<
  Record<string, keyof Tables[Table] & string>
>

/** A row as returned by statements that select these columns. */
export type RowOf<Table extends keyof Tables, Columns extends ColumnNames<Table>> = {
  readonly [Name in keyof Columns]: Unchanged<SelectType<Tables[Table][Columns[Name]]>>
}

type Unchanged<Value> = Value extends (infer Item)[] ? readonly Item[] : Value

type Names = Readonly<Record<string, string>>

type Selections<Alias extends string, Columns extends Names> = readonly {
  [Name in keyof Columns & string]: `${Alias}.${Columns[Name]} as ${Name}`
}[keyof Columns & string][]

/** Selects columns under their member names, for `select` and `returning`. */
export function selections<Alias extends string, const Columns extends Names>(
  alias: Alias,
  columns: Columns,
): Selections<Alias, Columns> {
  const names = Object.keys(columns) as (keyof Columns & string)[]
  return names.map((name) => `${alias}.${columns[name]} as ${name}` as const)
}

/** A table's columns as one JSON object; values are limited to JSON types. */
export function jsonOf<Table extends keyof Tables, const Columns extends ColumnNames<Table>>(
  source: `${Table} as ${string}`,
  columns: Columns,
): RawBuilder<RowOf<Table, Columns>> {
  const [, alias] = source.split(' as ')
  const members = Object.entries(columns).map(([name, column]) => `'${name}', ${alias}.${column}`)
  return sql.raw(`jsonb_build_object(${members.join(', ')})`)
}

/**
 * The same selections, compiled once to text. Building and compiling many columns for every request
 * would take longer than the rest of a statement.
 * @param selected selections without parameters
 */
export function compiledOnce<const Selected extends string | AliasedExpression<unknown, string>>(
  selected: readonly Selected[],
): Selected {
  const text = textOf(sql`${sql.join(selected.map(selectionOf))}`.compile(builder))
  // Kysely types what is selected by a text or an alias for each column; one text for several
  // columns has no such type, so it takes that of the selections.
  return sql.raw(text) as unknown as Selected
}

function selectionOf(
  selected: string | AliasedExpression<unknown, string>,
): RawBuilder<unknown> | AliasedExpression<unknown, string> {
  if (typeof selected !== 'string') return selected
  const [column = selected, name] = selected.split(' as ')
  return name === undefined ? sql.ref(column) : sql`${sql.ref(column)} as ${sql.ref(name)}`
}

/** Like `compiledOnce`, for a single large expression without parameters. */
export const constant = <Value>(expression: Expression<Value>): RawBuilder<Value> =>
  sql.raw(textOf(sql`${expression}`.compile(builder)))

function textOf({ sql: text, parameters }: CompiledQuery): string {
  if (parameters.length > 0) throw new Error('What is compiled once has no values.')
  return text
}

/** The values that a conflicting insert tried to write, for `doUpdateSet`. */
export const excluded = <const Name extends string>(
  columns: readonly Name[],
): Record<Name, RawBuilder<never>> =>
  Object.fromEntries(
    columns.map((name) => [name, sql.ref<never>(`excluded.${name}`)] as const),
  ) as Record<Name, RawBuilder<never>>

type Written<Columns extends Names, Values> = {
  [Name in keyof Values as Name extends keyof Columns ? Columns[Name] : never]: Values[Name]
}

/**
 * Values by column, for `values` and `set`; absent members stay absent. The order follows the
 * columns, so that equal members produce equal statements.
 */
export function written<
  const Columns extends Names,
  Values extends { readonly [Name in keyof Values]: Name extends keyof Columns ? unknown : never },
>(columns: Columns, values: Values): Written<Columns, Values> {
  const cells = Object.entries(columns).flatMap(([name, column]) =>
    Object.hasOwn(values, name) ? [[column, values[name as keyof Values]]] : [],
  )
  return Object.fromEntries(cells) as Written<Columns, Values>
}
