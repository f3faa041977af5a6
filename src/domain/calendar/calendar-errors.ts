import type { Caller } from '../accounts/caller.ts'
import { DomainError, failure, forbidden } from '../errors/errors.ts'
import type { ErrorCode } from '../../errors/catalogue.ts'

/**
 * Permission errors of entries that the calendar reports with one code
 * (behaviour/permissions.md#calendar).
 */
const RIGHTS: ReadonlySet<ErrorCode> = new Set([
  'rest_cannot_create',
  'rest_cannot_edit',
  'rest_cannot_delete',
  'rest_cannot_assign_term',
])

/** The errors of a kind of items of the calendar. */
export interface CalendarErrors {
  readonly notFound: () => DomainError
  readonly inTrash: () => DomainError
}

/** Runs `work`, and translates errors of entries to those of the calendar. */
export async function withCalendarErrors<T>(
  caller: Caller,
  errors: CalendarErrors,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof DomainError ? translated(error, caller, errors) : error
  }
}

function translated(error: DomainError, caller: Caller, errors: CalendarErrors): DomainError {
  const { code, details = {} } = error
  if (code === 'rest_invalid_param') {
    const parts = Object.entries(details).map(([part, members]) => [part, asSent(members)])
    return failure(code, { details: Object.fromEntries(parts) })
  }
  if (code === 'rest_post_invalid_id') return errors.notFound()
  if (code === 'rest_already_trashed') return errors.inTrash()
  return RIGHTS.has(code) ? forbidden('rest_forbidden', caller) : error
}

/** The content of an entry is the description of an event or a place. */
function asSent(members: unknown): unknown {
  if (!(members instanceof Object) || !('content' in members)) return members
  const { content, ...others } = members
  return { ...others, description: content }
}
