import type { IndexOperations } from '../../../generated/schema-output/operations.ts'
import { namespaceIndex } from '../site-index.ts'

export const schemaOutputNamespaceIndex: IndexOperations = {
  getSchemaOutputNamespace: {
    async run({ query }, { apiUrl }) {
      return namespaceIndex(apiUrl, query.namespace)
    },
  },
}
