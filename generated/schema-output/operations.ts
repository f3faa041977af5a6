// Written by `npm run generate` from openapi/. Changes belong there.

import type { Operation } from '../../src/namespaces/operation.ts'
import type { operations } from './types.ts'

export interface IndexOperations {
  /** `GET /schema-output` - Describe the namespace */
  getSchemaOutputNamespace: Operation<operations['getSchemaOutputNamespace'], 'namespace' | 'context'>
}

export interface StructuredDataOperations {
  /** `GET /schema-output/posts/{id}` - Read the structured data of an entry */
  getStructuredData: Operation<operations['getStructuredData'], 'preview'>
}

export interface Operations extends IndexOperations, StructuredDataOperations {}
