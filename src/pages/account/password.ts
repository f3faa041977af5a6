import { countAccountChange } from '../../domain/accounts/change-limits.ts'
import { updateUser } from '../../domain/accounts/users.ts'
import { acceptAnyVersion } from '../../domain/errors/guard.ts'
import type { PageAnswer } from '../../http/pages.ts'
import { html, type Html } from '../html.ts'
import { tokenField, type FormEnv } from '../sign-in/form.ts'
import {
  currentPasswordField,
  currentPasswordProblems,
  refuseStranger,
} from './current-password.ts'
import { redirectDone, showOwnPage, type OwnVisit } from './own-page.ts'
import { newPasswordField } from './password-fields.ts'
import { NEW_PASSWORD, passwordProblems } from './password-problems.ts'
import { refusedChange } from './refused-change.ts'
import type { Shown } from '../sign-in/form-page.ts'

/** A new password for one's own account. It ends the other sessions; applications keep their access. */
export async function answerPassword(visit: OwnVisit): Promise<PageAnswer> {
  const { ctx, site, request, session, user, again } = visit
  const { t } = site.words
  if (request.method === 'GET' || again !== undefined) return showForm(visit, again)
  const password = request.form.get(NEW_PASSWORD) ?? ''
  const problems = [
    ...currentPasswordProblems(t, request.form),
    ...passwordProblems(t, password, user),
  ]
  if (problems.length > 0) return showForm(visit, { status: 400, problems })
  const refused = await refuseStranger(visit)
  if (refused !== undefined) return showForm(visit, refused)
  const { caller: actor, cookie: keepSession } = session
  try {
    await countAccountChange(ctx, actor, { password })
    const changes = { password }
    await updateUser(ctx, { id: user.id, changes, actor, guard: acceptAnyVersion, keepSession })
  } catch (error) {
    return showForm(visit, refusedChange(t, error))
  }
  return redirectDone(visit, 'changed')
}

const showForm = (visit: OwnVisit, shown?: Shown): PageAnswer =>
  showOwnPage(
    visit,
    {
      title: visit.site.words.t('password.title'),
      notices: { changed: 'password.changed' },
      main: (env) => passwordForm(env, visit.user.login),
    },
    shown,
  )

function passwordForm(env: FormEnv, login: string): Html {
  const { t } = env
  return html`<p class="quiet">${t('password.intro')}</p>
    <form method="post" action="${env.action}" novalidate>
      ${tokenField(env)} ${currentPasswordField(env, login)}
      ${newPasswordField(env, 'password.hint')}
      <button type="submit">${t('password.submit')}</button>
    </form>`
}
