import type { IndexOperations } from '../../../generated/site-health-v1/operations.ts'
import { namespaceIndex } from '../site-index.ts'

export const siteHealthNamespaceIndex: IndexOperations = {
  getSiteHealthNamespace: {
    async run({ query }, { apiUrl }) {
      return { status: 200, body: namespaceIndex(apiUrl, query.namespace) }
    },
  },
}
