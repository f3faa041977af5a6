import type { Outgoing } from '../../../adapters/outgoing/outgoing.ts'
import type { AdSite } from '../ads.ts'
import { requireProvider, type ReadyProvider } from './client.ts'
import { createServerFinder, type ServerFinder } from './server.ts'

/** A node's in-memory state for the ad provider; other nodes do not need it. */
export interface AdProvider {
  readonly servers: ServerFinder
  /** Token renewals in progress, by account, so that a node renews each only once at a time. */
  readonly renewals: Map<string, Promise<string>>
}

export interface ProviderSite extends AdSite {
  readonly outgoing: Outgoing
  readonly adProvider: AdProvider
}

export const openAdProvider = (
  outgoing: Outgoing,
  clock: () => Date,
  allow: readonly string[],
): AdProvider => ({
  servers: createServerFinder({ outgoing, clock, allow }),
  renewals: new Map(),
})

/** @throws DomainError as `requireProvider` does */
export async function providerOf({ ads }: AdSite): Promise<ReadyProvider> {
  const { settings } = await ads.plan()
  return requireProvider(ads.provider, settings)
}
