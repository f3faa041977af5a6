import type { ProviderOperations } from '../../../generated/ads-adsense/operations.ts'
import { utcDay } from '../../domain/ads/days.ts'
import { linkAccount, linkedAccount, unlinkAccounts } from '../../domain/ads/provider/account.ts'
import { beginLink } from '../../domain/ads/provider/link.ts'
import { reportDays } from '../../domain/ads/provider/report-days.ts'
import { readReport } from '../../domain/ads/provider/report.ts'
import { failure } from '../../domain/errors/errors.ts'
import { forAdManagers } from '../ads-route/ad-access.ts'
import { confirmCode, unixSeconds } from './provider-code.ts'

/** The link to an ad provider, and its reports (behaviour/ads.md#ad-provider). */
export const provider: ProviderOperations = {
  beginProviderLink: {
    ...forAdManagers,
    async run({ caller }, ctx) {
      const { url, state, expiresAt } = await beginLink(ctx, caller.id)
      const expires = unixSeconds(expiresAt)
      return { status: 200, body: { status: true, authorization_url: url, state, expires } }
    },
  },
  confirmProviderCode: {
    ...forAdManagers,
    run: ({ body, caller }, ctx) => confirmCode(ctx, caller, body),
  },
  linkProviderAccount: {
    ...forAdManagers,
    async run(_call, ctx) {
      const { id, details } = await linkAccount(ctx)
      return { status: 200, body: { status: true, provider_id: id, name: details.name } }
    },
  },
  getProviderStatus: {
    ...forAdManagers,
    async run(_call, ctx) {
      const account = await linkedAccount(ctx)
      return {
        status: 200,
        body: {
          provider: { status: account !== undefined, account_id: account?.details ?? '' },
        },
      }
    },
  },
  getProviderReport: {
    ...forAdManagers,
    async run({ body }, ctx) {
      const own = { from: body.cust_fromdate, to: body.cust_todate }
      const days = reportDays(body.report_period, utcDay(ctx.clock()), own)
      if (days === undefined) throw failure('rest_invalid_param', { details: OWN_DAYS })
      const { account_id: account, report_type: kind } = body
      return { status: 200, body: await readReport(ctx, { account, kind, days }) }
    },
  },
  revokeProviderLink: {
    ...forAdManagers,
    async run({ body }, ctx) {
      const notified = await unlinkAccounts(ctx, body.account_id)
      return { status: 200, body: { status: true, ...(!notified && { revoked_remotely: false }) } }
    },
  },
}

const OWN_DAYS = {
  params: {
    cust_fromdate:
      'cust_fromdate and cust_todate must be days, in this order, three years at most.',
  },
}
