import type { AppContext } from '../../context.ts'
import type { UserRow } from '../../data/users/user-reader.ts'
import { callerOf, type Caller } from '../../domain/accounts/caller.ts'
import { createSessionNonce } from '../../domain/accounts/session-nonce.ts'
import { sessionUser } from '../../domain/accounts/sessions.ts'
import type { PageRequest } from '../../http/pages.ts'
import { readSessionCookie } from './session-cookie.ts'

/** The session of a user who has signed in on a page of the site. */
export interface PageSession {
  readonly user: UserRow
  readonly caller: Caller
  /** The value of the cookie, which no page shows. */
  readonly cookie: string
  /**
   * For `X-WP-Nonce`, so that scripts of this page act as the user; as long as the session is
   * valid.
   */
  readonly nonce: string
}

/** Requests without an address, those for files, do not count as a use of the session. */
type SessionRequest = Pick<PageRequest, 'cookies' | 'notes'> &
  Partial<Pick<PageRequest, 'remoteAddress'>>

/** Who is signed in in the browser that sends a request; undefined for visitors. One statement, and another each minute. */
export async function pageSession(
  ctx: AppContext,
  { cookies, notes, remoteAddress: address }: SessionRequest,
): Promise<PageSession | undefined> {
  const cookie = readSessionCookie({ cookies }, ctx.siteUrl)
  const user =
    cookie === ''
      ? undefined
      : await sessionUser(ctx, cookie, address === undefined ? undefined : { address })
  if (user === undefined) return undefined
  notes.userId = user.id
  return { user, caller: callerOf(user), cookie, nonce: createSessionNonce(ctx.secret, cookie) }
}
