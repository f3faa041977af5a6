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

/** What each action does; ids of new units are answered. */
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
 * Does the same with several units (behaviour/ads.md#actions-on-units): with all of them, or with
 * none.
 * @returns ids of units that it made, in the order of the units that were named
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
  // What was counted before the action is stored before it, so that nothing comes back after it.
  await site.ads.counting.flush()
  return site.database.transact(async (tx) => {
    const held = await lockAdUnits(tx, ids)
    const rows = ids.flatMap((id) => held.find((row) => row.id === id) ?? [])
    if (rows.length < ids.length) throw failure('ads_invalid_ad_id')
    // Who may not write scripts may not do anything with those of others either.
    for (const { fields } of rows) permittedFields(caller, {}, fields)
    return actions[action]({ tx, rows, ids, now: site.clock(), caller })
  })
}
