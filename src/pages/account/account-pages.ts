import type { AppContext } from '../../context.ts'
import type { PageAnswer, PageRoute } from '../../http/pages.ts'
import { redirectTo } from '../authorize/answers.ts'
import { refuse } from '../authorize/handler.ts'
import { REASONS } from '../authorize/route.ts'
import { namelessPageSite } from '../page-site.ts'
import {
  ACCOUNT_PATH,
  addressOf,
  FORGOT_PATH,
  RESET_PATH,
  SESSION_PATH,
  SIGN_IN_PATH,
  SIGN_OUT_PATH,
} from './account-addresses.ts'
import { answerForgot } from './forgot.ts'
import { answerOverview } from './overview.ts'
import { answerReset } from './reset.ts'
import { answerSession } from './session.ts'
import { answerSignIn } from './sign-in.ts'
import { answerSignOut } from './sign-out.ts'
import { beginVisit, type Visit } from './visit.ts'

/** A page: how it answers, and what may be sent to it. */
interface AccountPage {
  readonly answer: (visit: Visit) => Promise<PageAnswer>
  readonly methods: PageRoute['methods']
}

const FORM: AccountPage['methods'] = ['GET', 'POST']

const pages: Readonly<Record<string, AccountPage>> = {
  [ACCOUNT_PATH]: { answer: answerOverview, methods: ['GET'] },
  [SIGN_IN_PATH]: { answer: answerSignIn, methods: FORM },
  [SIGN_OUT_PATH]: { answer: answerSignOut, methods: ['POST'] },
  [SESSION_PATH]: { answer: answerSession, methods: ['GET'] },
  [FORGOT_PATH]: { answer: answerForgot, methods: FORM },
  [RESET_PATH]: { answer: answerReset, methods: FORM },
}

/** The pages on which people look after their own account. */
export function createAccountRoutes(ctx: AppContext): PageRoute[] {
  return Object.entries(pages).map(([path, page]) => createRoute(ctx, path, page))
}

function createRoute(ctx: AppContext, path: string, { answer, methods }: AccountPage): PageRoute {
  return {
    path: new RegExp(`^${path}?$`),
    methods,
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
