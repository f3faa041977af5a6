import { deleteClicksBefore } from '../../../data/ads/click-log.ts'
import { loadAdUnits } from '../../../data/ads/unit-reader.ts'
import { applyScheduledStatus } from '../../../data/ads/unit-writer.ts'
import type { AdSite } from '../ads.ts'
import { addDays, utcDay } from '../days.ts'
import { localDay } from '../../time/local-time.ts'
import { hasExpired } from './schedule.ts'

/** How long logged clicks are kept, in days. */
const KEPT_DAYS = 30

/**
 * Publishes drafts that are due, expires units whose last day has passed
 * (behaviour/ads.md#evaluation), and deletes old clicks. Several nodes may do so concurrently.
 * @returns the number of units whose status changed
 */
export async function applyAdSchedules(site: AdSite): Promise<number> {
  const { database } = site
  const { timezone } = await site.settings()
  const now = site.clock()
  const today = localDay(now, timezone)
  const units = await loadAdUnits(database)
  const due = units
    .filter(
      ({ status, publishOn }) => status === 'draft' && publishOn !== null && publishOn <= today,
    )
    .map(({ id }) => id)
  const over = units
    .filter(({ status, fields }) => status === 'publish' && hasExpired(fields, today))
    .map(({ id }) => id)
  if (due.length + over.length > 0) {
    await database.transact(async (tx) => {
      await applyScheduledStatus(tx, due, { from: 'draft', to: 'publish' })
      await applyScheduledStatus(tx, over, { from: 'publish', to: 'ads_expired' })
    })
  }
  await deleteClicksBefore(database, addDays(utcDay(now), -KEPT_DAYS))
  return due.length + over.length
}
