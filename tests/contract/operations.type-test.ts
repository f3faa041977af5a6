/**
 * What the compiler has to refuse. Compiled by `tsc`, never run: where an error is expected and
 * none comes, the compiler complains about the expectation.
 */
import type {
  IndexOperations,
  Operations,
  TypesOperations,
} from '../../generated/core-v2/operations.ts'
import type { Condition } from '../../src/data/database/expressions.ts'
import type { Namespace } from '../../src/http/namespace.ts'
import { operation } from '../../src/namespaces/operation.ts'
import type { Rendered } from '../../src/http/selection.ts'
import type { FilterTable } from '../../src/namespaces/filter-table.ts'
import type { ListPostsQuery } from '../../src/namespaces/core-v2/entries/entry-conditions.ts'

declare const complete: Operations
declare const types: TypesOperations
declare const generated: Omit<Namespace, 'operations'>
declare const routes: Record<string, never>
declare const condition: () => Condition | undefined

/** A namespace takes all operations of its contract. */
export const namespaces: readonly Namespace[] = [
  { ...generated, operations: { ...complete } satisfies Operations },
  // @ts-expect-error -- operations of one tag are not the whole contract
  { ...generated, operations: { ...types } satisfies Operations },
  // @ts-expect-error -- an answer has a status
  { ...generated, operations: { getType: { run: async () => ({ body: heron }) } } },
]

// @ts-expect-error -- getType is missing
export const missing: TypesOperations = { listTypes: types.listTypes }

export const surplus: TypesOperations = {
  ...types,
  // @ts-expect-error -- the contract has no such operation
  deleteType: types.getType,
}

export const good: IndexOperations = {
  getCoreNamespace: {
    run: async ({ query }) => ({
      status: 200,
      body: { namespace: query.namespace, routes, _links: {} },
    }),
  },
}

export const undocumentedStatus: IndexOperations = {
  getCoreNamespace: {
    // @ts-expect-error -- 201 is not documented
    run: async () => ({ status: 201, body: { namespace: 'core/v2', routes, _links: {} } }),
  },
}

export const missingMember: IndexOperations = {
  getCoreNamespace: {
    // @ts-expect-error -- routes is missing
    run: async () => ({ status: 200, body: { namespace: 'core/v2', _links: {} } }),
  },
}

export const wrongMember: IndexOperations = {
  getCoreNamespace: {
    // @ts-expect-error -- namespace is a text
    run: async () => ({ status: 200, body: { namespace: 2, routes, _links: {} } }),
  },
}

declare const anotherResource: Rendered<{ id: number }>

export const wrongResource: Pick<TypesOperations, 'getType'> = {
  getType: {
    // @ts-expect-error -- rendered from another resource's table
    run: async () => ({ status: 200, body: anotherResource }),
  },
}

export const errorReturned: IndexOperations = {
  getCoreNamespace: {
    // @ts-expect-error -- refusals are thrown, not returned
    run: async () => ({ status: 404, body: { code: 'rest_invalid_namespace', message: '' } }),
  },
}

export const unknownArgument: IndexOperations = {
  getCoreNamespace: {
    run: async ({ query }) => ({
      status: 200,
      // @ts-expect-error -- the contract has no such parameter
      body: { namespace: query.name, routes, _links: {} },
    }),
  },
}

export const unknownPathParameter: Pick<TypesOperations, 'getType'> = {
  getType: {
    run: async ({ params }) => {
      // @ts-expect-error -- the path calls it otherwise
      throw new Error(params.id)
    },
  },
}

interface Heron {
  readonly name: string
}

declare const heron: Heron

/** What `load` and `prepare` find is typed in the phases behind them, and so is the call. */
export const loaded: Pick<IndexOperations, 'getCoreNamespace'> = {
  getCoreNamespace: operation({
    load: async () => heron,
    authorize: (call, _ctx, { name }) => void [call.query.namespace, name.length],
    prepare: async (_call, _ctx, { name }) => name.length,
    check: (_call, _ctx, { name }, length) => ({ [name]: length.toFixed() }),
    run: async ({ query }, _ctx, { name }, length) => ({
      status: 200,
      body: { namespace: query.namespace + name.repeat(length), routes, _links: {} },
      loaded: heron,
    }),
  }),
}

operation({
  load: async () => heron,
  // @ts-expect-error -- `load` finds no such member
  authorize: (_call, _ctx, { wings }) => void wings,
  run: async () => ({ status: 200 }),
})

operation({
  load: async () => heron,
  // @ts-expect-error -- `load` finds something else
  run: async (_call: unknown, _ctx, name: number) => ({ status: name }),
})

operation({
  load: async () => heron,
  // @ts-expect-error -- a write leaves behind what `load` would find
  run: async () => ({ status: 200, loaded: 'heron' }),
})

export const unknownArgumentAfterLoad: IndexOperations = {
  getCoreNamespace: operation({
    load: async () => heron,
    // @ts-expect-error -- the contract has no such parameter
    authorize: ({ query }) => void query.name,
    run: async ({ query }) => ({
      status: 200,
      body: { namespace: query.namespace, routes, _links: {} },
    }),
  }),
}

type Dates = Pick<ListPostsQuery, 'after' | 'before'>

export const filters: FilterTable<Dates, never, object, Condition> = {
  after: condition,
  before: condition,
}

// @ts-expect-error -- `before` has no row
export const missingFilter: FilterTable<Dates, never, object, Condition> = { after: condition }

export const surplusFilter: FilterTable<Dates, never, object, Condition> = {
  after: condition,
  before: condition,
  // @ts-expect-error -- the contract has no such parameter
  until: condition,
}

export const wrongFilter: FilterTable<Dates, never, object, Condition> = {
  after: condition,
  // @ts-expect-error -- the value is a text
  before: (_value: number) => undefined,
}
