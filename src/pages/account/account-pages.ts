import type { AppContext } from '../../context.ts'
import type { PageAnswer, PageRoute } from '../../http/pages.ts'
import { redirectTo } from '../authorize/answers.ts'
import { refuse } from '../authorize/handler.ts'
import { REASONS } from '../authorize/route.ts'
import { namelessPageSite } from '../page-site.ts'
import { addressOf, FORGOT_PATH, RESET_PATH } from './account-addresses.ts'
import { answerForgot } from './forgot.ts'
import { answerReset } from './reset.ts'
import { beginVisit, type Visit } from './visit.ts'

type Answer = (visit: Visit) => Promise<PageAnswer>

const pages: Readonly<Record<string, Answer>> = {
  [FORGOT_PATH]: answerForgot,
  [RESET_PATH]: answerReset,
}

/** The pages on which people look after their own account. */
export function createAccountRoutes(ctx: AppContext): PageRoute[] {
  return Object.entries(pages).map(([path, answer]) => createRoute(ctx, path, answer))
}

function createRoute(ctx: AppContext, path: string, answer: Answer): PageRoute {
  return {
    path: new RegExp(`^${path}?$`),
    methods: ['GET', 'POST'],
    async answer(request): Promise<PageAnswer> {
      if (request.path !== path && request.method === 'GET') {
        const query = request.query.toString()
        const address = addressOf(ctx, path)
        return redirectTo(namelessPageSite(ctx), query === '' ? address : `${address}?${query}`)
      }
      return answer(await beginVisit(ctx, request, path))
    },
    refuse: (status) => refuse(namelessPageSite(ctx), REASONS[status], status),
  }
}
