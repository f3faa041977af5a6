import type { IndexOperations } from '../../../generated/ads-route/operations.ts'
import { namespaceIndex } from '../site-index.ts'

export const adsNamespaceIndex: IndexOperations = {
  getAdsNamespace: {
    run: ({ query }, ctx) => namespaceIndex(ctx, query.namespace),
  },
}
