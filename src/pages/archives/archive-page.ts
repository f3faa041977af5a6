import type { AppContext } from '../../context.ts'
import { findArchive, type Archive } from '../../domain/archives/archive.ts'
import { readArchivePage } from '../../domain/archives/archive-pages.ts'
import { prerender } from '../../domain/content/rendering/render.ts'
import { findFeaturedPictures } from '../../domain/embeds/featured-pictures.ts'
import { siteNodes } from '../../domain/structured-data/load-graph.ts'
import { pageSize } from '../../domain/site/site-settings.ts'
import type { PageAnswer, PageRequest } from '../../http/pages.ts'
import { languageTag } from '../../messages/language-tags.ts'
import { pageAds, type AdTarget } from '../ads/page-ads.ts'
import { publicDocument, publicHeaders, type PublicSite } from '../entry-page-layout.ts'
import { loadItems, type Feed } from '../feeds/feed.ts'
import { feedAnswer, feedTail } from '../feeds/feed-formats.ts'
import { UNTIL_CHANGED, type PageCache } from '../page-cache.ts'
import { styleAttributes } from '../style-attributes.ts'
import { archivePath, type ArchiveAddress } from '../../domain/archives/address.ts'
import { archivePage, headingOf, LIST_PICTURE_WIDTH } from './archive-view.ts'

interface ArchiveRequest {
  readonly request: PageRequest
  readonly address: ArchiveAddress
  readonly path?: string
  /** Cached feeds. */
  readonly feeds: PageCache
}

/**
 * The page or feed of a list of posts; undefined if the list or its page does not exist.
 * @param path where the list is found, if not at the usual address of its kind
 */
export async function answerArchive(
  ctx: AppContext,
  site: PublicSite,
  { request, address, path, feeds }: ArchiveRequest,
): Promise<PageAnswer | undefined> {
  const found = await findArchive(ctx.database, address.place)
  if (found === undefined) return undefined
  const archive = path === undefined ? found : { ...found, path }
  const settings = await ctx.settings()
  const { description, timezone: zone } = settings
  if (address.feed !== undefined) {
    const format = address.feed
    const latest = archive.place.kind === 'latest'
    const feed: Omit<Feed, 'items'> = {
      title: latest ? site.title : `${headingOf(site.words.t, archive)} – ${site.title}`,
      description: latest ? description : archive.description,
      link: site.siteUrl + archive.path,
      self: site.siteUrl + archivePath(archive.path, feedTail(format)),
      language: languageTag(site.language),
    }
    // The list itself has been read already, so that what it is called is part of the key.
    return feeds({ address: JSON.stringify(feed), until: UNTIL_CHANGED }, async (noted) =>
      feedAnswer(format, { ...feed, items: await loadItems(noted, archive) }),
    )
  }
  const front = archive.place.kind === 'latest' && address.page === 1
  const [list, nodes, ads] = await Promise.all([
    readArchivePage(ctx.database, archive, { page: address.page, perPage: pageSize(settings) }),
    front ? siteNodes(ctx) : [],
    pageAds(ctx, request, shownIn(archive, front && path === undefined)),
  ])
  if (list === undefined) return undefined
  const [pictures] = await Promise.all([
    findFeaturedPictures(ctx, list.entries, LIST_PICTURE_WIDTH),
    prerender(list.entries, ['excerpt']),
  ])
  const page = archivePage(site, {
    archive,
    list,
    pictures,
    tagline: description,
    zone,
    nodes,
    ads,
  })
  const body = publicDocument(site, page)
  const styles = styleAttributes(ads?.styledMarkup() ?? '')
  return { status: 200, headers: publicHeaders(site, { styles, directives: ads?.policy() }), body }
}

/** A list as seen by the display rules of ads. */
const shownIn = ({ place }: Archive, home: boolean): AdTarget =>
  home ? { kind: 'home' } : { kind: 'list', list: place.kind }
