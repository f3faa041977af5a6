import type { IndexOperations } from '../../../generated/ads-adsense/operations.ts'
import { namespaceIndex } from '../site-index.ts'

export const adReportsNamespaceIndex: IndexOperations = {
  getAdReportsNamespace: {
    async run({ query }, { apiUrl }) {
      return { status: 200, body: namespaceIndex(apiUrl, query.namespace) }
    },
  },
}
