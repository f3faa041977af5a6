/** Parameters of lists that are not filters: presentation, window, order. */
export type ListParameters =
  | ('_fields' | '_embed' | 'context')
  | ('page' | 'per_page' | 'offset' | 'order' | 'orderby')

/**
 * A filter for every parameter of a list, except for those that are handled elsewhere. A parameter
 * of the contract without a filter does not compile. A filter may return no condition.
 */
export type FilterTable<Query, Handled extends string, Env, Made> = {
  readonly [Name in Exclude<keyof Query, Handled>]-?: (
    value: NonNullable<Query[Name]>,
    env: Env,
  ) => Made | undefined
}

/** What the filters of the given parameters return, in the order of the table. */
export function conditionsOf<Query, Handled extends string, Env, Made>(
  table: FilterTable<Query, Handled, Env, Made>,
  query: Query,
  env: Env,
): Made[] {
  const names = Object.keys(table) as Exclude<keyof Query, Handled>[]
  const made = names.map((name) => {
    const value = query[name]
    return value === undefined || value === null ? undefined : table[name](value, env)
  })
  return made.filter((condition) => condition !== undefined)
}

/** Ignores empty lists. */
export const unlessEmpty =
  <Value, Made>(make: (values: readonly Value[]) => Made) =>
  (values: readonly Value[]): Made | undefined =>
    values.length === 0 ? undefined : make(values)
