// Written by `npm run generate` from openapi/. Changes belong there.

import type { Operation } from '../../src/namespaces/operation.ts'
import type { operations } from './types.ts'

export interface IndexOperations {
  /** `GET /cal/views/v2` - Describe the namespace */
  getCalendarViewsNamespace: Operation<operations['getCalendarViewsNamespace'], 'namespace' | 'context'>
}

export interface ViewsOperations {
  /** `GET, POST /cal/views/v2/html` - Render a page of the calendar */
  getCalendarView: Operation<operations['getCalendarView'], 'should_manage_url'>
  /** `GET /cal/views/v2/nonces` - Get the nonces of calendar views */
  getViewNonces: Operation<operations['getViewNonces']>
}

export interface Operations extends IndexOperations, ViewsOperations {}
