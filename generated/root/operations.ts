// Written by `npm run generate` from openapi/. Changes belong there.

import type { Operation } from '../../src/namespaces/operation.ts'
import type { operations } from './types.ts'

export interface IndexOperations {
  /** `GET /` - Describe the site */
  getIndex: Operation<operations['getIndex'], 'context'>
}

export interface BatchOperations {
  /** `POST /batch/v1` - Run several writes */
  runBatch: Operation<operations['runBatch']>
}

export interface Operations extends IndexOperations, BatchOperations {}
