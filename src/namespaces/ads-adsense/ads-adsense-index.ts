import type { IndexOperations } from '../../../generated/ads-adsense/operations.ts'
import { namespaceIndex } from '../site-index.ts'

export const adReportsNamespaceIndex: IndexOperations = {
  getAdReportsNamespace: {
    run: ({ query }, ctx) => namespaceIndex(ctx, query.namespace),
  },
}
