// Written by `npm run generate` from openapi/. Changes belong there.

import type { Operation } from '../../src/http/operation.ts'
import type { operations } from './types.ts'

export interface IndexOperations {
  /** `GET /cal/events/v1` - Describe the namespace */
  getCalendarNamespace: Operation<operations['getCalendarNamespace'], 'namespace' | 'context'>
}

export interface Operations extends IndexOperations {}
