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
  const { siteUrl, apiUrl } = ctx
  const { title, language } = await ctx.settings()
  return { title, siteUrl, apiUrl, language }
}

/** A refusal has to work also where the settings cannot be read. */
export function namelessSite({ siteUrl, apiUrl }: AppContext): PublicSite {
  return { title: new URL(siteUrl).host, siteUrl, apiUrl, language: 'en' }
}

export function notFound(site: PublicSite): PageAnswer {
  return plain(site, 404, notFoundPage(site, 'Not found', 'There is nothing at this address.'))
}

const REASONS: Readonly<Record<PageRefusal, string>> = {
  400: 'The browser sent something that cannot be read.',
  405: 'This page can be read; nothing else.',
  413: 'The browser sent more than this page accepts.',
  415: 'The browser sent something that this page does not accept.',
  500: 'Something went wrong on our side. Please try again.',
}

export function refusal(site: PublicSite, status: PageRefusal): PageAnswer {
  return plain(site, status, notFoundPage(site, 'This did not work', REASONS[status]))
}

/** A page that takes no form. */
export function onlyRead(site: PublicSite): PageAnswer {
  const { headers, ...answer } = refusal(site, 405)
  return { ...answer, headers: { ...headers, Allow: 'GET, HEAD' } }
}

function plain(site: PublicSite, status: number, page: PublicPage): PageAnswer {
  return { status, headers: publicHeaders(site), body: publicDocument(site, page) }
}
