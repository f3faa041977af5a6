import type { Outgoing } from '../../adapters/outgoing/outgoing.ts'
import type { LoopbackClient } from '../../adapters/outgoing/loopback-client.ts'
import type { Provider } from '../embeds/providers.ts'
import type { MediaStorage } from '../media/media-storage.ts'
import type { Site } from '../site/site.ts'
import type { Finding } from './result.ts'

/** The part of the application context that the tests use. */
export interface HealthSite extends Site {
  readonly media: MediaStorage
  readonly outgoing: Outgoing
  /** Requests to the site through its public address. */
  readonly ownSite: LoopbackClient
  readonly config: {
    readonly database: { readonly dataDir: string }
    readonly embedProviders: readonly Provider[]
    readonly managedDeployment: boolean
  }
}

/** Tests one thing. Errors it throws are reported as findings too. */
export type Check = (site: HealthSite) => Promise<Finding> | Finding
