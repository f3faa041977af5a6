/** Operations that ask the ad provider, with whom the site of an example has no account. */
export const ELSEWHERE: ReadonlySet<string> = new Set([
  'confirmReportCode',
  'confirmProviderCode',
  'linkProviderAccount',
  'getProviderStatus',
  'getProviderReport',
  'revokeProviderLink',
  'beginProviderLink',
])
