import type { IndexOperations } from '../../../generated/ads-route/operations.ts'
import { namespaceIndex } from '../site-index.ts'

export const adsNamespaceIndex: IndexOperations = {
  getAdsNamespace: {
    async run({ query }, { apiUrl }) {
      return { status: 200, body: namespaceIndex(apiUrl, query.namespace) }
    },
  },
}
