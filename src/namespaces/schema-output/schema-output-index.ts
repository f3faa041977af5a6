import type { IndexOperations } from '../../../generated/schema-output/operations.ts'
import { namespaceIndex } from '../site-index.ts'

export const schemaOutputNamespaceIndex: IndexOperations = {
  getSchemaOutputNamespace: {
    run: ({ query }, ctx) => namespaceIndex(ctx, query.namespace),
  },
}
