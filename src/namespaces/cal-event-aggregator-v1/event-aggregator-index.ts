import type { IndexOperations } from '../../../generated/cal-event-aggregator-v1/operations.ts'
import { namespaceIndex } from '../site-index.ts'

export const importsNamespaceIndex: IndexOperations = {
  getImportsNamespace: {
    run: ({ query }, ctx) => namespaceIndex(ctx, query.namespace),
  },
}
