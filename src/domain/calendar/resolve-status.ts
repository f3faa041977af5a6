import type { Caller } from '../accounts/caller.ts'
import type { ContentType } from '../content-types/content-types.ts'
import { canPublish } from '../content/entry-policy.ts'
import { statuses, type StatusName } from '../content-types/entry-statuses.ts'

/**
 * Returns the status with which a write stores an event, a venue or an organizer
 * (behaviour/permissions.md#calendar). A new item is published if the caller may publish and is a
 * draft otherwise; a public status requested by others becomes `pending`.
 *
 * @param current the status of the item; undefined for a new one
 * @returns undefined if the item keeps its status, or gets the default of its type
 */
export function resolveStatus(
  caller: Caller,
  type: ContentType,
  wanted: StatusName | undefined,
  current?: string,
): StatusName | undefined {
  if (canPublish(caller, type)) return wanted ?? (current === undefined ? 'publish' : undefined)
  if (wanted === undefined || wanted === current || wanted === 'private') return wanted
  return statuses[wanted].needsPublish ? 'pending' : wanted
}
