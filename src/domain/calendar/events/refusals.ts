import type { Caller } from '../../accounts/caller.ts'
import { DomainError, failure, forbidden, type ErrorCode } from '../../errors.ts'

/**
 * Refusals of the rules of entries that the calendar has one word for
 * (behaviour/permissions.md#calendar).
 */
const RIGHTS: ReadonlySet<ErrorCode> = new Set([
  'rest_cannot_create',
  'rest_cannot_edit',
  'rest_cannot_delete',
  'rest_cannot_assign_term',
])

/** Runs a rule of entries on an event; what it refuses is told in the words of the calendar. */
export async function inEventWords<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof DomainError ? refusalOf(error, caller) : error
  }
}

function refusalOf(error: DomainError, caller: Caller): DomainError {
  const { code } = error
  if (code === 'rest_post_invalid_id') return failure('rest-event-not-found')
  if (code === 'rest_already_trashed') return failure('event-is-in-trash')
  return RIGHTS.has(code) ? forbidden('rest_forbidden', caller) : error
}
