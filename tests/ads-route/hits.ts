import type { Answer } from '../support/api.ts'
import type { TestService } from '../support/service.ts'

export const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile Safari' }
export const DESKTOP = { 'user-agent': 'Mozilla/5.0 (X11; Linux) Gecko Firefox/130' }

export interface Hit {
  readonly event?: 'impression' | 'click'
  readonly position?: string
  readonly url?: string
}

export interface Telling {
  /** One that the service gives when it is left out. */
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
}

export const tokenOf = async ({ api }: TestService): Promise<string> =>
  (await api.get('/ads-route/ads-for')).body.token

/** Reports a hit as a page does. */
export async function hit(
  service: TestService,
  ids: readonly number[],
  { event = 'impression', ...more }: Hit = {},
  { token, headers = DESKTOP }: Telling = {},
): Promise<Answer> {
  const body = { event, ad_ids: ids, token: token ?? (await tokenOf(service)), ...more }
  return service.api.post('/ads-route/ads-track', { body, headers })
}
