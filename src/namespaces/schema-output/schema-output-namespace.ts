import { contract } from '../../../generated/schema-output/contract.ts'
import type { Operations } from '../../../generated/schema-output/operations.ts'
import type { Namespace } from '../../http/namespace.ts'
import { namespaceIndex } from '../site-index.ts'
import { structuredData } from './posts.ts'

/** Structured data of entries (behaviour/structured-data.md#route). */
export const schemaOutput: Namespace = {
  ...contract,
  operations: { getSchemaOutputNamespace: namespaceIndex, ...structuredData } satisfies Operations,
}
