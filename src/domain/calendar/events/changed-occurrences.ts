import type { Tx } from '../../../data/database.ts'
import type { EventColumns } from '../../../data/event-row.ts'
import {
  changedStarts,
  shiftChangedOccurrences,
  detachChangedOccurrences,
} from '../../../data/event-series.ts'
import { secondsBetween, type WallTime } from '../time/wall-time.ts'

/**
 * Occurrences that were changed on their own are events of their own, and their series leaves their
 * times out. When the series moves, what they stand for moves along; when it ends to be one, they
 * stand for nothing but themselves.
 * @returns the series as it is to be stored
 */
export async function keepChangedApart(
  tx: Tx,
  id: number,
  before: EventColumns | undefined,
  event: EventColumns,
): Promise<EventColumns> {
  if (before === undefined || before.recurrence === null) return event
  const { recurrence } = event
  if (recurrence === null) {
    await detachChangedOccurrences(tx, id)
    return event
  }
  const seconds = secondsBetween(before.startsAt as WallTime, event.startsAt as WallTime)
  if (seconds !== 0) await shiftChangedOccurrences(tx, id, seconds)
  const changed = await changedStarts(tx, id)
  const exdate = [...new Set([...recurrence.exdate, ...changed])].toSorted()
  return { ...event, recurrence: { ...recurrence, exdate } }
}
