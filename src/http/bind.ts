import type { Namespace } from './namespace.ts'
import type { AnyOperation } from './operation.ts'
import type { RouteOperation } from './route-table.ts'
import { createSelections, type Selections } from './selections.ts'
import { createValidator, type Validator } from './validation.ts'
import type { FormatChecks } from './validator-support.ts'

/** An operation with everything its middleware need. */
export interface Bound {
  readonly definition: RouteOperation
  readonly operation: AnyOperation
  readonly validate: Validator
  readonly selections: Selections
}

/** Binds every operation of the contract to its handler, validator and selections. */
export function bindOperations(
  namespaces: readonly Namespace[],
  formats: FormatChecks,
): ReadonlyMap<string, Bound> {
  const bound = new Map<string, Bound>()
  for (const { routes, operations, contexts, validators } of namespaces) {
    const validate = createValidator(validators, formats)
    for (const definition of routes.flatMap((route) => route.operations)) {
      const operation = operations[definition.operationId]
      if (operation === undefined) throw new Error(`No handler for ${definition.operationId}.`)
      const selections = createSelections(contexts[definition.resource ?? ''] ?? {})
      bound.set(definition.operationId, { definition, operation, validate, selections })
    }
  }
  return bound
}
