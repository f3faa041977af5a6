import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  type OwnSession,
} from '../../domain/accounts/own-sessions.ts'
import type { PageAnswer } from '../../http/pages.ts'
import { refuse } from '../authorize/handler.ts'
import { html, type Html } from '../html.ts'
import { factsOf } from '../sign-in/facts.ts'
import type { FormEnv } from '../sign-in/form.ts'
import { actionForm } from './action-form.ts'
import { browserName } from './browser-name.ts'
import { redirectDone, showOwnPage, type OwnVisit } from './own-page.ts'
import type { Shown } from '../sign-in/form-page.ts'
import { momentWriter } from './written-moment.ts'

/** Where one is signed in; each of these sessions can be ended. */
export async function answerSessions(visit: OwnVisit): Promise<PageAnswer> {
  const { ctx, site, request, session, user, again } = visit
  if (request.method === 'GET' || again !== undefined) return showSessions(visit, again)
  const action = request.form.get('do')
  if (action === 'end') {
    await endOwnSession(ctx, user.id, request.form.get('session') ?? '')
    return redirectDone(visit, 'ended')
  }
  if (action === 'end-others') {
    await endOtherSessions(ctx, user.id, session.cookie)
    return redirectDone(visit, 'ended-others')
  }
  return refuse(site, 'problem.badRequest', 400)
}

async function showSessions(visit: OwnVisit, shown?: Shown): Promise<PageAnswer> {
  const { ctx, site, session, user } = visit
  const { t } = site.words
  const sessions = await listOwnSessions(ctx, user.id, session.cookie)
  const written = await momentWriter(ctx)
  return showOwnPage(
    visit,
    {
      title: t('sessions.title'),
      notices: { ended: 'sessions.ended', 'ended-others': 'sessions.endedOthers' },
      main: (env) =>
        html`<p class="quiet">${t('sessions.intro')}</p>
          <ul class="cards">
            ${sessions.map((each) => sessionCard(env, each, written))}
          </ul>
          ${
            sessions.length > 1 &&
            actionForm(env, { name: 'end-others', text: t('sessions.endOthers') })
          }`,
    },
    shown,
  )
}

function sessionCard(
  env: FormEnv,
  { id, agent, address, createdAt, lastSeenAt, current }: OwnSession,
  written: (moment: Date) => Html,
): Html {
  const { t } = env
  const browser = browserName(t, agent)
  return html`<li>
    <h2>${browser} ${current && html`<span class="mark">${t('sessions.current')}</span>`}</h2>
    ${factsOf([
      [t('sessions.since'), written(createdAt)],
      [t('sessions.lastSeen'), written(lastSeenAt)],
      [t('sessions.address'), address === '' ? t('sessions.unknownAddress') : address],
    ])}
    ${
      !current &&
      actionForm(env, {
        name: 'end',
        text: t('sessions.end'),
        target: { field: 'session', value: id, about: `${browser}, ${address}` },
      })
    }
  </li>`
}
