// Written by `npm run generate` from openapi/. Changes belong there.

import type { Operation } from '../../src/namespaces/operation.ts'
import type { operations } from './types.ts'

export interface IndexOperations {
  /** `GET /ads-adsense` - Describe the namespace */
  getAdReportsNamespace: Operation<operations['getAdReportsNamespace'], 'namespace' | 'context'>
}

export interface ProviderOperations {
  /** `POST /ads-adsense/ads_confirm_code` - Confirm a code of the provider */
  confirmProviderCode: Operation<operations['confirmProviderCode']>
  /** `POST /ads-adsense/ads_provider_get_details` - Read and link the account */
  linkProviderAccount: Operation<operations['linkProviderAccount']>
  /** `POST /ads-adsense/get_report_status` - Read the linked account */
  getProviderStatus: Operation<operations['getProviderStatus']>
  /** `POST /ads-adsense/get_report_provider` - Report earnings */
  getProviderReport: Operation<operations['getProviderReport']>
  /** `POST /ads-adsense/revoke_provider_link` - Unlink the account */
  revokeProviderLink: Operation<operations['revokeProviderLink']>
  /** `POST /ads-adsense/ads_provider_authorize` - Start linking an account */
  beginProviderLink: Operation<operations['beginProviderLink']>
}

export interface ReportsOperations {
  /** `POST /ads-adsense/get_report_stats` - Report impressions and clicks by day */
  getAdStatistics: Operation<operations['getAdStatistics']>
  /** `POST /ads-adsense/get_report_abtesting` - Report A/B tests */
  getAbTestReport: Operation<operations['getAbTestReport']>
}

export interface Operations extends IndexOperations, ProviderOperations, ReportsOperations {}
