import { contexts } from '../../../generated/oembed-1.0/contexts.ts'
import { document } from '../../../generated/oembed-1.0/document.ts'
import type { Operations } from '../../../generated/oembed-1.0/operations.ts'
import { routes } from '../../../generated/oembed-1.0/routes.ts'
import { validators } from '../../../generated/oembed-1.0/validators.ts'
import type { Namespace } from '../../http/namespace.ts'
import { embeds } from './embeds.ts'
import { namespaceIndex } from '../site-index.ts'

/** Embeds of entries and of content of other sites (behaviour/protocol.md#embeds). */
export const oembed: Namespace = {
  name: 'oembed/1.0',
  document,
  routes,
  contexts,
  validators,
  operations: { getOembedNamespace: namespaceIndex, ...embeds } satisfies Operations,
}
