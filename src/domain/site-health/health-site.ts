import type { Outgoing } from '../../outgoing/outgoing.ts'
import type { OwnSite } from '../../outgoing/own-site.ts'
import type { Provider } from '../embeds/providers.ts'
import type { MediaPlace } from '../media/media-place.ts'
import type { Site } from '../site/site.ts'
import type { Finding } from './result.ts'

/** What the tests look at; the application context is one. */
export interface HealthSite extends Site {
  readonly media: MediaPlace
  readonly outgoing: Outgoing
  /** The site as its visitors reach it. */
  readonly ownSite: OwnSite
  readonly config: {
    readonly database: { readonly dataDir: string }
    readonly embedProviders: readonly Provider[]
    readonly managedDeployment: boolean
  }
}

/** Looks at one thing. Whatever it meets is a finding; what it throws counts as one too. */
export type Check = (site: HealthSite) => Promise<Finding> | Finding
