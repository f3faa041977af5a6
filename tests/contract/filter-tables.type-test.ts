/** Checked by the compiler alone: what must not compile is marked as such. */
import type { FilterTable } from '../../src/namespaces/filter-table.ts'

interface Query {
  page?: number
  tags?: number[]
  author?: number[]
}

export const complete: FilterTable<Query, 'page', object, object> = {
  tags: () => undefined,
  author: () => undefined,
}

// @ts-expect-error -- a parameter of the contract has no row
export const lacking: FilterTable<Query, 'page', object, object> = {
  tags: () => undefined,
}

export const surplus: FilterTable<Query, 'page', object, object> = {
  ...complete,
  // @ts-expect-error -- a row stands for no parameter of the contract
  colour: () => undefined,
}

export const mistyped: FilterTable<Query, 'page', object, object> = {
  ...complete,
  // @ts-expect-error -- a row takes another value than the parameter has
  author: (name: string) => void name,
}
