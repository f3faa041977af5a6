import type { AppContext } from '../context.ts'
import type { PageAnswer, PageRefusal } from '../http/pages.ts'
import {
  publicDocument,
  publicHeaders,
  type PublicPage,
  type PublicSite,
} from './entry-page-layout.ts'
import { notFoundPage } from './entry-page-view.ts'

/** The site as its settings describe it now. */
export async function publicSite(ctx: AppContext): Promise<PublicSite> {
  const { siteUrl, announcedApiUrl: apiUrl } = ctx
  const { title, language } = await ctx.settings()
  return { title, siteUrl, apiUrl, language }
}

/** Errors have to work even if the settings cannot be read. */
export function namelessSite({ siteUrl, announcedApiUrl: apiUrl }: AppContext): PublicSite {
  return { title: new URL(siteUrl).host, siteUrl, apiUrl, language: 'en' }
}

export function notFound(site: PublicSite): PageAnswer {
  return plain(site, 404, notFoundPage(site, 'Not found', 'There is nothing at this address.'))
}

const REASONS: Readonly<Record<PageRefusal, string>> = {
  400: 'The browser sent a request that cannot be read.',
  405: 'This page can only be read.',
  413: 'The browser sent more than this page accepts.',
  415: 'The browser sent something that this page does not accept.',
  500: 'Something went wrong on our side. Please try again.',
  503: 'The site cannot reach its database at the moment. Please try again soon.',
}

export function refusal(site: PublicSite, status: PageRefusal): PageAnswer {
  return plain(site, status, notFoundPage(site, 'Something went wrong', REASONS[status]))
}

/** The answer to a form on a page without forms. */
export function methodNotAllowed(site: PublicSite): PageAnswer {
  const { headers, ...answer } = refusal(site, 405)
  return { ...answer, headers: { ...headers, Allow: 'GET, HEAD' } }
}

function plain(site: PublicSite, status: number, page: PublicPage): PageAnswer {
  return { status, headers: publicHeaders(site), body: publicDocument(site, page) }
}
