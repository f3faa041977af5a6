import type { AppContext } from '../context.ts'
import type { EntryRow } from '../data/entries/entry-row.ts'
import { findUsers, type UserRow } from '../data/users/user-reader.ts'
import { authorAddress } from '../domain/accounts/author-address.ts'
import { contentWithAds } from '../domain/ads/showing/entry-ads.ts'
import type { BlockData } from '../domain/content/blocks/block-data.ts'
import { loadBlockData } from '../domain/content/blocks/load-block-data.ts'
import { contentType } from '../domain/content-types/content-types.ts'
import { prerender, renderContent } from '../domain/content/rendering/render.ts'
import { linkOf } from '../domain/embeds/site-embed.ts'
import { findPicture, thumbnailOf } from '../domain/embeds/thumbnail.ts'
import { graphOfEntry } from '../domain/structured-data/load-graph.ts'
import type { PageAnswer, PageRequest } from '../http/pages.ts'
import { adSlots, pageAds, type PageAds } from './ads/page-ads.ts'
import { featuredPicture, withPictures } from './article/article-pictures.ts'
import { loadPostParts } from './article/load-article.ts'
import { loadSingleParts } from './calendar/single/load-single.ts'
import { MAP_ARGUMENT } from './calendar/single/map.ts'
import type { EventReading } from './calendar/views/event-page.ts'
import { entryComments } from './comments/entry-comments.ts'
import { publicDocument, publicHeaders, type PublicSite } from './entry-page-layout.ts'
import { entryPage } from './entry-page-view.ts'
import { styleAttributes } from './style-attributes.ts'

/** An entry to show, and how. */
export interface Showing {
  readonly request: PageRequest
  readonly entry: EntryRow
  /** Whether it is the front page. */
  readonly home?: boolean
  /** Page of an embedded list, from 1. */
  readonly page?: number
  /** The visitor gave the entry's password. */
  readonly unlocked?: boolean
  /** A preview for the signed-in user, or by a link that works until a moment. */
  readonly preview?: { readonly until?: Date } & Pick<EventReading, 'changes'>
  /** Why the password was not accepted. */
  readonly problem?: 'wrong' | 'limited'
}

const PROBLEM_STATUSES = { wrong: 403, limited: 429 } as const

/** The page of an entry that the visitor may read, perhaps with a form for its password. */
export async function showEntry(
  ctx: AppContext,
  site: PublicSite,
  showing: Showing,
): Promise<PageAnswer> {
  const { request, entry, page: number = 1, preview, problem } = showing
  const open = isOpen(showing)
  const [[author], { timezone: zone }, nodes, picture, post] = await Promise.all([
    findUsers(ctx.database, [entry.authorId]),
    ctx.settings(),
    preview === undefined ? graphOfEntry(ctx, entry) : [],
    findPicture(ctx, entry),
    loadPostParts(ctx, entry),
  ])
  const featured = entry.media === null ? featuredPicture(ctx, picture) : undefined
  const { content, ads } = await loadContent(ctx, showing, {
    zone,
    isPictured: featured !== undefined,
  })
  const calendar = await loadSingleParts(ctx, entry, {
    open,
    changes: preview?.changes,
    page: number,
    past: request.query.get('eventDisplay') === 'past',
    map: Number(request.query.get(MAP_ARGUMENT)),
  })
  const comments =
    open && preview === undefined ? await entryComments(ctx, site, { request, entry }) : undefined
  const page = entryPage(site, {
    entry,
    content,
    link: linkOf(ctx.siteUrl, entry),
    author: author && authorOf(ctx, author, entry),
    post,
    zone,
    nodes,
    picture: featured,
    thumbnail: picture && thumbnailOf(ctx.siteUrl, picture, WIDE_PICTURE),
    preview,
    problem,
    calendar,
    comments: comments?.markup,
    ...adSlots(ads),
  })
  const isPersonal =
    showing.unlocked === true || preview !== undefined || comments?.personal === true
  return {
    status: problem === undefined ? 200 : PROBLEM_STATUSES[problem],
    headers: {
      ...headersOf(ctx, site, entry, { content, ads }),
      ...(isPersonal && { 'Cache-Control': 'private, no-store' }),
    },
    body: publicDocument(site, page),
  }
}

/** Whether the content shows, not a form for its password. */
const isOpen = ({ entry, unlocked = false, preview }: Showing): boolean =>
  entry.password === '' || unlocked || preview !== undefined

interface PageContent {
  /** Rendered; undefined while the password is missing. */
  readonly content: string | undefined
  readonly ads: PageAds | undefined
}

async function loadContent(
  ctx: AppContext,
  showing: Showing,
  { zone, isPictured }: { readonly zone: string; readonly isPictured: boolean },
): Promise<PageContent> {
  const { request, entry, home = false, preview } = showing
  const open = isOpen(showing)
  const blocks = await prerender(
    [entry],
    open ? ['content for ads', 'excerpt'] : ['excerpt'],
    await loadBlockData(ctx, zone, open ? [entry.content] : []),
  )
  // Protected content contains no ads.
  const ads =
    entry.password === '' && preview === undefined
      ? await pageAds(ctx, request, { row: entry, home })
      : undefined
  if (!open) return { content: undefined, ads }
  return { content: await withPictures(ctx, contentOf(entry, blocks, ads), isPictured), ads }
}

function headersOf(
  { apiUrl }: AppContext,
  site: PublicSite,
  { type, id }: EntryRow,
  { content = '', ads }: PageContent,
): PageAnswer['headers'] {
  const base = contentType(type)?.restBase ?? ''
  return publicHeaders(site, {
    link: [`<${apiUrl}/core/v2/${base}/${id}>; rel="alternate"; type="application/json"`],
    styles: styleAttributes(content + (ads?.styledMarkup() ?? '')),
    directives: ads?.policy(),
  })
}

function contentOf({ content }: EntryRow, blocks: BlockData, ads: PageAds | undefined): string {
  return ads ? contentWithAds(ads.placement, content, blocks) : renderContent(content, blocks)
}

/** In pixels; the size that social networks show next to a link. */
const WIDE_PICTURE = 1200

/** Only authors of something published have a page. */
const authorOf = ({ siteUrl }: AppContext, { displayName, slug }: UserRow, { status }: EntryRow) =>
  status === 'publish'
    ? { name: displayName, url: authorAddress(siteUrl, slug) }
    : { name: displayName }
