import { findPasswordHash } from '../../data/user-reader.ts'
import type { Site } from '../site/site.ts'
import { isPassword } from './account-password.ts'
import { startSession } from './sessions.ts'
import { countSignIn, settleSignIn } from './sign-in-limits.ts'

export type SignIn =
  | { readonly kind: 'signed-in'; readonly token: string }
  /** The same for a wrong name and a wrong password. */
  | { readonly kind: 'wrong' }
  | { readonly kind: 'limited'; readonly seconds: number }

/** Slow hashes are made one beside the other up to this number; more callers have to come back. */
const MOST_AT_ONCE = 8
let running = 0

/**
 * Signs a person in with the password of the account. Tries are limited by account and by
 * address, on all nodes together; an unknown name takes the same work as a known one.
 */
export async function signIn(
  site: Site,
  credentials: { readonly name: string; readonly password: string; readonly address: string },
): Promise<SignIn> {
  const { name, password, address } = credentials
  const user = await findPasswordHash(site.database, name)
  const account = user === undefined ? `name ${name.toLowerCase()}` : `id ${user.id}`
  const seconds = await countSignIn(site, { account, address })
  if (seconds !== undefined) return { kind: 'limited', seconds }
  if (running >= MOST_AT_ONCE) return { kind: 'limited', seconds: 2 }
  running++
  try {
    if (!(await isPassword(password, user?.passwordHash)) || user === undefined) {
      return { kind: 'wrong' }
    }
  } finally {
    running--
  }
  await settleSignIn(site, { account, address })
  return { kind: 'signed-in', token: await startSession(site, user.id) }
}
