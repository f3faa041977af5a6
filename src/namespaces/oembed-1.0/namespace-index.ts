import type { IndexOperations } from '../../../generated/oembed-1.0/operations.ts'
import { namespaceIndex } from '../site-index.ts'

export const oembedNamespaceIndex: IndexOperations = {
  getOembedNamespace: {
    async run({ query }, { apiUrl }) {
      return namespaceIndex(apiUrl, query.namespace)
    },
  },
}
