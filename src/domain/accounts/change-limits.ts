import { failure } from '../errors/errors.ts'
import { countAttempt, type RateLimit } from '../rate-limits/rate-limit.ts'
import type { Site } from '../site/site.ts'
import { has, type Caller } from './caller.ts'

const HOUR = 60 * 60_000

/** Each one costs a slow hash. */
const PASSWORDS: RateLimit = { name: 'password change', most: 10, milliseconds: HOUR }

/** Each one invalidates cached answers on all nodes. */
const CHANGES: RateLimit = { name: 'account change', most: 100, milliseconds: HOUR }

/**
 * Counts a change that users make to their own account. Some sites have open registration, so such
 * changes must stay cheap for others; administrators of users are not limited. Call it outside of
 * transactions, because a rollback would undo the count.
 * @throws DomainError 429 rest_too_many_attempts
 */
export async function countAccountChange(
  site: Site,
  caller: Caller,
  { password }: { readonly password?: unknown } = {},
): Promise<void> {
  if (!caller.signedIn || has(caller, 'edit_users')) return
  for (const limit of password === undefined ? [CHANGES] : [CHANGES, PASSWORDS]) {
    const seconds = await countAttempt(site, limit, String(caller.id))
    if (seconds !== undefined) {
      throw failure('rest_too_many_attempts', { details: { retry_after: seconds } })
    }
  }
}
