import { contexts } from '../../../generated/schema-output/contexts.ts'
import { document } from '../../../generated/schema-output/document.ts'
import type { Operations } from '../../../generated/schema-output/operations.ts'
import { routes } from '../../../generated/schema-output/routes.ts'
import { validators } from '../../../generated/schema-output/validators.ts'
import type { Namespace } from '../../http/namespace.ts'
import { namespaceIndex } from '../site-index.ts'
import { structuredData } from './posts.ts'

/** Structured data of entries (behaviour/structured-data.md#route). */
export const schemaOutput: Namespace = {
  name: 'schema-output',
  document,
  routes,
  contexts,
  validators,
  operations: { getSchemaOutputNamespace: namespaceIndex, ...structuredData } satisfies Operations,
}
