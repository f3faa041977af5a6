import type { AppContext } from '../../context.ts'
import { createSessionToken } from '../../domain/accounts/sessions.ts'
import type { PageAnswer, PageRequest } from '../../http/pages.ts'
import type { PlainMessageKey } from '../../messages/words.ts'
import { pageAnswer, redirectTo } from '../authorize/answers.ts'
import { html } from '../html.ts'
import type { PageSite } from '../layout.ts'
import { attemptSignIn, isOwnForm, type FailedSignIn } from './attempt.ts'
import { errorSummary, signInForm, titleWithProblems, type SignInEnv } from './form.ts'
import { createFormToken, type FormScope } from './form-token.ts'
import { forgotAddress } from '../account/account-addresses.ts'
import { readSessionCookie, sessionCookie } from './session-cookie.ts'

/** Texts of a sign-in page: the reason, and what follows. */
export interface SignInTexts {
  readonly intro: PlainMessageKey
  readonly hint: PlainMessageKey
}

const PREVIEW: SignInTexts = { intro: 'signIn.previewIntro', hint: 'signIn.backToPreview' }

/**
 * Asks a user to sign in at the address of a page that is not for visitors, and then returns there.
 * It looks the same whether or not there is anything to see.
 */
export function askToSignIn(
  ctx: AppContext,
  site: PageSite,
  request: PageRequest,
  {
    status = 403,
    problems = [],
    headers = {},
    texts = PREVIEW,
  }: Partial<FailedSignIn> & { readonly texts?: SignInTexts } = {},
): PageAnswer {
  const { t } = site.words
  const known = readSessionCookie(request, ctx.siteUrl)
  const cookie = known === '' ? createSessionToken() : known
  const env: SignInEnv = {
    t,
    action: ownAddress(request),
    token: createFormToken(ctx.secret, scopeOf(request, cookie)),
    problems,
    forgot: forgotAddress(ctx),
    login: request.form.get('login')?.slice(0, 254) ?? '',
  }
  const page = {
    title: titleWithProblems(t('signIn.title'), env),
    main: html`<h1>${t('signIn.title')}</h1>
      ${errorSummary(env)}
      <p>${t(texts.intro)}</p>
      ${signInForm(env, t(texts.hint))}`,
  }
  const fresh = known === '' && { 'Set-Cookie': sessionCookie(ctx.siteUrl, cookie) }
  return pageAnswer(site, page, { status, headers: { ...headers, ...fresh } })
}

/** Whether the form of `askToSignIn` was submitted. */
export const isSignIn = ({ form }: PageRequest): boolean => form.get('do') === 'sign-in'

/** Signs the user in and redirects to the page. */
export async function answerSignIn(
  ctx: AppContext,
  site: PageSite,
  request: PageRequest,
  texts: SignInTexts = PREVIEW,
): Promise<PageAnswer> {
  const { t } = site.words
  const scope = scopeOf(request, readSessionCookie(request, ctx.siteUrl))
  if (!isOwnForm(ctx, request, scope)) {
    return askToSignIn(ctx, site, request, { problems: [{ text: t('signIn.stale') }], texts })
  }
  const attempt = await attemptSignIn(ctx, t, request)
  if (!('token' in attempt)) return askToSignIn(ctx, site, request, { ...attempt, texts })
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
