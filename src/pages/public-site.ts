import type { AppContext } from '../context.ts'
import { EMPTY_FRAME } from '../domain/site-frame/site-frame.ts'
import type { SiteSettings } from '../domain/site/site-settings.ts'
import { localDay } from '../domain/time/local-time.ts'
import type { PageAnswer, PageRefusal } from '../http/pages.ts'
import { wordsOf, type PlainMessageKey } from '../messages/words.ts'
import { datesOf } from './calendar/format-dates.ts'
import {
  publicDocument,
  publicHeaders,
  type PublicPage,
  type PublicSite,
} from './entry-page-layout.ts'
import { notFoundPage } from './entry-page-view.ts'
import { searchForm } from './site-frame.ts'

/** The site as its settings describe it now. */
export async function publicSite(ctx: AppContext): Promise<PublicSite> {
  const { siteUrl, announcedApiUrl: apiUrl } = ctx
  const [settings, frame] = await Promise.all([ctx.settings(), ctx.frame()])
  const { title } = settings
  return { title, siteUrl, apiUrl, frame, ...languageOf(ctx, settings) }
}

/** Errors have to work even if the settings cannot be read. */
export function namelessSite(ctx: AppContext): PublicSite {
  const { siteUrl, announcedApiUrl: apiUrl } = ctx
  const title = new URL(siteUrl).host
  return { title, siteUrl, apiUrl, frame: EMPTY_FRAME, ...languageOf(ctx, ctx.lastSettings()) }
}

function languageOf(
  ctx: AppContext,
  settings: SiteSettings,
): Pick<PublicSite, 'language' | 'words' | 'dates'> {
  const { language, timezone } = settings
  const dates = datesOf(settings, localDay(ctx.clock(), timezone))
  return { language, words: wordsOf(language), dates }
}

export function notFound(site: PublicSite): PageAnswer {
  const { t } = site.words
  const search = searchForm(site, t('notFound.search'))
  return plain(site, 404, notFoundPage(site, t('notFound.title'), t('notFound.text'), search))
}

const REASONS: Readonly<Record<PageRefusal, PlainMessageKey>> = {
  400: 'problem.badRequest',
  405: 'problem.readOnly',
  413: 'problem.tooLarge',
  415: 'problem.wrongType',
  500: 'problem.failed',
  503: 'problem.unavailable',
}

export function refusal(site: PublicSite, status: PageRefusal): PageAnswer {
  const { t } = site.words
  return plain(site, status, notFoundPage(site, t('problem.title'), t(REASONS[status])))
}

/** The answer to a form on a page without forms. */
export function methodNotAllowed(site: PublicSite): PageAnswer {
  const { headers, ...answer } = refusal(site, 405)
  return { ...answer, headers: { ...headers, Allow: 'GET, HEAD' } }
}

function plain(site: PublicSite, status: number, page: PublicPage): PageAnswer {
  return { status, headers: publicHeaders(site), body: publicDocument(site, page) }
}
