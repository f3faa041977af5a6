import type { AppContext, Caller } from '../../context.ts'
import { confirmLink, type Answered } from '../../domain/ads/provider/link.ts'
import { ApiError } from '../../http/errors.ts'
import { decodePercent } from '../../domain/text/decode-percent.ts'

/** A code as sent by clients: plain, or URL-encoded in a form. */
export interface SentCode {
  readonly code?: string
  readonly state?: string
  readonly iss?: string
  readonly report?: { readonly provider_code?: string; readonly state?: string }
}

/** The answer of both routes that accept a code (behaviour/ads.md#ad-provider). */
export async function confirmCode(ctx: AppContext, caller: Caller, sent: SentCode) {
  const { type, scope, expiresAt } = await confirmLink(ctx, caller.id, readCode(sent))
  return {
    status: 200 as const,
    body: {
      status: true as const,
      token_data: { token_type: type, scope, expires: unixSeconds(expiresAt) },
    },
  }
}

export const unixSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000)

/** @throws ApiError 400 rest_missing_callback_param without a code */
function readCode({ code = '', state, iss = '', report = {} }: SentCode): Answered {
  const found = code === '' ? decodePercent(report.provider_code ?? '') : code
  if (found.trim() === '') throw new ApiError('rest_missing_callback_param', { params: ['code'] })
  return { code: found.trim(), state: state ?? report.state ?? '', issuer: iss }
}
