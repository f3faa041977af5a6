import type { IndexOperations } from '../../../generated/oembed-1.0/operations.ts'
import { namespaceIndex } from '../site-index.ts'

export const oembedNamespaceIndex: IndexOperations = {
  getOembedNamespace: {
    run: ({ query }, ctx) => namespaceIndex(ctx, query.namespace),
  },
}
