import type { Site } from '../site/site.ts'
import { actorOf } from './actor.ts'
import { ANONYMOUS } from './caller.ts'
import { checkPassword, type PasswordCheck, type PersonCredentials } from './check-password.ts'
import { OwnerChanged, startSession, type SessionClient } from './sessions.ts'

export type SignIn =
  | { readonly kind: 'signed-in'; readonly token: string }
  | Exclude<PasswordCheck, { readonly kind: 'right' }>

/** Signs a person in with the password of the account. The audit trail records it. */
export async function signIn(
  process: Site,
  { agent, ...credentials }: PersonCredentials & SessionClient,
): Promise<SignIn> {
  const { address } = credentials
  const site = { ...process, database: process.database.actedBy(actorOf(ANONYMOUS, address)) }
  const check = await checkPassword(site, credentials)
  if (check.kind !== 'right') return check
  try {
    return { kind: 'signed-in', token: await startSession(site, check.user, { address, agent }) }
  } catch (error) {
    if (error instanceof OwnerChanged) return { kind: 'wrong' }
    throw error
  }
}
