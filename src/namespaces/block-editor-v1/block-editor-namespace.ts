import { contract } from '../../../generated/block-editor-v1/contract.ts'
import type { Operations } from '../../../generated/block-editor-v1/operations.ts'
import type { Namespace } from '../../http/namespace.ts'
import { links } from './block-editor-links.ts'
import { namespaceIndex } from '../site-index.ts'
import { navigation } from './navigation.ts'
import { templates } from './templates.ts'

/** Services for block editors (behaviour/tools.md#details-of-an-address). */
export const blockEditor: Namespace = {
  ...contract,
  operations: {
    getBlockEditorNamespace: namespaceIndex,
    ...links,
    ...templates,
    ...navigation,
  } satisfies Operations,
}
