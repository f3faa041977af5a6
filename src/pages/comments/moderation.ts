import { actedBy, type AppContext } from '../../context.ts'
import { actorOf } from '../../domain/accounts/actor.ts'
import {
  moderate,
  ModerationLinkVoid,
  openModeration,
  type OpenModeration,
  type ModerationAction,
} from '../../domain/comments/moderate-by-link.ts'
import { MODERATION_PATH } from '../../domain/comments/notify-moderators.ts'
import { linkOf } from '../../domain/embeds/site-embed.ts'
import type { PageAnswer, PageRequest, PageRoute } from '../../http/pages.ts'
import type { PlainMessageKey, Translate } from '../../messages/words.ts'
import { pageAnswer } from '../authorize/answers.ts'
import { html } from '../html.ts'
import type { Page } from '../layout.ts'
import { namelessPageSite, pageSite } from '../page-site.ts'
import { commentText } from './comment-view.ts'

/**
 * The page behind the links that moderators get by mail. Opening it changes nothing, since mail
 * scanners open links too; only its buttons do.
 */
export function createModerationRoute(ctx: AppContext): PageRoute {
  return {
    path: new RegExp(`^${MODERATION_PATH}?$`),
    methods: ['GET', 'POST'],
    async answer(request) {
      const site = await pageSite(ctx)
      const { t } = site.words
      try {
        return pageAnswer(site, await pageOf(ctx, t, request))
      } catch (error) {
        if (!(error instanceof ModerationLinkVoid)) throw error
        return pageAnswer(site, plainPage(t, 'moderate.invalidTitle', 'moderate.invalid'), {
          status: 403,
        })
      }
    },
    refuse(status): PageAnswer {
      const site = namelessPageSite(ctx)
      const reason = status === 503 ? 'problem.unavailable' : 'problem.badRequest'
      return pageAnswer(site, plainPage(site.words.t, 'problem.title', reason), { status })
    },
  }
}

async function pageOf(
  ctx: AppContext,
  t: Translate,
  { method, query, form, remoteAddress, notes }: PageRequest,
): Promise<Page> {
  const token = query.get('token') ?? ''
  const opened = await openModeration(ctx, token)
  if (method === 'GET')
    return askPage(ctx, t, opened, { token, preselected: query.get('do') ?? '' })
  const action = readAction(form.get('do') ?? '')
  if (action === undefined) return askPage(ctx, t, opened, { token, preselected: '' })
  const { moderator } = opened
  notes.userId = moderator.id
  await moderate(actedBy(ctx, actorOf(moderator, remoteAddress)), opened, action)
  return plainPage(t, 'moderate.doneTitle', DONE[action])
}

const actions: readonly ModerationAction[] = ['approve', 'spam', 'trash']

const readAction = (word: string): ModerationAction | undefined =>
  actions.find((action) => action === word)

const BUTTONS = {
  approve: 'moderate.approve',
  spam: 'moderate.spam',
  trash: 'moderate.trash',
} as const satisfies Record<ModerationAction, PlainMessageKey>

const DONE = {
  approve: 'moderate.approved',
  spam: 'moderate.markedSpam',
  trash: 'moderate.trashed',
} as const satisfies Record<ModerationAction, PlainMessageKey>

const plainPage = (t: Translate, title: PlainMessageKey, text: PlainMessageKey): Page => ({
  title: t(title),
  main: html`<h1>${t(title)}</h1>
    <p>${t(text)}</p>`,
})

/** Shows the comment; the button that the link was for comes first. */
function askPage(
  { siteUrl }: AppContext,
  t: Translate,
  { comment }: OpenModeration,
  { token, preselected }: { readonly token: string; readonly preselected: string },
): Page {
  const { authorName: name, authorEmail: email, authorUrl, content, entry } = comment
  const link = linkOf(siteUrl, entry)
  const first = readAction(preselected) ?? 'approve'
  const others = actions.filter((action) => action !== first)
  return {
    title: t('moderate.title'),
    main: html`<h1>${t('moderate.title')}</h1>
      <p>${t('moderate.author', { name, email })} ${authorUrl}</p>
      <p><a href="${link}">${link}</a></p>
      <blockquote>${commentText(content)}</blockquote>
      <form method="post" action="?token=${token}">
        <button name="do" value="${first}">${t(BUTTONS[first])}</button>
        ${others.map(
          (action) =>
            html`<button name="do" value="${action}" class="second">
              ${t(BUTTONS[action])}
            </button> `,
        )}
      </form>`,
  }
}
