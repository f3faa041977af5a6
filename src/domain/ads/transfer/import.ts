import type { AdUnitRow } from '../../../data/ads/unit-row.ts'
import { lockAdSettings, storeAdSettings } from '../../../data/ads/stored-ad-settings.ts'
import { lockAllAdUnits } from '../../../data/ads/unit-reader.ts'
import { insertAdUnit, lockAdNumbers, updateAdUnit } from '../../../data/ads/unit-writer.ts'
import type { Tx } from '../../../data/database/database.ts'
import type { Caller } from '../../accounts/caller.ts'
import type { AdSite } from '../ads.ts'
import { localDay } from '../../time/local-time.ts'
import { isExported, mergedSettings } from '../settings/ad-settings.ts'
import { permittedFields } from '../units/code.ts'
import { type StoredFields, field, type AdChoice } from '../units/fields.ts'
import { unitValues } from '../units/save-ad.ts'
import { hasExpired, nextStatus } from '../units/schedule.ts'

/** One unit of a file with validated fields. */
export interface FileAd {
  /** Such as `ad7`. */
  readonly name: string
  readonly fields: StoredFields
}

export interface AdFile {
  readonly ads: readonly FileAd[]
  /** Validated; undefined if the file has none. */
  readonly settings: StoredFields | undefined
  /** Overwrite existing settings. */
  readonly takesSettings: boolean
}

export interface ImportCounts {
  readonly created: number
  readonly updated: number
  readonly skipped: number
}

/** Imports a validated file in one transaction (behaviour/ads.md#import). */
export async function importFile(
  site: AdSite,
  caller: Caller,
  file: AdFile,
): Promise<ImportCounts> {
  const { timezone } = await site.settings()
  return site.database.transact(async (tx) => {
    await takeSettings(tx, file)
    const wanted = file.ads.filter(({ fields }) => !isEmptyCode(fields))
    const skipped = file.ads.length - wanted.length
    const now = site.clock()
    const stored = await storeAds(tx, caller, wanted, { now, today: localDay(now, timezone) })
    const updated = stored.filter(({ isNew }) => !isNew).length
    return { created: stored.length - updated, updated, skipped }
  })
}

const isEmptyCode = ({ ad_type: type, code }: StoredFields): boolean =>
  type === 'plain_text' && (typeof code !== 'string' || code.trim() === '')

async function takeSettings(tx: Tx, { settings, takesSettings }: AdFile): Promise<void> {
  if (settings === undefined) return
  const stored = await lockAdSettings(tx)
  if (stored !== undefined && !takesSettings) return
  const given = Object.entries(settings).filter(([name]) => isExported(name))
  await storeAdSettings(tx, mergedSettings(stored ?? {}, Object.fromEntries(given)))
}

interface Moment {
  readonly now: Date
  readonly today: string
}

interface StoredAd {
  readonly id: number
  readonly isNew: boolean
}

/** Stores units under their original ids if those are free, and updates references among them. */
export async function storeAds(
  tx: Tx,
  caller: Caller,
  ads: readonly FileAd[],
  { now, today }: Moment,
): Promise<StoredAd[]> {
  let highest = await lockAdNumbers(tx)
  const known = await lockAllAdUnits(tx)
  const numbers = new Set(known.map(({ number }) => number))
  const stored: (StoredAd & { readonly next: Next; readonly oldId: unknown })[] = []
  for (const { name, fields } of ads) {
    const wanted = numberOf(name)
    const same = known.find((row) => row.number === wanted && row.label === fields['label'])
    const next = nextOf(permittedFields(caller, fields, same?.fields), same, { now, today })
    const oldId = fields['ad_id']
    if (same !== undefined) {
      await updateAdUnit(tx, same.id, next)
      stored.push({ id: same.id, isNew: false, next, oldId })
      continue
    }
    const number = wanted !== undefined && !numbers.has(wanted) ? wanted : highest + 1
    numbers.add(number)
    highest = Math.max(highest, number)
    const id = await insertAdUnit(tx, { ...next, number, authorId: caller.id }, now)
    stored.push({ id, isNew: true, next, oldId })
  }
  await rename(tx, stored)
  return stored.map(({ id, isNew }) => ({ id, isNew }))
}

type Next = Parameters<typeof updateAdUnit>[2]

function nextOf(given: StoredFields, same: AdUnitRow | undefined, { now, today }: Moment): Next {
  const { type, label, fields } = unitValues(given, same)
  // Files do not contain the status.
  const named = hasExpired(fields, today) ? 'draft' : undefined
  const shown = nextStatus({ named, stored: same, fields, today })
  return { ...shown, type, label, fields, modified: now }
}

const LARGEST_NUMBER = 999_999_999

function numberOf(name: string): number | undefined {
  const number = Number(/^ad([1-9]\d{0,9})$/.exec(name)?.[1])
  return number <= LARGEST_NUMBER ? number : undefined
}

/** Maps the ids of the file to local units; ids that are not in the file are kept. */
async function rename(
  tx: Tx,
  stored: readonly { readonly id: number; readonly next: Next; readonly oldId: unknown }[],
): Promise<void> {
  const ids = new Map(stored.map(({ oldId, id }) => [Number(oldId), id]))
  for (const { id, next } of stored) {
    const fields = renamedAds(next.fields, ids)
    if (fields !== next.fields) await updateAdUnit(tx, id, { ...next, fields })
  }
}

/** Replaces unit ids in the fields; returns the same object if nothing changes. */
function renamedAds(fields: StoredFields, ids: ReadonlyMap<number, number>): StoredFields {
  const renamed = (list: readonly AdChoice[]): AdChoice[] =>
    list.map((choice) => ({ ...choice, value: ids.get(choice.value) ?? choice.value }))
  const change: Record<string, unknown> = {}
  for (const name of ['ads_list', 'random_ads_list'] as const) {
    const list = field(fields, name)
    if (list.some(({ value }) => ids.has(value))) change[name] = renamed(list)
  }
  const variants = field(fields, 'ab_testing')
  if (variants.some(({ ads_list: list }) => list.some(({ value }) => ids.has(value)))) {
    change['ab_testing'] = variants.map((variant) => ({
      ...variant,
      ads_list: renamed(variant.ads_list),
    }))
  }
  return Object.keys(change).length === 0 ? fields : { ...fields, ...change }
}
