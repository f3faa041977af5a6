import type { AppContext } from '../../context.ts'
import type { UserRow } from '../../data/user-reader.ts'
import { createApplicationPassword } from '../../domain/accounts/application-passwords.ts'
import { withArguments } from '../../domain/accounts/return-address.ts'
import { createSessionToken, endSession } from '../../domain/accounts/sessions.ts'
import { signIn } from '../../domain/accounts/sign-in.ts'
import type { PageAnswer, PageRequest } from '../../http/pages.ts'
import type { PageSite } from '../layout.ts'
import { texts } from '../texts.ts'
import { pageAnswer, redirectTo } from './answers.ts'
import { cleanName, readAuthorization, type Authorization } from './authorization.ts'
import { createFormToken, isFormToken } from './form-token.ts'
import { sessionCookie } from './session-cookie.ts'
import {
  decisionPage,
  passwordPage,
  refusalPage,
  rejectedPage,
  signInPage,
  stalePage,
} from './views.ts'
import type { FormProblem } from './views.ts'

/** One visit of the page, as far as it is known before anything is done. */
export interface Visit {
  readonly ctx: AppContext
  readonly site: PageSite
  readonly request: PageRequest
  readonly authorization: Authorization
  /** Value of the browser's cookie; empty on the first visit. */
  readonly cookie: string
  readonly user: UserRow | undefined
  /** Path of the page as browsers see it, with a slash at both ends. */
  readonly path: string
}

/** GET: the form that comes next. POST: what the pressed button says. */
export async function answerVisit(visit: Visit): Promise<PageAnswer> {
  const { request } = visit
  if (request.method === 'GET') return showForm(visit)
  // Forms of other sites come without the cookie. Giving them a new one would end the session.
  if (visit.cookie === '')
    return pageAnswer(visit.site, stalePage(addressOf(visit)), { status: 403 })
  if (!isOwnForm(visit)) {
    const text = visit.user === undefined ? texts.signInFirst : texts.stale
    return showForm(visit, { status: 403, problems: [{ text }] })
  }
  const action = request.form.get('do')
  if (action === 'sign-in') return doSignIn(visit)
  if (action === 'sign-out') return doSignOut(visit)
  if (visit.user === undefined) {
    return showForm(visit, { status: 403, problems: [{ text: texts.signInFirst }] })
  }
  if (action === 'approve') return doApprove(visit, visit.user)
  if (action === 'reject') return doReject(visit)
  return refuse(visit.site, texts.badRequest, 400)
}

export function refuse(site: PageSite, reason: string, status: number): PageAnswer {
  return pageAnswer(site, refusalPage(reason), { status })
}

/** The query of the page, checked; a page that says what is wrong with it otherwise. */
export function authorizationOf(site: PageSite, request: PageRequest): Authorization | PageAnswer {
  const read = readAuthorization(request.query)
  return read.ok ? read.authorization : refuse(site, read.reason, 400)
}

/** A form counts when this page made it for this very browser, request and person. */
function isOwnForm({ ctx, request, authorization, cookie, user }: Visit): boolean {
  const scope = { cookie, query: authorization.query, userId: user?.id ?? 0 }
  const token = request.form.get('token') ?? ''
  return isSameOrigin(request, ctx.siteUrl) && isFormToken(ctx.secret, scope, token)
}

/**
 * What browsers say of where a form comes from. This page's own forms may come with the origin
 * `null`, because it lets no address out; the token speaks for them.
 */
function isSameOrigin({ headers }: PageRequest, siteUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const { origin, host = '' } = headers
  if (origin === undefined || origin === 'null') return true
  if (!URL.canParse(origin)) return false
  return origin === new URL(siteUrl).origin || new URL(origin).host === host
}

interface Shown {
  readonly status?: number
  readonly problems?: readonly FormProblem[]
  readonly headers?: PageAnswer['headers']
}

