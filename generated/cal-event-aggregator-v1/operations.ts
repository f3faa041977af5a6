// Written by `npm run generate` from openapi/. Changes belong there.

import type { Operation } from '../../src/namespaces/operation.ts'
import type { operations } from './types.ts'

export interface IndexOperations {
  /** `GET /cal/event-aggregator/v1` - Describe the namespace */
  getImportsNamespace: Operation<operations['getImportsNamespace'], 'namespace' | 'context'>
}

export interface CallbacksOperations {
  /** `POST /cal/event-aggregator/v1/import/{import_id}/batch` - Accept a batch of items */
  acceptBatch: Operation<operations['acceptBatch']>
  /** `POST /cal/event-aggregator/v1/import/{import_id}/state` - Accept the state of an import */
  acceptState: Operation<operations['acceptState']>
}

export interface RecordsOperations {
  /** `GET /cal/event-aggregator/v1/imports` - List imports */
  listImports: Operation<operations['listImports'], 'page' | 'per_page' | 'order'>
  /** `POST /cal/event-aggregator/v1/imports` - Create an import */
  createImport: Operation<operations['createImport']>
  /** `POST /cal/event-aggregator/v1/imports/preview` - Preview a source */
  previewImport: Operation<operations['previewImport']>
  /** `GET /cal/event-aggregator/v1/imports/{id}` - Read an import */
  getImport: Operation<operations['getImport']>
  /** `DELETE /cal/event-aggregator/v1/imports/{id}` - Delete an import */
  deleteImport: Operation<operations['deleteImport'], 'events'>
  /** `POST /cal/event-aggregator/v1/imports/{id}/run` - Run an import */
  runImport: Operation<operations['runImport']>
  /** `POST /cal/event-aggregator/v1/imports/{id}/cancel` - Cancel an import */
  cancelImport: Operation<operations['cancelImport']>
}

export interface Operations extends IndexOperations, CallbacksOperations, RecordsOperations {}
