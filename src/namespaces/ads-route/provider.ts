import type { ProviderOperations } from '../../../generated/ads-route/operations.ts'
import { confirmCode } from '../ads-adsense/provider-code.ts'
import { forAdManagers } from './ad-access.ts'

/** The route by which report forms submit a code (behaviour/ads.md#ad-provider). */
export const provider: ProviderOperations = {
  confirmReportCode: {
    ...forAdManagers,
    run: ({ body, caller }, ctx) => confirmCode(ctx, caller, body),
  },
}
