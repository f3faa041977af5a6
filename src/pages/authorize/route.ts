import { actedBy, type AppContext } from '../../context.ts'
import { actorOf } from '../../domain/accounts/actor.ts'
import { ANONYMOUS, callerOf } from '../../domain/accounts/caller.ts'
import { sessionUser } from '../../domain/accounts/sessions.ts'
import type { PageAnswer, PageRefusal, PageRoute } from '../../http/pages.ts'
import type { PageSite } from '../layout.ts'
import { texts } from '../page-texts.ts'
import { redirectTo } from './answers.ts'
import { answerVisit, authorizationOf, refuse } from './handler.ts'
import { readSessionCookie } from '../sign-in/session-cookie.ts'

const PATH = '/authorize-application/'

const REASONS: Readonly<Record<PageRefusal, string>> = {
  400: texts.badRequest,
  405: texts.wrongMethod,
  413: texts.tooLarge,
  415: texts.wrongType,
  500: texts.failed,
  503: texts.unavailable,
}

/**
 * The page on which a user grants an application access to the site
 * (behaviour/accounts.md#signing-in). The API index gives its address.
 */
export function createAuthorizationRoute(ctx: AppContext): PageRoute {
  const path = `${new URL(ctx.siteUrl).pathname.replace(/\/$/, '')}${PATH}`
  // Errors must be shown even if the settings cannot be read.
  const nameless = { title: new URL(ctx.siteUrl).host, siteUrl: ctx.siteUrl }
  return {
    path: /^\/authorize-application\/?$/,
    methods: ['GET', 'POST'],
    async answer(request): Promise<PageAnswer> {
      const site: PageSite = { title: (await ctx.settings()).title, siteUrl: ctx.siteUrl }
      if (request.path !== PATH && request.method === 'GET') {
        const query = request.query.toString()
        return redirectTo(site, query === '' ? path : `${path}?${query}`)
      }
      if (!ctx.applicationPasswords) return refuse(site, texts.needsHttps, 501)
      const authorization = authorizationOf(site, request)
      if ('status' in authorization) return authorization
      const cookie = readSessionCookie(request, ctx.siteUrl)
      const user = cookie === '' ? undefined : await sessionUser(ctx, cookie)
      const caller = user === undefined ? ANONYMOUS : callerOf(user)
      const acting = actedBy(ctx, actorOf(caller, request.remoteAddress))
      return answerVisit({ ctx: acting, site, request, authorization, cookie, user, path })
    },
    refuse: (status) => refuse(nameless, REASONS[status], status),
  }
}
