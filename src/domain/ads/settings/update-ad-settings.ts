import { lockAdSettings, storeAdSettings } from '../../../data/ads/stored-ad-settings.ts'
import { failure } from '../../errors/errors.ts'
import type { AdSite } from '../ads.ts'
import { adsTxtProblems, plainAdsTxt } from './ads-txt.ts'
import { mergedSettings, readAdSettings, type AdMode } from './ad-settings.ts'

type Change = Readonly<Record<string, unknown>>

/** Maximum total size of the settings, in bytes. */
const LARGEST = 1024 * 1024

/**
 * Updates the given members (behaviour/ads.md#checking-and-changing-settings).
 * @throws DomainError 400 ads_txt_invalid for a text that would be served and is not valid
 */
export function updateAdSettings(site: AdSite, change: Change): Promise<void> {
  return site.database.transact(async (tx) => {
    const stored = (await lockAdSettings(tx)) ?? {}
    const text = change['adsTxtText']
    const plain = typeof text === 'string' ? { adsTxtText: plainAdsTxt(text) } : {}
    const merged = mergedSettings(stored, { ...change, ...plain })
    requireSound(merged, change)
    await storeAdSettings(tx, merged)
  })
}

function requireSound(merged: Change, change: Change): void {
  const settings = readAdSettings(merged)
  const concernsAdsTxt = 'adsTxtText' in change || 'adsTxtEnabled' in change
  const errors = concernsAdsTxt && settings.adsTxtEnabled ? adsTxtProblems(settings.adsTxtText) : []
  if (errors.length > 0) throw failure('ads_txt_invalid', { details: { errors } })
  if (Buffer.byteLength(JSON.stringify(merged)) > LARGEST) {
    throw failure('rest_invalid_param', {
      details: { params: { settings: 'settings takes more than a megabyte.' } },
    })
  }
}

export function changeAdMode(site: AdSite, mode: AdMode): Promise<void> {
  return site.database.transact(async (tx) => {
    const stored = (await lockAdSettings(tx)) ?? {}
    await storeAdSettings(tx, { ...stored, mode })
  })
}
