import { listApplicationPasswords } from '../../data/users/application-passwords.ts'
import {
  createApplicationPassword,
  deleteApplicationPassword,
  deleteApplicationPasswords,
} from '../../domain/accounts/application-passwords.ts'
import { countAccountChange } from '../../domain/accounts/change-limits.ts'
import { DomainError } from '../../domain/errors/errors.ts'
import type { PageAnswer } from '../../http/pages.ts'
import { refuse } from '../authorize/handler.ts'
import { html } from '../html.ts'
import { accessForm, createdAccess } from './access-form.ts'
import {
  accessProblems,
  EMPTY_ACCESS,
  limitsOf,
  readAccess,
  type AccessInput,
} from './access-input.ts'
import { accessList } from './access-list.ts'
import { redirectDone, showOwnPage, type OwnVisit } from './own-page.ts'
import { refusedChange } from './refused-change.ts'
import type { Shown } from '../sign-in/form-page.ts'
import { momentWriter } from './written-moment.ts'

/** The credentials of programs that act for the owner of an account. */
export async function answerApplicationPasswords(visit: OwnVisit): Promise<PageAnswer> {
  const { ctx, site, request, session, again } = visit
  if (!ctx.applicationPasswords) return refuse(site, 'authorize.needsHttps', 501)
  if (request.method === 'GET') return showList(visit, EMPTY_ACCESS)
  if (again !== undefined) return showList(visit, readAccess(request.form), again)
  const action = request.form.get('do')
  const act = action === null || !Object.hasOwn(actions, action) ? undefined : actions[action]
  if (act === undefined) return refuse(site, 'problem.badRequest', 400)
  try {
    await countAccountChange(ctx, session.caller)
  } catch (error) {
    return showList(visit, readAccess(request.form), refusedChange(site.words.t, error))
  }
  return act(visit)
}

const actions: Readonly<Record<string, (visit: OwnVisit) => Promise<PageAnswer>>> = {
  create,
  async revoke(visit) {
    const { ctx, request, user } = visit
    await deleteApplicationPassword(ctx, user.id, request.form.get('id') ?? '').catch(ignoreMissing)
    return redirectDone(visit, 'revoked')
  },
  async 'revoke-all'(visit) {
    await deleteApplicationPasswords(visit.ctx, visit.user.id)
    return redirectDone(visit, 'revoked-all')
  },
}

/** Shows the password in place of leading elsewhere, since nobody can read it again. */
async function create(visit: OwnVisit): Promise<PageAnswer> {
  const { ctx, site, request, user, address } = visit
  const { t } = site.words
  const input = readAccess(request.form)
  const problems = accessProblems(t, input)
  if (problems.length > 0) return showList(visit, input, { status: 400, problems })
  const limits = limitsOf(input, ctx.clock())
  if (limits === undefined) return refuse(site, 'problem.badRequest', 400)
  const made = await createApplicationPassword(ctx, user.id, input.name, { limits })
  const shown = { name: made.name, login: user.login, password: made.password }
  return showOwnPage(visit, {
    title: t('access.createdTitle'),
    notices: {},
    main: () => createdAccess(t, shown, address),
  })
}

/** It has been revoked already, which is the requested state. */
function ignoreMissing(error: unknown): void {
  const gone = error instanceof DomainError && error.code === 'rest_application_password_not_found'
  if (!gone) throw error
}

async function showList(visit: OwnVisit, input: AccessInput, shown?: Shown): Promise<PageAnswer> {
  const { ctx, site, user } = visit
  const { t } = site.words
  const rows = await listApplicationPasswords(ctx.database, user.id)
  const list = { written: await momentWriter(ctx), now: ctx.clock() }
  return showOwnPage(
    visit,
    {
      title: t('access.title'),
      notices: { revoked: 'access.revoked', 'revoked-all': 'access.revokedAll' },
      main: (env) =>
        html`<p class="quiet">${t('access.intro')}</p>
          <h2>${t('access.listTitle')}</h2>
          ${accessList(env, rows, list)}
          <h2 class="next">${t('access.newTitle')}</h2>
          ${accessForm(env, input)}`,
    },
    shown,
  )
}
