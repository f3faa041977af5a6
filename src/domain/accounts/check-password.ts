import { findAccount, type AccountRow } from '../../data/users/user-reader.ts'
import type { Site } from '../site/site.ts'
import { isPassword } from './account-password.ts'
import { countSignInAttempt, recordSignInSuccess } from './sign-in-limits.ts'
import { recordAuditEvent } from '../../data/audit/audit-events.ts'
import { countAttempt, type RateLimit } from '../rate-limits/rate-limit.ts'

/** The credentials of a person who signs in or confirms their identity. */
export interface PersonCredentials {
  /** Login or mail address. */
  readonly name: string
  readonly password: string
  readonly address: string
}

export type PasswordCheck =
  | { readonly kind: 'right'; readonly user: AccountRow }
  /** The same for a wrong name and a wrong password. */
  | { readonly kind: 'wrong' }
  | { readonly kind: 'limited'; readonly seconds: number }

/** The limit on slow hashes computed at the same time; further callers are asked to retry. */
const MAX_CONCURRENT = 8
let running = 0

/**
 * Checks the password of an account. All attempts are rate limited by account and address, across all
 * nodes. An unknown name takes as long as a known one. Refused attempts are recorded in the audit trail.
 */
export async function checkPassword(
  site: Site,
  { name, password, address }: PersonCredentials,
): Promise<PasswordCheck> {
  const user = await findAccount(site.database, name)
  const account = user === undefined ? `name ${name.toLowerCase()}` : `id ${user.id}`
  const seconds = await countSignInAttempt(site, { account, address })
  if (seconds !== undefined) return { kind: 'limited', seconds }
  if (running >= MAX_CONCURRENT) return { kind: 'limited', seconds: 2 }
  running++
  try {
    if (!(await isPassword(password, user?.passwordHash)) || user === undefined) {
      await recordRefusedSignIn(site, user)
      return { kind: 'wrong' }
    }
  } finally {
    running--
  }
  await recordSignInSuccess(site, { account, address })
  return { kind: 'right', user }
}

/**
 * Sign-ins are limited by network and account; this also limits strangers with many networks who try many
 * accounts.
 */
const RECORDED: RateLimit = {
  name: 'refused sign-ins recorded',
  most: 1000,
  milliseconds: 3_600_000,
}

/**
 * Records a refused sign-in in the audit trail. The name that was given is left out unless it is that of an
 * account, because people type passwords into the wrong field.
 */
async function recordRefusedSignIn(
  site: Site,
  user: { readonly id: number; readonly login: string } | undefined,
): Promise<void> {
  if ((await countAttempt(site, RECORDED, '')) !== undefined) return
  await site.database.transact((tx) =>
    recordAuditEvent(tx, {
      kind: 'sign_in_refused',
      objectType: 'user',
      ...(user !== undefined && { objectId: String(user.id), objectName: user.login }),
    }),
  )
}
