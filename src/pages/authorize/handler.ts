import type { AppContext } from '../../context.ts'
import type { UserRow } from '../../data/users/user-reader.ts'
import { createApplicationPassword } from '../../domain/accounts/application-passwords.ts'
import { withArguments } from '../../domain/accounts/return-address.ts'
import { createSessionToken, endSession } from '../../domain/accounts/sessions.ts'
import type { PageAnswer, PageRequest } from '../../http/pages.ts'
import type { PlainMessageKey } from '../../messages/words.ts'
import type { PageSite } from '../layout.ts'
import { chosenLimits } from './access.ts'
import { accountName } from '../account/account-name.ts'
import { forgotAddress } from '../account/account-addresses.ts'
import { pageAnswer, redirectTo } from './answers.ts'
import { cleanName, readAuthorization, type Authorization } from './authorization.ts'
import { attemptSignIn, isOwnForm } from '../sign-in/attempt.ts'
import type { FormProblem } from '../sign-in/form.ts'
import { createFormToken, type FormScope } from '../sign-in/form-token.ts'
import { sessionCookie } from '../sign-in/session-cookie.ts'
import {
  decisionPage,
  passwordPage,
  refusalPage,
  rejectedPage,
  signInPage,
  stalePage,
} from './views.ts'

/** One visit of the page, before anything is done. */
export interface Visit {
  readonly ctx: AppContext
  readonly site: PageSite
  readonly request: PageRequest
  readonly authorization: Authorization
  /** The browser's cookie; empty on the first visit. */
  readonly cookie: string
  readonly user: UserRow | undefined
  /** Path of the page as seen by browsers, with leading and trailing slash. */
  readonly path: string
}

/** GET shows the next form, POST handles the button pressed. */
export async function answerVisit(visit: Visit): Promise<PageAnswer> {
  const { request, site } = visit
  const { t } = site.words
  if (request.method === 'GET') return showForm(visit)
  // Forms submitted by other sites lack the cookie. Setting a new one would end the session.
  if (visit.cookie === '') return pageAnswer(site, stalePage(t, addressOf(visit)), { status: 403 })
  if (!isOwnForm(visit.ctx, request, scopeOf(visit))) {
    const text = visit.user === undefined ? t('signIn.again') : t('signIn.stale')
    return showForm(visit, { status: 403, problems: [{ text }] })
  }
  const action = request.form.get('do')
  if (action === 'sign-in') return doSignIn(visit)
  if (action === 'sign-out') return doSignOut(visit)
  if (visit.user === undefined) {
    return showForm(visit, { status: 403, problems: [{ text: t('signIn.again') }] })
  }
  if (action === 'approve') return doApprove(visit, visit.user)
  if (action === 'reject') return doReject(visit)
  return refuse(site, 'problem.badRequest', 400)
}

export function refuse(site: PageSite, reason: PlainMessageKey, status: number): PageAnswer {
  return pageAnswer(site, refusalPage(site.words.t, reason), { status })
}

/** The validated query of the page, or a page that describes what is wrong. */
export function authorizationOf(site: PageSite, request: PageRequest): Authorization | PageAnswer {
  const read = readAuthorization(request.query)
  return read.ok ? read.authorization : refuse(site, read.reason, 400)
}

const scopeOf = ({ authorization, cookie, user }: Visit): FormScope => ({
  cookie,
  subject: authorization.query,
  userId: user?.id ?? 0,
})

interface Shown {
  readonly status?: number
  readonly problems?: readonly FormProblem[]
  readonly headers?: PageAnswer['headers']
}

function showForm(visit: Visit, { status, problems = [], headers = {} }: Shown = {}): PageAnswer {
  const { ctx, site, request, authorization, user } = visit
  const fresh = visit.cookie === ''
  const cookie = fresh ? createSessionToken() : visit.cookie
  const { t } = site.words
  const env = {
    t,
    action: addressOf(visit),
    token: createFormToken(ctx.secret, { ...scopeOf(visit), cookie }),
    problems,
  }
  const page =
    user === undefined
      ? signInPage(authorization, {
          ...env,
          forgot: forgotAddress(ctx),
          login: request.form.get('login')?.slice(0, 254) ?? '',
        })
      : decisionPage(authorization, {
          ...env,
          account: accountName(user),
          name: request.form.get('name') ?? authorization.appName,
        })
  return pageAnswer(site, page, {
    headers: {
      ...headers,
      ...(fresh && { 'Set-Cookie': sessionCookie(ctx.siteUrl, cookie) }),
    },
    destinations: [authorization.success, authorization.reject],
    ...(status !== undefined && { status }),
  })
}

async function doSignIn(visit: Visit): Promise<PageAnswer> {
  const { ctx, site, request } = visit
  const attempt = await attemptSignIn(ctx, site.words.t, request)
  if (!('token' in attempt)) return showForm(visit, attempt)
  // A cookie set before sign-in may be known to others, so it is replaced.
  return redirectTo(site, addressOf(visit), {
    'Set-Cookie': sessionCookie(ctx.siteUrl, attempt.token),
  })
}

async function doSignOut(visit: Visit): Promise<PageAnswer> {
  const { ctx, site, cookie } = visit
  await endSession(ctx, cookie)
  return redirectTo(site, addressOf(visit), {
    'Set-Cookie': sessionCookie(ctx.siteUrl, createSessionToken()),
  })
}

async function doApprove(visit: Visit, user: UserRow): Promise<PageAnswer> {
  const { ctx, site, request, authorization } = visit
  const { appId, appName, scopes, success } = authorization
  const { t } = site.words
  const name = cleanName(request.form.get('name') ?? appName)
  if (name === '') {
    return showForm(visit, {
      status: 400,
      problems: [{ text: t('authorize.missingName'), field: 'name' }],
    })
  }
  const limits = chosenLimits(request.form, scopes, ctx.clock())
  if (limits === undefined) return refuse(site, 'problem.badRequest', 400)
  const { password } = await createApplicationPassword(ctx, user.id, name, { appId, limits })
  if (success === undefined) {
    return pageAnswer(site, passwordPage(t, { appName, login: user.login, password }))
  }
  const address = withArguments(success, {
    site_url: ctx.siteUrl,
    user_login: user.login,
    // Programs read it verbatim, so it has no blanks for readability.
    password: password.replaceAll(' ', ''),
  })
  return redirectTo(site, address)
}

function doReject({ site, authorization }: Visit): PageAnswer {
  const { appName, success, reject } = authorization
  if (reject !== undefined) return redirectTo(site, reject.href)
  if (success !== undefined) return redirectTo(site, withArguments(success, { success: 'false' }))
  return pageAnswer(site, rejectedPage(site.words.t, appName))
}

function addressOf({ path, authorization: { query } }: Visit): string {
  return query === '' ? path : `${path}?${query}`
}
