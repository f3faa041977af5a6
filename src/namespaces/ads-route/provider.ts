import type { ProviderOperations } from '../../../generated/ads-route/operations.ts'
import { confirmCode } from '../ads-adsense/provider-code.ts'
import { forAdManagers } from './ad-access.ts'

/** The way by which forms of reports hand in a code (behaviour/ads.md#ad-provider). */
export const provider: ProviderOperations = {
  confirmReportCode: {
    ...forAdManagers,
    run: ({ body, caller }, ctx) => confirmCode(ctx, caller, body),
  },
}
