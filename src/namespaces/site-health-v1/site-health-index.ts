import type { IndexOperations } from '../../../generated/site-health-v1/operations.ts'
import { namespaceIndex } from '../site-index.ts'

export const siteHealthNamespaceIndex: IndexOperations = {
  getSiteHealthNamespace: {
    run: ({ query }, ctx) => namespaceIndex(ctx, query.namespace),
  },
}
