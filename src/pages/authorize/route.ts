import { actedBy, type AppContext } from '../../context.ts'
import { actorOf } from '../../domain/accounts/actor.ts'
import { ANONYMOUS } from '../../domain/accounts/caller.ts'
import type { PageAnswer, PageRefusal, PageRoute } from '../../http/pages.ts'
import type { PlainMessageKey } from '../../messages/words.ts'
import { namelessPageSite, pageSite } from '../page-site.ts'
import { redirectTo } from './answers.ts'
import { answerVisit, authorizationOf, refuse } from './handler.ts'
import { pageSession } from '../sign-in/page-session.ts'
import { readSessionCookie } from '../sign-in/session-cookie.ts'

const PATH = '/authorize-application/'

/** The text for each refusal of a request. */
export const REASONS: Readonly<Record<PageRefusal, PlainMessageKey>> = {
  400: 'problem.badRequest',
  405: 'problem.wrongMethod',
  413: 'problem.tooLarge',
  415: 'problem.onlyForms',
  500: 'problem.failed',
  503: 'problem.unavailable',
}

/**
 * The page on which a user grants an application access to the site
 * (behaviour/accounts.md#signing-in). The API index gives its address.
 */
export function createAuthorizationRoute(ctx: AppContext): PageRoute {
  const path = `${new URL(ctx.siteUrl).pathname.replace(/\/$/, '')}${PATH}`
  return {
    path: /^\/authorize-application\/?$/,
    methods: ['GET', 'POST'],
    async answer(request): Promise<PageAnswer> {
      const site = await pageSite(ctx)
      if (request.path !== PATH && request.method === 'GET') {
        const query = request.query.toString()
        return redirectTo(site, query === '' ? path : `${path}?${query}`)
      }
      if (!ctx.applicationPasswords) return refuse(site, 'authorize.needsHttps', 501)
      const authorization = authorizationOf(site, request)
      if ('status' in authorization) return authorization
      const cookie = readSessionCookie(request, ctx.siteUrl)
      const session = await pageSession(ctx, request)
      const acting = actedBy(ctx, actorOf(session?.caller ?? ANONYMOUS, request.remoteAddress))
      const { user } = session ?? { user: undefined }
      return answerVisit({ ctx: acting, site, request, authorization, cookie, user, path })
    },
    refuse: (status) => refuse(namelessPageSite(ctx), REASONS[status], status),
  }
}
