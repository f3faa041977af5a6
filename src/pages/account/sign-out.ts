import type { AppContext } from '../../context.ts'
import { createSessionToken, endSession } from '../../domain/accounts/sessions.ts'
import type { PageAnswer } from '../../http/pages.ts'
import type { Translate } from '../../messages/words.ts'
import { redirectTo } from '../authorize/answers.ts'
import { html, type Html } from '../html.ts'
import { createFormToken } from '../sign-in/form-token.ts'
import type { PageSession } from '../sign-in/page-session.ts'
import { sessionCookie } from '../sign-in/session-cookie.ts'
import { addressOf, SIGN_IN_PATH, SIGN_OUT_PATH } from './account-addresses.ts'
import { refuseForeignForm, type Visit } from './visit.ts'

/** Ends the session of the browser. */
export async function answerSignOut(visit: Visit): Promise<PageAnswer> {
  const { ctx, site, cookie } = visit
  const refusal = refuseForeignForm(visit)
  if (refusal !== undefined) return refusal
  await endSession(ctx, cookie)
  return redirectTo(site, `${addressOf(ctx, SIGN_IN_PATH)}?signed-out`, {
    'Set-Cookie': sessionCookie(ctx.siteUrl, createSessionToken()),
  })
}

/** Where any page of the site sends a form with the field `token` to sign its user out. */
export interface SignOut {
  readonly action: string
  readonly token: string
}

export function signOutOf(
  ctx: AppContext,
  { cookie, user }: Pick<PageSession, 'cookie' | 'user'>,
): SignOut {
  const action = addressOf(ctx, SIGN_OUT_PATH)
  const token = createFormToken(ctx.secret, { cookie, subject: action, userId: user.id })
  return { action, token }
}

/** A button that signs out. */
export function signOutForm(t: Translate, { action, token }: SignOut, account: string): Html {
  return html`<form method="post" action="${action}" class="who">
    <input type="hidden" name="token" value="${token}" />
    <span>${t('authorize.signedInAs')} <strong>${account}</strong></span>
    <button type="submit" class="link">${t('account.signOut')}</button>
  </form>`
}
