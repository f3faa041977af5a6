import type { AppContext } from '../context.ts'
import type { EntryRow } from '../data/entry-row.ts'
import { findUsers } from '../data/user-reader.ts'
import { contentWithAds } from '../domain/ads/showing/entry-ads.ts'
import { contentType } from '../domain/content/content-types.ts'
import { renderContent } from '../domain/content/rendering/render.ts'
import { findEntryAt } from '../domain/embeds/public-entries.ts'
import { linkOf } from '../domain/embeds/site-embed.ts'
import type { PageAnswer, PageRefusal, PageRequest, PageRoute } from '../http/pages.ts'
import {
  publicDocument,
  publicHeaders,
  type PublicPage,
  type PublicSite,
} from './entry-page-layout.ts'
import { around, pageAds } from './ads/page-ads.ts'
import { entryPage, notFoundPage } from './entry-page-view.ts'
import { frontPage } from './front-page.ts'

/** The pages of entries that everybody may read, at the addresses that the API calls `link`. */
export function createEntryPageRoute(ctx: AppContext): PageRoute {
  return {
    path: /^\//,
    methods: ['GET'],
    async answer(request) {
      const site = await publicSite(ctx)
      const steps = request.path.split('/').filter((step) => step !== '')
      // The entrance has the entries that are named by id only as its arguments.
      if (steps.length === 0 && !namesEntry(request.query)) return frontPage(ctx, site, request)
      const entry = await findEntryAt(ctx.database, { steps, query: request.query })
      return entry === undefined ? notFound(site) : show(ctx, site, entry, request)
    },
    refuse: (status) => refusal(namelessSite(ctx), status),
  }
}

const namesEntry = (query: URLSearchParams): boolean =>
  ['p', 'page_id', 'attachment_id'].some((name) => query.has(name))

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

async function show(
  ctx: AppContext,
  site: PublicSite,
  entry: EntryRow,
  request: PageRequest,
): Promise<PageAnswer> {
  const [[author], { timezone: zone }, ads] = await Promise.all([
    findUsers(ctx.database, [entry.authorId]),
    ctx.settings(),
    // What a password protects is not there for anything to stand in.
    entry.password === '' ? pageAds(ctx, request, entry) : undefined,
  ])
  const content = ads ? contentWithAds(ads.placement, entry.content) : renderContent(entry.content)
  const link = linkOf(ctx.siteUrl, entry)
  const base = contentType(entry.type)?.restBase ?? ''
  const resource = `<${ctx.apiUrl}/core/v2/${base}/${entry.id}>; rel="alternate"; type="application/json"`
  const shown = { entry, link, author: author?.displayName, zone, content, ...around(ads) }
  return {
    status: 200,
    headers: publicHeaders(site, [resource], ads?.policy()),
    body: publicDocument(site, entryPage(site, shown)),
  }
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

function plain(site: PublicSite, status: number, page: PublicPage): PageAnswer {
  return { status, headers: publicHeaders(site), body: publicDocument(site, page) }
}
