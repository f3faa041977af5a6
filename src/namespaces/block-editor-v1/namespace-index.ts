import type { IndexOperations } from '../../../generated/block-editor-v1/operations.ts'
import { namespaceIndex } from '../site-index.ts'

export const blockEditorNamespaceIndex: IndexOperations = {
  getBlockEditorNamespace: {
    async run({ query }, { apiUrl }) {
      return { status: 200, body: namespaceIndex(apiUrl, query.namespace) }
    },
  },
}
