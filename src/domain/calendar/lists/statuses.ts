/** Which statuses a list of the calendar shows (behaviour/permissions.md#calendar). */
import { has, type Caller } from '../../accounts/caller.ts'
import type { ContentType } from '../../content/content-types.ts'
import { canRead } from '../../content/policy.ts'
import { statuses, statusOf } from '../../content/statuses.ts'

/** What `any` stands for: all but what is in the trash or was never meant to be listed. */
const ANY = Object.values(statuses)
  .filter(({ name, internal }) => name !== 'trash' && !internal)
  .map(({ name }) => name)

/** Those of other things are accepted too: no item of the calendar has them. */
const isListed = (name: string): boolean => name === 'any' || statusOf(name) !== undefined

/** Whether the caller may ask for those statuses: who does not write items, for `publish` alone. */
export function mayListStatuses(
  caller: Caller,
  type: ContentType,
  asked: readonly string[],
): boolean {
  if (asked.every((name) => name === 'publish')) return true
  return has(caller, type.capabilities.edit) && asked.every(isListed)
}

/** The statuses as addresses repeat them: without any, `publish`, or `any` for those who write. */
export function toldStatuses(
  caller: Caller,
  type: ContentType,
  asked: readonly string[],
): readonly string[] {
  if (asked.length > 0) return [...new Set(asked)]
  return [has(caller, type.capabilities.edit) ? 'any' : 'publish']
}

/** The statuses that are looked for. */
export function listedStatuses(told: readonly string[]): readonly string[] {
  return [...new Set(told.flatMap((name): readonly string[] => (name === 'any' ? ANY : [name])))]
}

/** Whether the caller may read every item of the type with one of the statuses, whoever wrote it. */
export function readsAll(caller: Caller, type: ContentType, among: readonly string[]): boolean {
  const nobodys = { authorId: 0, trashedStatus: null }
  return among.every((status) => canRead(caller, type, { ...nobodys, status }))
}
