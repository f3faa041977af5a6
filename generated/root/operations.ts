// Written by `npm run generate` from openapi/. Changes belong there.

import type { Operation } from '../../src/http/operation.ts'
import type { operations } from './types.ts'

export interface IndexOperations {
  /** `GET /` - Describe the site */
  getIndex: Operation<operations['getIndex'], 'context'>
}

export interface Operations extends IndexOperations {}
