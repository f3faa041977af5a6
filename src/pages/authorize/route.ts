import type { AppContext } from '../../context.ts'
import type { PageAnswer, PageRefusal, PageRoute } from '../../http/pages.ts'
import type { PlainMessageKey } from '../../messages/words.ts'
import { beginVisit } from '../account/visit.ts'
import { namelessPageSite } from '../page-site.ts'
import { redirectTo } from './answers.ts'
import { answerVisit, authorizationOf, refuse } from './handler.ts'

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
  return {
    path: /^\/authorize-application\/?$/,
    methods: ['GET', 'POST'],
    async answer(request): Promise<PageAnswer> {
      const visit = await beginVisit(ctx, request, PATH)
      const query = request.query.toString()
      const address = query === '' ? visit.address : `${visit.address}?${query}`
      const { site } = visit
      if (request.path !== PATH && request.method === 'GET') return redirectTo(site, address)
      if (!ctx.applicationPasswords) return refuse(site, 'authorize.needsHttps', 501)
      const authorization = authorizationOf(site, request)
      if ('status' in authorization) return authorization
      return answerVisit({ ...visit, authorization, address })
    },
    refuse: (status) => refuse(namelessPageSite(ctx), REASONS[status], status),
  }
}
