import type { AppContext } from '../../context.ts'
import { createSessionToken } from '../../domain/accounts/sessions.ts'
import type { PageAnswer, PageRequest } from '../../http/pages.ts'
import { pageAnswer, redirectTo } from '../authorize/answers.ts'
import { html } from '../html.ts'
import type { PageSite } from '../layout.ts'
import { texts } from '../page-texts.ts'
import { attemptSignIn, isOwnForm, type FailedSignIn } from './attempt.ts'
import { errorSummary, signInForm, titleWithProblems, type SignInEnv } from './form.ts'
import { createFormToken, type FormScope } from './form-token.ts'
import { readSessionCookie, sessionCookie } from './session-cookie.ts'

/**
 * Asks a user to sign in at the address of a preview, and then returns there. It looks the same
 * whether or not there is anything to preview.
 */
export function askToSignIn(
  ctx: AppContext,
  site: PageSite,
  request: PageRequest,
  { status, problems, headers = {} }: FailedSignIn = { status: 403, problems: [] },
): PageAnswer {
  const known = readSessionCookie(request, ctx.siteUrl)
  const cookie = known === '' ? createSessionToken() : known
  const env: SignInEnv = {
    action: ownAddress(request),
    token: createFormToken(ctx.secret, scopeOf(request, cookie)),
    problems,
    login: request.form.get('login')?.slice(0, 254) ?? '',
  }
  const page = {
    title: titleWithProblems(texts.signInTitle, env),
    main: html`<h1>${texts.signInTitle}</h1>
      ${errorSummary(env)}
      <p>${texts.previewIntro}</p>
      ${signInForm(env, texts.backToPreview)}`,
  }
  const fresh = known === '' && { 'Set-Cookie': sessionCookie(ctx.siteUrl, cookie) }
  return pageAnswer(site, page, { status, headers: { ...headers, ...fresh } })
}

/** Whether the form of `askToSignIn` was submitted. */
export const isSignIn = ({ form }: PageRequest): boolean => form.get('do') === 'sign-in'

/** Signs the user in and redirects to the preview. */
export async function answerSignIn(
  ctx: AppContext,
  site: PageSite,
  request: PageRequest,
): Promise<PageAnswer> {
  const scope = scopeOf(request, readSessionCookie(request, ctx.siteUrl))
  if (!isOwnForm(ctx, request, scope)) {
    return askToSignIn(ctx, site, request, { status: 403, problems: [{ text: texts.stale }] })
  }
  const attempt = await attemptSignIn(ctx, request)
  if (!('token' in attempt)) return askToSignIn(ctx, site, request, attempt)
  return redirectTo(site, ownAddress(request), {
    'Set-Cookie': sessionCookie(ctx.siteUrl, attempt.token),
  })
}

/** A relative reference to the page itself, which cannot lead to another host. */
const ownAddress = ({ query }: PageRequest): string => `?${query.toString()}`

const scopeOf = ({ path, query }: PageRequest, cookie: string): FormScope => ({
  cookie,
  subject: `preview ${path}?${query.toString()}`,
  userId: 0,
})
