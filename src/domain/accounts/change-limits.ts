import { failure } from '../errors.ts'
import { countAttempt, type RateLimit } from '../rate-limits/rate-limit.ts'
import type { Site } from '../site/site.ts'
import { has, type Caller } from './caller.ts'

const HOUR = 60 * 60_000

/** Each costs a slow hash. */
const PASSWORDS: RateLimit = { name: 'password change', most: 10, milliseconds: HOUR }

/** Each makes all nodes forget the answers that they have remembered. */
const CHANGES: RateLimit = { name: 'account change', most: 100, milliseconds: HOUR }

/**
 * Counts a change that somebody wants to make to an account of their own. Anybody may register an
 * account at some sites, so such changes must not cost others much; those who administer users are
 * not limited. Called before any transaction begins, because one that is undone would undo the count.
 * @throws DomainError 429 rest_too_many_attempts
 */
export async function countOwnChange(
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
