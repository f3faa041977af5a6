import crypto from 'node:crypto'
import { ignoreDatabaseFailure } from '../../data/database/database-failure.ts'
import { findCredentials, recordUse } from '../../data/users/credentials.ts'
import { createCache, valueBytes } from '../../cache/cache.ts'
import { failure } from '../errors/errors.ts'
import type { Site } from '../site/site.ts'
import { hashSecret, sameHash } from './application-password-secret.ts'
import {
  requireWithinLimits,
  type ApplicationPasswordLimits,
} from './application-password-limits.ts'
import { requireApplicationPasswords } from './application-passwords.ts'
import { callerOf, type Caller } from './caller.ts'

/** The credentials of an `Authorization: Basic` header. */
export interface Credentials {
  /** Login or e-mail address. */
  readonly name: string
  readonly password: string
}

/** Valid credentials, until a moment in milliseconds. */
interface Known {
  readonly caller: Caller
  readonly limits: Pick<ApplicationPasswordLimits, 'expiresAt' | 'addresses'>
  readonly until: number
}

/** Returns the caller for the given credentials. */
export type Authenticate = (credentials: Credentials, address: string) => Promise<Caller>

/**
 * `last_used` and `last_ip` are refreshed at most once in this time
 * (behaviour/accounts.md#application-passwords).
 */
const USE_NOTED_EVERY = 24 * 60 * 60 * 1000
/** However sure it is that nothing changed, the database is queried again after this time. */
const TRUSTED_MILLISECONDS = 30_000

/**
 * Checks application passwords. Valid credentials are cached for half a minute, until any
 * account changes, so that the next requests with them need no query.
 * @throws DomainError 401 invalid_username, invalid_email, incorrect_password,
 *   application_passwords_disabled or application_password_expired, and 403
 *   application_password_address_refused; also on public routes, because a wrong credential never
 *   counts as a visitor (behaviour/accounts.md#signing-in).
 */
export function createAuthenticate(site: Site): Authenticate {
  const { database } = site
  const known = createCache<Known>({
    name: 'credentials',
    sizeOf: valueBytes,
  })
  database.changes.onChange('accounts', () => known.clear())

  return async ({ name, password }, address) => {
    requireApplicationPasswords(site, 'unauthenticated')
    const key = crypto.hash('sha256', `${name}\0${password}`, 'base64')
    const now = site.clock().getTime()
    const found = known.get(key)
    if (found !== undefined && found.until > now && database.changes.connected) {
      requireWithinLimits(found.limits, { now, address })
      return found.caller
    }
    const generation = database.changes.generation('accounts')
    const user = await findCredentials(database, name)
    if (user === undefined) {
      throw failure(name.includes('@') ? 'invalid_email' : 'invalid_username')
    }
    const hash = hashSecret(password, site.secret)
    const match = user.passwords.find((entry) => sameHash(Buffer.from(entry.hash, 'hex'), hash))
    if (match === undefined) throw failure('incorrect_password')
    const { scopes, addresses } = match
    const expiresAt = match.expiresAt === null ? null : new Date(match.expiresAt)
    const limits = { expiresAt, addresses }
    requireWithinLimits(limits, { now, address })

    const usedAt = match.lastUsedAt === null ? 0 : Date.parse(match.lastUsedAt)
    if (usedAt + USE_NOTED_EVERY <= now) {
      await recordUse(database, match.uuid, site.clock(), address).catch(ignoreDatabaseFailure)
    }
    const caller: Caller = {
      ...callerOf(user),
      applicationPassword: match.uuid,
      ...(scopes.length > 0 && { scopes }),
    }
    if (database.changes.connected && database.changes.generation('accounts') === generation) {
      known.set(key, { caller, limits, until: now + TRUSTED_MILLISECONDS })
    }
    return caller
  }
}
