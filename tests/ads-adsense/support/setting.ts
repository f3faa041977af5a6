import { randomBytes } from 'node:crypto'
import type { Answer, Actor } from '../../support/api.ts'
import { startService, type TestService } from '../../support/service.ts'
import {
  CLIENT,
  REDIRECT_URL,
  SCOPE,
  startOpenIdProvider,
  type OpenIdProvider,
} from './openid-provider.ts'
import { startReportServer, type ReportServer } from './report-server.ts'

/** A service and an ad provider. */
export interface ProviderSetting {
  readonly service: TestService
  readonly provider: OpenIdProvider
  readonly reports: ReportServer
  readonly environment: Readonly<Record<string, string>>
  readonly post: (route: string, body?: unknown, asker?: Actor) => Promise<Answer>
  /** Lets time pass for the service, in milliseconds. */
  pass(milliseconds: number): void
  readonly clock: () => Date
  /** Goes to the provider and comes back with what confirms the link. */
  readonly approved: () => Promise<{ code: string; state: string; iss: string }>
  /** Links the account. */
  link(): Promise<void>
  /** Ends every link. */
  unlink(): Promise<void>
  close(): Promise<void>
}

export async function startSetting(
  more: Readonly<Record<string, string>> = {},
): Promise<ProviderSetting> {
  const provider = await startOpenIdProvider()
  const reports = await startReportServer(provider)
  let passed = 0
  const clock = (): Date => new Date(Date.now() + passed)
  const environment = {
    ADS_PROVIDER_ISSUER: provider.url,
    ADS_PROVIDER_API_URL: reports.url,
    ADS_PROVIDER_CLIENT_ID: CLIENT.id,
    ADS_PROVIDER_CLIENT_SECRET: CLIENT.secret,
    ADS_PROVIDER_SCOPE: SCOPE,
    ADS_PROVIDER_REDIRECT_URL: REDIRECT_URL,
    ADS_PROVIDER_KEY: randomBytes(32).toString('base64'),
    OUTGOING_ALLOW: `${provider.place},${reports.place}`,
    ...more,
  }
  const service = await startService({ environment, clock })
  const post: ProviderSetting['post'] = (route, body = {}, asker = 'admin') =>
    service.api.as(asker).post(`/ads-adsense/${route}`, { body })
  const approved = async () => {
    const begun = await post('ads_provider_authorize')
    if (begun.status !== 200) throw new Error(`Not begun: ${begun.text}`)
    const { searchParams } = await provider.approve(begun.body.authorization_url)
    const read = (name: string): string => searchParams.get(name) ?? ''
    return { code: read('code'), state: read('state'), iss: read('iss') }
  }
  return {
    service,
    provider,
    reports,
    environment,
    post,
    pass: (milliseconds) => void (passed += milliseconds),
    clock,
    approved,
    async link() {
      const confirmed = await post('ads_confirm_code', await approved())
      if (confirmed.status !== 200) throw new Error(`Not confirmed: ${confirmed.text}`)
      const linked = await post('ads_provider_get_details')
      if (linked.status !== 200) throw new Error(`Not linked: ${linked.text}`)
    },
    async unlink() {
      provider.instead.clear()
      reports.instead = undefined
      await post('revoke_provider_link')
    },
    async close() {
      await service.close()
      await reports.close()
      await provider.close()
    },
  }
}
