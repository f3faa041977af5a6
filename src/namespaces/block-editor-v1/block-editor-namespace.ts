import { contexts } from '../../../generated/block-editor-v1/contexts.ts'
import { document } from '../../../generated/block-editor-v1/document.ts'
import type { Operations } from '../../../generated/block-editor-v1/operations.ts'
import { routes } from '../../../generated/block-editor-v1/routes.ts'
import { validators } from '../../../generated/block-editor-v1/validators.ts'
import type { Namespace } from '../../http/namespace.ts'
import { links } from './block-editor-links.ts'
import { namespaceIndex } from '../site-index.ts'
import { navigation } from './navigation.ts'
import { templates } from './templates.ts'

/** Services for block editors (behaviour/tools.md#details-of-an-address). */
export const blockEditor: Namespace = {
  name: 'block-editor/v1',
  document,
  routes,
  contexts,
  validators,
  operations: {
    getBlockEditorNamespace: namespaceIndex,
    ...links,
    ...templates,
    ...navigation,
  } satisfies Operations,
}
