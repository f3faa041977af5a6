import { findAccount } from '../../data/users/user-reader.ts'
import type { Site } from '../site/site.ts'
import { isPassword } from './account-password.ts'
import { actorOf } from './actor.ts'
import { ANONYMOUS } from './caller.ts'
import { recordRefusedSignIn } from './refused-sign-ins.ts'
import { startSession } from './sessions.ts'
import { countSignInAttempt, recordSignInSuccess } from './sign-in-limits.ts'

export type SignIn =
  | { readonly kind: 'signed-in'; readonly token: string }
  /** The same for a wrong name and a wrong password. */
  | { readonly kind: 'wrong' }
  | { readonly kind: 'limited'; readonly seconds: number }

/** The limit on slow hashes computed at the same time; further callers are asked to retry. */
const MAX_CONCURRENT = 8
let running = 0

/**
 * Signs a person in with the password of the account. Attempts are rate limited by account
 * and address, across all nodes. An unknown name takes as long as a known one. The audit trail tells of
 * sign-ins, and of those that are refused.
 */
export async function signIn(
  process: Site,
  credentials: { readonly name: string; readonly password: string; readonly address: string },
): Promise<SignIn> {
  const { name, password, address } = credentials
  const site = { ...process, database: process.database.actedBy(actorOf(ANONYMOUS, address)) }
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
  return { kind: 'signed-in', token: await startSession(site, user.id) }
}
