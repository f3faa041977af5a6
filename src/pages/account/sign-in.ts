import type { PageAnswer } from '../../http/pages.ts'
import { redirectTo } from '../authorize/answers.ts'
import { html } from '../html.ts'
import type { Page } from '../layout.ts'
import { attemptSignIn } from '../sign-in/attempt.ts'
import { errorSummary, signInForm, titleWithProblems, type SignInEnv } from '../sign-in/form.ts'
import { sessionCookie } from '../sign-in/session-cookie.ts'
import { ACCOUNT_PATH, addressOf, signInAddress } from './account-addresses.ts'
import { readLocalAddress } from './local-address.ts'
import { signInFields, type Shown } from '../sign-in/form-page.ts'
import { refuseForeignForm, showPage, type Visit } from './visit.ts'

/** Signs a person in and leads to the path of this site that `to` names, or to the account. */
export async function answerSignIn(visit: Visit): Promise<PageAnswer> {
  const { ctx, site, request, user } = visit
  const to = readLocalAddress(request.query.get('to'), ctx.siteUrl)
  const target = to ?? addressOf(ctx, ACCOUNT_PATH)
  const asking = { ...visit, address: signInAddress(ctx, to) }
  if (request.method === 'GET') {
    return user === undefined ? showForm(asking) : redirectTo(site, target)
  }
  const refusal = refuseForeignForm(asking)
  if (refusal !== undefined) return refusal
  const attempt = await attemptSignIn(ctx, site.words.t, request)
  if (!('token' in attempt)) return showForm(asking, attempt)
  // A cookie set before sign-in may be known to others, so it is replaced.
  return redirectTo(site, target, { 'Set-Cookie': sessionCookie(ctx.siteUrl, attempt.token) })
}

function showForm(visit: Visit, shown?: Shown): PageAnswer {
  const { ctx, request } = visit
  const fields = signInFields(ctx, request)
  const signedOut = request.query.has('signed-out')
  return showPage(visit, (env) => signInPage({ ...env, ...fields }, signedOut), shown)
}

function signInPage(env: SignInEnv, signedOut: boolean): Page {
  const { t } = env
  return {
    title: titleWithProblems(t('signIn.title'), env),
    main: html`<h1>${t('signIn.title')}</h1>
      ${errorSummary(env)} ${signedOut && html`<p role="status">${t('signIn.signedOut')}</p>`}
      ${signInForm(env, t('signIn.accountPassword'))}`,
  }
}
