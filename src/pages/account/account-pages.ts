import type { AppContext } from '../../context.ts'
import type { PageAnswer, PageRoute } from '../../http/pages.ts'
import { redirectTo } from '../authorize/answers.ts'
import { refuse } from '../authorize/handler.ts'
import { REASONS } from '../authorize/route.ts'
import { namelessPageSite } from '../page-site.ts'
import {
  ACCOUNT_PATH,
  addressOf,
  APPLICATION_PASSWORDS_PATH,
  CONFIRM_EMAIL_PATH,
  EMAIL_PATH,
  FORGOT_PATH,
  OWN_PASSWORD_PATH,
  PROFILE_PATH,
  RESET_PATH,
  SESSION_PATH,
  SESSIONS_PATH,
  SIGN_IN_PATH,
  SIGN_OUT_PATH,
} from './account-addresses.ts'
import { answerApplicationPasswords } from './application-passwords.ts'
import { answerConfirmEmail } from './confirm-email.ts'
import { answerEmail } from './email.ts'
import { answerForgot } from './forgot.ts'
import { answerOverview } from './overview.ts'
import { forOwner } from './own-page.ts'
import { answerPassword } from './password.ts'
import { answerProfile } from './profile.ts'
import { answerReset } from './reset.ts'
import { answerSession } from './session.ts'
import { answerSessions } from './sessions.ts'
import { answerSignIn } from './sign-in.ts'
import { answerSignOut } from './sign-out.ts'
import { beginVisit, type AnswerAgain, type Visit } from './visit.ts'

/** A page: how it answers, and what may be sent to it. */
interface AccountPage {
  readonly answer: (visit: Visit, answerAgain: AnswerAgain) => Promise<PageAnswer>
  readonly methods: PageRoute['methods']
  readonly formLimit?: number
}

const FORM: AccountPage['methods'] = ['GET', 'POST']

/** The longest description, each character of which may take nine bytes. */
const PROFILE_FORM_LIMIT = 640_000

const pages: Readonly<Record<string, AccountPage>> = {
  [ACCOUNT_PATH]: { answer: forOwner(answerOverview), methods: ['GET'] },
  [SIGN_IN_PATH]: { answer: answerSignIn, methods: FORM },
  [SIGN_OUT_PATH]: { answer: answerSignOut, methods: ['POST'] },
  [SESSION_PATH]: { answer: answerSession, methods: ['GET'] },
  [FORGOT_PATH]: { answer: answerForgot, methods: FORM },
  [RESET_PATH]: { answer: answerReset, methods: FORM },
  [PROFILE_PATH]: {
    answer: forOwner(answerProfile),
    methods: FORM,
    formLimit: PROFILE_FORM_LIMIT,
  },
  [EMAIL_PATH]: { answer: forOwner(answerEmail), methods: FORM },
  [CONFIRM_EMAIL_PATH]: { answer: answerConfirmEmail, methods: FORM },
  [OWN_PASSWORD_PATH]: { answer: forOwner(answerPassword), methods: FORM },
  [SESSIONS_PATH]: { answer: forOwner(answerSessions), methods: FORM },
  [APPLICATION_PASSWORDS_PATH]: { answer: forOwner(answerApplicationPasswords), methods: FORM },
}

/** The pages on which people look after their own account. */
export function createAccountRoutes(ctx: AppContext): PageRoute[] {
  return Object.entries(pages).map(([path, page]) => createRoute(ctx, path, page))
}

function createRoute(ctx: AppContext, path: string, page: AccountPage): PageRoute {
  const { answer, ...limits } = page
  const answerVisit: AnswerAgain = async (request) =>
    answer(await beginVisit(ctx, request, path), answerVisit)
  return {
    path: new RegExp(`^${path}?$`),
    ...limits,
    async answer(request): Promise<PageAnswer> {
      if (request.path !== path && request.method === 'GET') {
        const query = request.query.toString()
        const address = addressOf(ctx, path)
        return redirectTo(namelessPageSite(ctx), query === '' ? address : `${address}?${query}`)
      }
      return answerVisit(request)
    },
    refuse: (status) => refuse(namelessPageSite(ctx), REASONS[status], status),
  }
}
