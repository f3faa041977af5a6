import { loadAdSettings } from '../../../data/ads/stored-ad-settings.ts'
import { loadAdUnits } from '../../../data/ads/unit-reader.ts'
import type { AdSite } from '../ads.ts'
import { isExported, readAdSettings } from '../settings/ad-settings.ts'
import { fieldMap, type AdFieldMap } from '../units/fields.ts'

export type ExportedPart = 'settings' | 'ads'

/** Version of the file format; increased when older readers would misread it. */
const EXPORT_VERSION = 1

/** The units by key, as settings and exports show them. */
export async function adsByName(site: AdSite): Promise<Record<string, AdFieldMap>> {
  const units = await loadAdUnits(site.database)
  return Object.fromEntries(units.map((unit) => [`ad${unit.number}`, fieldMap(unit)]))
}

export interface AdExport {
  export_version: typeof EXPORT_VERSION
  ads?: Record<string, AdFieldMap>
  /** The settings, under their names. */
  [name: string]: unknown
}

/**
 * Creates an export (behaviour/ads.md#export), without secrets and permissions.
 */
export async function exportAds(site: AdSite, parts: readonly ExportedPart[]): Promise<AdExport> {
  const settings = parts.includes('settings')
    ? Object.entries(readAdSettings(await loadAdSettings(site.database))).filter(([name]) =>
        isExported(name),
      )
    : []
  return {
    export_version: EXPORT_VERSION,
    ...Object.fromEntries(settings),
    ...(parts.includes('ads') && { ads: await adsByName(site) }),
  }
}
