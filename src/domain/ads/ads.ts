import { loadAdSettings } from '../../data/ads/stored-ad-settings.ts'
import type { Reading } from '../../data/database/reading.ts'
import { loadAdUnits } from '../../data/ads/unit-reader.ts'
import type { Site } from '../site/site.ts'
import { createCounting, type Counting } from './counting/counting.ts'
import type { ProviderConfig } from './provider/client.ts'
import { makePlan, type AdPlan } from './plan.ts'
import type { GeoHeaders } from './rules/visitor.ts'
import { readAdSettings } from './settings/ad-settings.ts'

/** An ad place of a front end, from the configuration. */
export interface AdLocation {
  readonly location: string
  readonly description: string
}

export interface AdsConfig {
  readonly geo: GeoHeaders
  readonly locations: readonly AdLocation[]
  readonly provider: ProviderConfig
}

export interface Ads extends AdsConfig {
  /** Synchronous if the plan is cached, so that sites without ads do not wait. */
  plan(): AdPlan | Promise<AdPlan>
  readonly counting: Counting
}

export interface AdSite extends Site {
  readonly ads: Ads
}

export function openAds(
  site: Pick<Site, 'database' | 'settings'>,
  config: AdsConfig,
  onFailure: (error: unknown) => void,
): Ads {
  const { database } = site
  const { changes } = database
  let kept: { readonly plan: AdPlan; readonly reading: Reading } | undefined
  let loading: { readonly plan: Promise<AdPlan>; readonly reading: Reading } | undefined

  const load = (): Promise<AdPlan> => {
    // What every reading depends on includes all that plans are made of.
    const reading = changes.begin()
    const plan = loadPlan(site)
    const started = { plan, reading }
    loading = started
    const over = (): void => {
      if (loading === started) loading = undefined
    }
    plan.then((loaded) => {
      // If a change arrived during the load, the plan is returned but not cached.
      if (changes.connected && reading.holds()) kept = { plan: loaded, reading }
      over()
    }, over)
    return plan
  }
  return {
    ...config,
    plan: () => {
      const usable = changes.connected || changes.staleAge !== undefined
      if (usable && kept?.reading.holds() === true) return kept.plan
      return changes.connected && loading?.reading.holds() === true ? loading.plan : load()
    },
    counting: createCounting({ database, onFailure }),
  }
}

async function loadPlan({
  database,
  settings,
}: Pick<Site, 'database' | 'settings'>): Promise<AdPlan> {
  const [units, stored, { timezone }] = await Promise.all([
    loadAdUnits(database, 'publish'),
    loadAdSettings(database),
    settings(),
  ])
  return makePlan(units, readAdSettings(stored), timezone)
}
