import type { Caller } from '../../../context.ts'
import { has } from '../../../domain/accounts/caller.ts'
import type { ContentType } from '../../../domain/content-types/content-types.ts'
import { anyStatuses } from '../../../domain/content-types/entry-statuses.ts'
import { forbidden } from '../../../domain/errors/errors.ts'
import { statusOf, type ArgumentProblem } from '../../../http/errors.ts'

/**
 * Everyone may list published items; other statuses require the right to edit items of the type,
 * and private ones alternatively the right to read them
 * (behaviour/permissions.md#lists-of-posts-and-pages).
 */
export function statusProblems(
  caller: Caller,
  type: ContentType,
  wanted: unknown,
): Readonly<Record<string, ArgumentProblem>> {
  const names: unknown[] = Array.isArray(wanted) ? wanted : []
  if (names.every((name) => name === type.openStatus || mayList(caller, type, name))) return {}
  const error = forbidden('rest_forbidden_status', caller)
  const { code, message } = error
  return { status: { code, message, data: { status: statusOf(error) } } }
}

function mayList(caller: Caller, { capabilities }: ContentType, name: unknown): boolean {
  if (has(caller, capabilities.edit)) return true
  return name === 'private' && has(caller, capabilities.readPrivate)
}

/** Expands a status filter: `any` means several statuses, and none means the public ones. */
export function wantedStatuses(
  { openStatus }: ContentType,
  names: readonly string[],
): readonly string[] {
  if (names.length === 0) return [openStatus]
  const wanted = names.flatMap((name): readonly string[] => (name === 'any' ? anyStatuses : [name]))
  return [...new Set(wanted)]
}
