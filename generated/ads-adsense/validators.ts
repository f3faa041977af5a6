// Written by `npm run generate` from openapi/. Changes belong there.

import type { ValidatorLoaders } from '../../src/http/validator-support.ts'

const index = () => import('./validators/index.js')
const provider = () => import('./validators/provider.js')
const reports = () => import('./validators/reports.js')

export const validators: ValidatorLoaders = {
  getAdReportsNamespace: index,
  confirmProviderCode: provider,
  linkProviderAccount: provider,
  getProviderStatus: provider,
  getProviderReport: provider,
  revokeProviderLink: provider,
  beginProviderLink: provider,
  getAdStatistics: reports,
  getAbTestReport: reports,
}
