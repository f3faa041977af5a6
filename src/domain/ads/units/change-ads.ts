import type { AdUnitRow } from '../../../data/ads/unit-row.ts'
import { lockAdUnits } from '../../../data/ads/unit-reader.ts'
import {
  clearAdCounts,
  deleteAdUnits,
  insertAdUnit,
  lockAdNumbers,
  setAdStatus,
} from '../../../data/ads/unit-writer.ts'
import type { Tx } from '../../../data/database/database.ts'
import type { Caller } from '../../accounts/caller.ts'
import { failure } from '../../errors/errors.ts'
import type { AdSite } from '../ads.ts'
import { permittedFields } from './code.ts'

export type AdAction = 'publish' | 'draft' | 'duplicate' | 'delete' | 'clear_impression'

interface Acting {
  readonly tx: Tx
  readonly rows: readonly AdUnitRow[]
  readonly ids: readonly number[]
  readonly now: Date
  readonly caller: Caller
}

/** The bulk actions; each returns the ids of the units it creates. */
const actions: Readonly<Record<AdAction, (acting: Acting) => Promise<readonly number[]>>> = {
  publish: async ({ tx, ids, now }) => {
    await setAdStatus(tx, ids, 'publish', now)
    return []
  },
  draft: async ({ tx, ids, now }) => {
    await setAdStatus(tx, ids, 'draft', now)
    return []
  },
  duplicate: async ({ tx, rows, now, caller }) => {
    let number = await lockAdNumbers(tx)
    const made: number[] = []
    for (const row of rows) {
      number++
      const copy = { ...row, number, authorId: caller.id, modified: now }
      made.push(await insertAdUnit(tx, copy, now))
    }
    return made
  },
  delete: async ({ tx, ids }) => {
    await deleteAdUnits(tx, ids)
    return []
  },
  clear_impression: async ({ tx, ids }) => {
    await clearAdCounts(tx, ids)
    return []
  },
}

/**
 * Applies an action to several units (behaviour/ads.md#actions-on-units), to all or to none.
 * @returns ids of the created units, in the order of the given units
 * @throws DomainError 404 ads_invalid_ad_id when one of them is unknown, 403 rest_forbidden when one
 *   has scripts and the caller may not write such
 */
export async function changeAds(
  site: AdSite,
  caller: Caller,
  action: AdAction,
  adIds: readonly number[],
): Promise<readonly number[]> {
  const ids = [...new Set(adIds)]
  // Store pending counts first, so that none of them reappears after the action.
  await site.ads.counting.flush()
  return site.database.transact(async (tx) => {
    const held = await lockAdUnits(tx, ids)
    const rows = ids.flatMap((id) => held.find((row) => row.id === id) ?? [])
    if (rows.length < ids.length) throw failure('ads_invalid_ad_id')
    // Callers who may not write scripts may not change units that contain them.
    for (const { fields } of rows) permittedFields(caller, {}, fields)
    return actions[action]({ tx, rows, ids, now: site.clock(), caller })
  })
}