function showForm(visit: Visit, { status, problems = [], headers = {} }: Shown = {}): PageAnswer {
  const { ctx, site, request, authorization, user, path } = visit
  const fresh = visit.cookie === ''
  const cookie = fresh ? createSessionToken() : visit.cookie
  const scope = { cookie, query: authorization.query, userId: user?.id ?? 0 }
  const env = {
    action: addressOf(visit),
    token: createFormToken(ctx.secret, scope),
    problems,
  }
  const page =
    user === undefined
      ? signInPage(authorization, { ...env, login: request.form.get('login')?.slice(0, 254) ?? '' })
      : decisionPage(authorization, {
          ...env,
          account:
            user.displayName === user.login ? user.login : `${user.displayName} (${user.login})`,
          name: request.form.get('name') ?? authorization.appName,
        })
  return pageAnswer(site, page, {
    headers: {
      ...headers,
      ...(fresh && { 'Set-Cookie': sessionCookie(ctx.siteUrl, path, cookie) }),
    },
    destinations: [authorization.success, authorization.reject],
    ...(status !== undefined && { status }),
  })
}

async function doSignIn(visit: Visit): Promise<PageAnswer> {
  const { ctx, site, request, path } = visit
  const name = (request.form.get('login') ?? '').trim()
  const password = request.form.get('password') ?? ''
  const problems: FormProblem[] = []
  if (name === '') problems.push({ text: texts.missingLogin, field: 'login' })
  if (password === '') problems.push({ text: texts.missingPassword, field: 'password' })
  if (problems.length > 0) return showForm(visit, { status: 400, problems })
  const unreadable = !isPlainText(name) || name.length > 254 || password.length > 4096
  const result = unreadable
    ? ({ kind: 'wrong' } as const)
    : await signIn(ctx, { name, password, address: request.remoteAddress })
  if (result.kind === 'limited') {
    const { seconds } = result
    const problem = { text: texts.limited(Math.ceil(seconds / 60)) }
    const headers = { 'Retry-After': String(seconds) }
    return showForm(visit, { status: 429, problems: [problem], headers })
  }
  if (result.kind === 'wrong') {
    const problem = { text: texts.wrongCredentials, field: 'login' } as const
    return showForm(visit, { status: 403, problems: [problem] })
  }
  // A cookie of before the sign-in may be known to others; the new one is not.
  return redirectTo(site, addressOf(visit), {
    'Set-Cookie': sessionCookie(ctx.siteUrl, path, result.token),
  })
}

async function doSignOut(visit: Visit): Promise<PageAnswer> {
  const { ctx, site, cookie, path } = visit
  await endSession(ctx, cookie)
  return redirectTo(site, addressOf(visit), {
    'Set-Cookie': sessionCookie(ctx.siteUrl, path, createSessionToken()),
  })
}

async function doApprove(visit: Visit, user: UserRow): Promise<PageAnswer> {
  const { ctx, site, request, authorization } = visit
  const { appId, appName, success } = authorization
  const name = cleanName(request.form.get('name') ?? appName)
  if (name === '') {
    return showForm(visit, { status: 400, problems: [{ text: texts.missingName, field: 'name' }] })
  }
  const { password } = await createApplicationPassword(ctx, user.id, name, { appId })
  if (success === undefined) {
    return pageAnswer(site, passwordPage({ appName, login: user.login, password }))
  }
  const address = withArguments(success, {
    site_url: ctx.siteUrl,
    user_login: user.login,
    // Programs read it as it stands, so without the blanks that help people.
    password: password.replaceAll(' ', ''),
  })
  return redirectTo(site, address)
}

function doReject({ site, authorization }: Visit): PageAnswer {
  const { appName, success, reject } = authorization
  if (reject !== undefined) return redirectTo(site, reject.href)
  if (success !== undefined) return redirectTo(site, withArguments(success, { success: 'false' }))
  return pageAnswer(site, rejectedPage(appName))
}

function addressOf({ path, authorization: { query } }: Visit): string {
  return query === '' ? path : `${path}?${query}`
}

function isPlainText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
