import type { AppContext } from '../../context.ts'
import type { PageAnswer, PageRequest, PageRoute } from '../../http/pages.ts'
import { scriptTexts } from '../../messages/words.ts'
import {
  ACCOUNT_PATH,
  addressOf,
  SESSION_PATH,
  signInAddress,
} from '../account/account-addresses.ts'
import { answerAsset, refuseAsset } from '../asset-route.ts'
import { pageAnswer, redirectTo } from '../authorize/answers.ts'
import { refuse } from '../authorize/handler.ts'
import { REASONS } from '../authorize/route.ts'
import { html } from '../html.ts'
import type { PageSite } from '../layout.ts'
import { namelessPageSite, pageSite } from '../page-site.ts'
import { pageSession, type PageSession } from '../sign-in/page-session.ts'
import type { EditorStart } from '../../write/app/editor-start.ts'
import { editorDocument, editorHeaders } from './editor-document.ts'
import { EDITOR_ASSETS, editorFiles } from './editor-files.ts'
import { mayWrite, WRITE_PATH } from './may-write.ts'

/** The routes of the editor, for users who may write something, and of its files. */
export function createEditorRoutes(ctx: AppContext): PageRoute[] {
  return [
    {
      path: /^\/write(?:\/.*)?$/,
      methods: ['GET'],
      answer: async (request) => answerEditor(ctx, request),
      refuse: (status) => refuse(namelessPageSite(ctx), REASONS[status], status),
    },
    {
      path: EDITOR_ASSETS,
      methods: ['GET'],
      answer: ({ path }) => answerAsset(editorFiles().assets.get(path)),
      refuse: refuseAsset,
    },
  ]
}

async function answerEditor(ctx: AppContext, request: PageRequest): Promise<PageAnswer> {
  const [site, session] = await Promise.all([pageSite(ctx), pageSession(ctx, request)])
  const { path, query } = request
  const requested = path === '/write' ? WRITE_PATH : path
  if (session === undefined) {
    const parameters = query.size > 0 ? `?${query.toString()}` : ''
    return redirectTo(site, signInAddress(ctx, addressOf(ctx, encodeURI(requested) + parameters)))
  }
  if (!mayWrite(session.caller)) return pageAnswer(site, nothingToWrite(ctx, site), { status: 403 })
  if (path !== requested) return redirectTo(site, addressOf(ctx, WRITE_PATH))
  return {
    status: 200,
    headers: editorHeaders(ctx.siteUrl),
    body: editorDocument(site, editorFiles(), await startOf(ctx, site, session)),
  }
}

function nothingToWrite(ctx: AppContext, { words: { t } }: PageSite) {
  return {
    title: t('write.nothingTitle'),
    main: html`<h1>${t('write.nothingTitle')}</h1>
      <p>${t('write.nothing')}</p>
      <p><a href="${addressOf(ctx, ACCOUNT_PATH)}">${t('account.title')}</a></p>`,
  }
}

async function startOf(
  ctx: AppContext,
  { words, title }: PageSite,
  { user, caller, nonce }: PageSession,
): Promise<EditorStart> {
  const settings = await ctx.settings()
  const { timezone: zone, dateFormat, timeFormat, startOfWeek, language } = settings
  return {
    nonce,
    path: addressOf(ctx, WRITE_PATH),
    sessionUrl: addressOf(ctx, SESSION_PATH),
    accountUrl: addressOf(ctx, ACCOUNT_PATH),
    words: scriptTexts(language, 'write.'),
    site: {
      title,
      url: ctx.siteUrl,
      apiUrl: ctx.apiUrl,
      zone,
      dateFormat,
      timeFormat,
      startOfWeek,
      language: words.tag,
    },
    user: { id: user.id, name: user.displayName, capabilities: [...caller.capabilities] },
  }
}
