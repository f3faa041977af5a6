import type { Tx } from '../../../data/database/database.ts'
import {
  dayChangesToMove,
  moveWholeDays as storeMoved,
  seriesToMove,
  storeRecurrences,
} from '../../../data/events/whole-day-times.ts'
import { holdSetting } from '../../../data/settings/stored-settings.ts'
import { operatorSettings } from '../../site/operator-settings.ts'
import { shiftRecurrence, type Recurrence } from '../recurrence/recurrence.ts'
import { cutoffOf, startOfDay, type Cutoff } from '../../time/days.ts'
import { instantOfWall } from '../../time/instants.ts'
import { secondsBetween, type WallTime } from '../../time/wall-time.ts'

const BATCH = 500

/**
 * Locks the site's cut-off until the transaction ends. Writers of stored times must call it before
 * they read any, so that a concurrent change of the cut-off is neither missed nor undone.
 */
export async function holdCutoff(tx: Tx): Promise<Cutoff> {
  const stored = await holdSetting(tx, operatorSettings.multiDayCutoff.key)
  return cutoffOf(typeof stored === 'string' ? stored : '')
}

/**
 * Moves the stored times of all-day events to the cut-off of the site, which has just changed: they
 * keep their dates. Series move as they do when their start does.
 */
export async function moveWholeDays(tx: Tx, cutoff: Cutoff): Promise<void> {
  const days = await dayChangesToMove(tx, cutoff)
  if (days.length === 0) return
  await moveRecurrences(tx, cutoff)
  await storeMoved(
    tx,
    cutoff,
    days.map((day) => ({ ...day, instant: instantOfWall(day.wall as WallTime, day.zone) })),
  )
}

async function moveRecurrences(tx: Tx, cutoff: Cutoff): Promise<void> {
  let after = 0
  for (;;) {
    const batch = await seriesToMove(tx, cutoff, { after, limit: BATCH })
    const last = batch.at(-1)
    if (last === undefined) return
    const moved = batch.map(({ id, startsAt, timezone, recurrence }) => {
      const start = startsAt as WallTime
      const seconds = secondsBetween(start, startOfDay(start, cutoff))
      return { id, recurrence: shiftRecurrence(recurrence as Recurrence, seconds, timezone) }
    })
    await storeRecurrences(tx, moved)
    after = last.id
  }
}
