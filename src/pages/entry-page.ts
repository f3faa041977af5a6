import type { AppContext } from '../context.ts'
import { createAuthenticate, type Authenticate } from '../domain/accounts/authenticate.ts'
import { ID_ARGUMENTS } from '../domain/embeds/address-resolvers.ts'
import { findEntryAt, findPublicEntry } from '../domain/embeds/public-entries.ts'
import { linkOf } from '../domain/embeds/site-embed.ts'
import type { PageAnswer, PageRequest, PageRoute } from '../http/pages.ts'
import { isOfCalendar, placeKind } from './calendar/single/load-single.ts'
import { readArchiveAddress, readTail } from '../domain/archives/address.ts'
import { answerArchive } from './archives/archive-page.ts'
import { answerCommentFeed } from './comments/comment-feed.ts'
import { readEntryCookie } from './entry-cookie.ts'
import { isUnlocked, unlock } from './entry-lock.ts'
import type { PublicSite } from './entry-page-layout.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import {
  asLinkedPreview,
  followPreviewLink,
  isPreviewLink,
  previewEnded,
  toPublished,
} from './preview-link.ts'
import { findPreview, previewCaller, wantsPreview } from './preview.ts'
import { namelessSite, notFound, methodNotAllowed, publicSite, refusal } from './public-site.ts'
import { answerRedirect, movedTo, withSlash } from './redirects.ts'
import { answerSignIn, askToSignIn, isSignIn } from './sign-in/preview-sign-in.ts'
import { readSessionCookie } from './sign-in/session-cookie.ts'
import { showEntry, type Showing } from './show-entry.ts'
import { answerSearch } from './search/search-page.ts'

/**
 * The public pages at the addresses that the API calls `link`: entries, lists of posts and their
 * feeds, and previews of unpublished entries for those who may read them.
 */
export function createEntryPageRoute(ctx: AppContext): PageRoute {
  const authenticate = createAuthenticate(ctx)
  const feeds = createPageCache(ctx.forVisitors ?? ctx, 'feeds')
  return {
    path: /^\//,
    methods: ['GET', 'POST'],
    async answer(request) {
      const site = await publicSite(ctx)
      if (request.method === 'POST') {
        return wantsPreview(request) && isSignIn(request)
          ? answerSignIn(ctx, site, request)
          : answerForm(ctx, site, request)
      }
      if (isPreviewLink(request)) return answerPreviewLink(ctx, site, request)
      const reading = isVisit(ctx, request) ? (ctx.forVisitors ?? ctx) : ctx
      return (
        (await answerPublic(reading, site, request, feeds)) ??
        (await answerCommentFeed(reading, site, request, feeds)) ??
        (await answerRedirect(reading, request)) ??
        (wantsPreview(request) ? answerPreview(ctx, site, request, authenticate) : notFound(site))
      )
    },
    // Few pages accept forms; other bodies are refused as on pages without forms.
    refuse(status) {
      const site = namelessSite(ctx)
      return status === 415 ? methodNotAllowed(site) : refusal(site, status)
    },
  }
}

/** Whether the request comes from a visitor who has neither signed in nor unlocked an entry. */
const isVisit = ({ siteUrl }: AppContext, request: PageRequest): boolean =>
  request.headers.authorization === undefined &&
  readSessionCookie(request, siteUrl) === '' &&
  readEntryCookie(request) === ''

const stepsOf = (path: string): string[] => path.split('/').filter((step) => step !== '')

const namesEntry = (query: URLSearchParams): boolean => ID_ARGUMENTS.some((name) => query.has(name))

/** The only form accepted is an entry's password form, on its own page. */
async function answerForm(
  ctx: AppContext,
  site: PublicSite,
  request: PageRequest,
): Promise<PageAnswer> {
  const entry = await findEntryAt(ctx.database, {
    steps: stepsOf(request.path),
    query: request.query,
  })
  if (entry === undefined || entry.password === '') return methodNotAllowed(site)
  const outcome = await unlock(ctx, request, entry)
  return 'answer' in outcome
    ? outcome.answer
    : showEntry(ctx, site, { request, entry, problem: outcome.problem })
}

