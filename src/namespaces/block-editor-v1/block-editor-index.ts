import type { IndexOperations } from '../../../generated/block-editor-v1/operations.ts'
import { namespaceIndex } from '../site-index.ts'

export const blockEditorNamespaceIndex: IndexOperations = {
  getBlockEditorNamespace: {
    run: ({ query }, ctx) => namespaceIndex(ctx, query.namespace),
  },
}
