import { loadAdSettings } from '../../data/ads/stored-ad-settings.ts'
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

/** The ad configuration from the environment. */
export interface AdsConfig {
  readonly geo: GeoHeaders
  readonly locations: readonly AdLocation[]
  readonly provider: ProviderConfig
}

/** The ads of a running site. */
export interface Ads extends AdsConfig {
  /** Synchronous if the plan is cached, so that sites without ads do not wait. */
  plan(): AdPlan | Promise<AdPlan>
  readonly counting: Counting
}

/** A site with its ads. */
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
  let kept: AdPlan | undefined
  let loading: Promise<AdPlan> | undefined
  const forget = (): void => {
    kept = undefined
    loading = undefined
  }
  changes.onChange('ads', forget)
  changes.onChange('settings', forget)

  const load = (): Promise<AdPlan> => {
    const started: Promise<AdPlan> = loadPlan(site).then((plan) => {
      // If a change arrived during the load, the plan is returned but not cached.
      if (loading === started && changes.connected) kept = plan
      return plan
    })
    loading = started
    started.catch(() => {
      if (loading === started) loading = undefined
    })
    return started
  }
  return {
    ...config,
    plan: () => {
      if (kept !== undefined && (changes.connected || changes.staleAge !== undefined)) return kept
      return (changes.connected ? loading : undefined) ?? load()
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
