import type { Caller } from '../accounts/caller.ts'
import type { ContentType } from '../content/content-types.ts'
import { canPublish } from '../content/policy.ts'
import { statuses, type StatusName } from '../content/statuses.ts'

/**
 * The status that a write of an event, a venue or an organizer comes to
 * (behaviour/permissions.md#calendar). What is new is published at once by those who may, and a
 * draft of others; what others ask to be public waits for somebody who may publish.
 *
 * @param current the status of the item; undefined for a new one
 * @returns undefined where the item keeps its status, or gets the first one of its type
 */
export function askedStatus(
  caller: Caller,
  type: ContentType,
  wanted: StatusName | undefined,
  current?: string,
): StatusName | undefined {
  if (canPublish(caller, type)) return wanted ?? (current === undefined ? 'publish' : undefined)
  if (wanted === undefined || wanted === current || wanted === 'private') return wanted
  return statuses[wanted].needsPublish ? 'pending' : wanted
}
