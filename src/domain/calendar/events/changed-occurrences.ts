import type { Tx } from '../../../data/database/database.ts'
import type { EventColumns } from '../../../data/events/event-row.ts'
import {
  changedStarts,
  shiftChangedOccurrences,
  detachChangedOccurrences,
} from '../../../data/events/event-series.ts'
import { secondsBetween, type WallTime } from '../../time/wall-time.ts'

/**
 * Keeps the changed occurrences of a series in step with it. They are events of their own, excluded
 * from the series. When the series moves, the times that they replace move too; when it stops
 * recurring, they become independent events.
 * @returns the series to store
 */
export async function keepChangedOccurrences(
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