/** Answers the public page at an address; undefined if there is none. */
async function answerPublic(
  ctx: AppContext,
  site: PublicSite,
  request: PageRequest,
  feeds: PageCache,
): Promise<PageAnswer | undefined> {
  const { query } = request
  const steps = stepsOf(request.path)
  const { showOnFront, pageOnFront, pageForPosts } = await ctx.settings()
  const pagesFirst = showOnFront === 'page'
  const address = namesEntry(query) ? undefined : readArchiveAddress(steps, query)
  if (address !== undefined) {
    const front = pagesFirst && steps.length === 0 && address.place.kind === 'latest'
    const entry = front ? await findPublicEntry(ctx.database, pageOnFront) : undefined
    if (entry !== undefined) return showUnlocked(ctx, site, { request, entry, home: true })
    const { place, page, feed } = address
    const answer =
      place.kind === 'search' && feed === undefined
        ? await answerSearch(ctx, site, { request, text: place.text, page })
        : await answerArchive(ctx, site, { request, address, feeds })
    if (answer !== undefined) return answer
  }
  const paged = pagesFirst || isOfPlace(steps)
  const { head, page, feed } = paged ? readTail(steps) : { head: steps, page: 1, feed: undefined }
  const entry = await findEntryAt(ctx.database, { steps: head, query })
  if (entry === undefined) return undefined
  if (pagesFirst && entry.id === pageForPosts) {
    const { pathname } = new URL(linkOf('http://site', entry))
    const latest = { place: { kind: 'latest' }, page, feed } as const
    return answerArchive(ctx, site, { request, address: latest, path: pathname, feeds })
  }
  const events = placeKind(entry.type) !== undefined && feed === undefined
  if (head.length < steps.length && !events) return undefined
  if (isOfCalendar(entry.type) && !namesEntry(query) && !request.path.endsWith('/')) {
    return movedTo(withSlash(ctx.siteUrl, request))
  }
  return showUnlocked(ctx, site, { request, entry, page })
}

/** Venues and organizers have pages of events. */
const isOfPlace = ([folder]: readonly string[]): boolean =>
  folder === 'venue' || folder === 'organizer'

/** Answers an unpublished entry, for authenticated users who may read it. */
async function answerPreview(
  ctx: AppContext,
  site: PublicSite,
  request: PageRequest,
  authenticate: Authenticate,
): Promise<PageAnswer> {
  const caller = await previewCaller(ctx, authenticate, request)
  if (caller === undefined) return askToSignIn(ctx, site, request)
  const entry = await findPreview(ctx, caller, {
    steps: stepsOf(request.path),
    query: request.query,
  })
  return entry === undefined
    ? notFound(site)
    : showEntry(ctx, site, { request, entry, preview: {} })
}

/** Shows an unpublished entry to anyone with a preview link to it. */
async function answerPreviewLink(
  ctx: AppContext,
  site: PublicSite,
  request: PageRequest,
): Promise<PageAnswer> {
  const linked = await followPreviewLink(ctx, request)
  if (linked.kind === 'published') return toPublished(linked.location)
  if (linked.kind === 'ended') return previewEnded(site)
  const { preview } = linked
  const { entry, changes, expires } = preview
  const showing = { request, entry, preview: { until: expires, changes } }
  return asLinkedPreview(ctx, request, preview, await showEntry(ctx, site, showing))
}

const showUnlocked = (
  ctx: AppContext,
  site: PublicSite,
  showing: Pick<Showing, 'request' | 'entry' | 'home' | 'page'>,
) => showEntry(ctx, site, { ...showing, unlocked: isUnlocked(ctx, showing.request, showing.entry) })
