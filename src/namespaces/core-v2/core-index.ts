import type { IndexOperations } from '../../../generated/core-v2/operations.ts'
import { namespaceIndex } from '../site-index.ts'

export const coreNamespaceIndex: IndexOperations = {
  getCoreNamespace: {
    run: ({ query }, ctx) => namespaceIndex(ctx, query.namespace),
  },
}
