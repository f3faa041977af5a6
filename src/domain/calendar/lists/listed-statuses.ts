/** Which statuses a list of the calendar shows (behaviour/permissions.md#calendar). */
import { has, type Caller } from '../../accounts/caller.ts'
import type { ContentType } from '../../content-types/content-types.ts'
import { canRead } from '../../content/entry-policy.ts'
import { statuses, statusOf } from '../../content-types/entry-statuses.ts'

/** What `any` stands for: all statuses but the trash and internal ones. */
const ANY = Object.values(statuses)
  .filter(({ name, internal }) => name !== 'trash' && !internal)
  .map(({ name }) => name)

/** Statuses of other types are accepted too, although no item of the calendar has them. */
const isListed = (name: string): boolean => name === 'any' || statusOf(name) !== undefined

/** Whether the caller may list those statuses; without the right to edit items, only `publish`. */
export function mayListStatuses(
  caller: Caller,
  type: ContentType,
  requested: readonly string[],
): boolean {
  if (requested.every((name) => name === 'publish')) return true
  return has(caller, type.capabilities.edit) && requested.every(isListed)
}

/** The statuses to repeat in addresses. The default is `publish`, or `any` for callers who may edit. */
export function statusesForAddress(
  caller: Caller,
  type: ContentType,
  requested: readonly string[],
): readonly string[] {
  if (requested.length > 0) return [...new Set(requested)]
  return [has(caller, type.capabilities.edit) ? 'any' : 'publish']
}

/** Expands the statuses of an address to those of items. */
export function expandStatuses(names: readonly string[]): readonly string[] {
  return [...new Set(names.flatMap((name): readonly string[] => (name === 'any' ? ANY : [name])))]
}

/** Whether the caller may read every item of the type with one of the statuses, whoever wrote it. */
export function mayReadAllItems(
  caller: Caller,
  type: ContentType,
  among: readonly string[],
): boolean {
  const nobodys = { authorId: 0, trashedStatus: null }
  return among.every((status) => canRead(caller, type, { ...nobodys, status }))
}
