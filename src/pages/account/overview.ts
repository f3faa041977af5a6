import type { AppContext } from '../../context.ts'
import type { PageAnswer } from '../../http/pages.ts'
import type { PlainMessageKey, Translate } from '../../messages/words.ts'
import { pageAnswer } from '../authorize/answers.ts'
import { html, type Html } from '../html.ts'
import {
  addressOf,
  APPLICATION_PASSWORDS_PATH,
  EMAIL_PATH,
  OWN_PASSWORD_PATH,
  PROFILE_PATH,
  SESSIONS_PATH,
} from './account-addresses.ts'
import { mayWrite, WRITE_PATH } from '../write/may-write.ts'
import { accountName } from './account-name.ts'
import type { OwnVisit } from './own-page.ts'
import { signOutForm, signOutOf } from './sign-out.ts'

interface Part {
  readonly path: string
  readonly title: PlainMessageKey
  readonly about: PlainMessageKey
}

const PARTS: readonly Part[] = [
  { path: PROFILE_PATH, title: 'profile.title', about: 'profile.about' },
  { path: EMAIL_PATH, title: 'email.title', about: 'email.about' },
  { path: OWN_PASSWORD_PATH, title: 'password.title', about: 'password.about' },
  { path: SESSIONS_PATH, title: 'sessions.title', about: 'sessions.about' },
]

/** For users who may edit something. */
const EDITOR: Part = { path: WRITE_PATH, title: 'write.title', about: 'account.aboutWriting' }

/** Where the site takes no application passwords, there is nothing to look after. */
const PROGRAMS: Part = {
  path: APPLICATION_PASSWORDS_PATH,
  title: 'access.title',
  about: 'access.about',
}

/** The account of the person who is signed in. */
export async function answerOverview({ ctx, site, session }: OwnVisit): Promise<PageAnswer> {
  const { t } = site.words
  const parts = [
    ...(mayWrite(session.caller) ? [EDITOR] : []),
    ...PARTS,
    ...(ctx.applicationPasswords ? [PROGRAMS] : []),
  ]
  return pageAnswer(site, {
    title: t('account.title'),
    main: html`<h1>${t('account.title')}</h1>
      ${signOutForm(t, signOutOf(ctx, session), accountName(session.user))}
      <ul class="parts">
        ${parts.map((part) => partLink(ctx, t, part))}
      </ul>`,
  })
}

const partLink = (ctx: AppContext, t: Translate, { path, title, about }: Part): Html =>
  html`<li>
    <a href="${addressOf(ctx, path)}">${t(title)}</a>
    <p class="quiet">${t(about)}</p>
  </li>`
