import type { Namespace } from './namespace.ts'
import type { AnyOperation } from './operation.ts'
import type { Route, RouteOperation } from './route-table.ts'
import { createSelections, type Selections } from './selections.ts'
import {
  createValidator,
  rememberAccepted,
  type FormatChecks,
  type Validator,
} from './validation.ts'

/** An operation with all that the dispatcher needs to run it. */
export interface Bound {
  readonly definition: RouteOperation
  readonly operation: AnyOperation
  readonly validate: Validator
  readonly selections: Selections
}

/** Ties every operation of the contracts to its handler, its validator and its selections. */
export function bindOperations(
  namespaces: readonly Namespace[],
  formats: FormatChecks,
): ReadonlyMap<string, Bound> {
  const bound = new Map<string, Bound>()
  for (const { name, document, routes, operations, contexts } of namespaces) {
    for (const together of byResource(name, routes)) {
      const paths = together.map(({ path }) => path)
      const validate = rememberAccepted(createValidator(document, paths, formats))
      for (const definition of together.flatMap((route) => route.operations)) {
        const operation = operations[definition.operationId]
        if (operation === undefined) throw new Error(`No handler for ${definition.operationId}.`)
        const selections = createSelections(contexts[definition.resource ?? ''] ?? {})
        bound.set(definition.operationId, { definition, operation, validate, selections })
      }
    }
  }
  return bound
}

/**
 * The routes of a namespace by the segment that follows its name: a validator takes tens of
 * milliseconds to compile, and whoever asks for one resource shall not wait for all.
 */
function byResource(namespace: string, routes: readonly Route[]): readonly (readonly Route[])[] {
  const groups = new Map<string, Route[]>()
  for (const route of routes) {
    const resource = route.path.slice(`/${namespace}/`.length).split('/')[0] ?? ''
    groups.set(resource, [...(groups.get(resource) ?? []), route])
  }
  return [...groups.values()]
}
