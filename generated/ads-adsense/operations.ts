// Written by `npm run generate` from openapi/. Changes belong there.

import type { Operation } from '../../src/http/operation.ts'
import type { operations } from './types.ts'

export interface IndexOperations {
  /** `GET /ads-adsense` - Describe the namespace */
  getAdReportsNamespace: Operation<operations['getAdReportsNamespace'], 'namespace' | 'context'>
}

export interface ReportsOperations {
  /** `POST /ads-adsense/get_report_stats` - Report impressions and clicks by day */
  getAdStatistics: Operation<operations['getAdStatistics']>
  /** `POST /ads-adsense/get_report_abtesting` - Report A/B tests */
  getAbTestReport: Operation<operations['getAbTestReport']>
}

export interface Operations extends IndexOperations, ReportsOperations {}
