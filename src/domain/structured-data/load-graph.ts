/** Loads the data for the graph of an entry, in a fixed number of statements. */
import { byDate, ofType, onEntries, withStatus } from '../../data/comments/comment-filters.ts'
import { countComments, listComments } from '../../data/comments/comment-reader.ts'
import { byId } from '../../data/entries/entry-orders.ts'
import {
  below,
  every,
  ofMediaKindsOrTypes,
  some,
  withIds,
} from '../../data/entries/entry-filters.ts'
import { inLineage } from '../../data/entries/entry-paths.ts'
import { listEntries } from '../../data/entries/entry-list-reader.ts'
import { findEntry } from '../../data/entries/entry-reader.ts'
import type { EntryRow } from '../../data/entries/entry-row.ts'
import { findPlace } from '../../data/places/place-reader.ts'
import { findTermsWithAncestors } from '../../data/terms/term-lineage.ts'
import { findUsers } from '../../data/users/user-reader.ts'
import { languageTag } from '../../messages/language-tags.ts'
import { ANONYMOUS, type Caller } from '../accounts/caller.ts'
import { loadEvents, placesVisibleTo } from '../calendar/events/load-events.ts'
import { contentType } from '../content-types/content-types.ts'
import { canEdit } from '../content/entry-policy.ts'
import { prerender, renderContent } from '../content/rendering/render.ts'
import { runToCompletion, runInSlices, LARGE_TEXT } from '../text/slices.ts'
import { publicEntries } from '../embeds/address-resolvers.ts'
import { plainContentsAhead, plainTitle } from '../embeds/entry-texts.ts'
import { findPublicEntry } from '../embeds/public-entries.ts'
import { linkOf } from '../embeds/site-embed.ts'
import type { Site } from '../site/site.ts'
import { contentMedia, NO_CONTENT_MEDIA, type ContentMedia } from './content-media.ts'
import { describedTypeNames, graphOf } from './graph.ts'
import type { DescribedSite, GraphSource, Breadcrumb } from './graph-source.ts'
import type { Node } from './node.ts'
import {
  readStructuredDataOptions,
  type StructuredDataOptions,
} from '../site/structured-data-settings.ts'
import { MAX_VIDEOS } from './pictures.ts'
import { organization, webSite } from './site-nodes.ts'

/** The maximum number of comments in the graph. */
const MOST_COMMENTS = 20
/** The depth to which pages are looked up (entry-reader.ts). */
const DEEPEST = 50

/**
 * The structured data of a public entry; empty for anything else, so that it does not reveal
 * whether the entry exists (behaviour/structured-data.md#route).
 */
export async function structuredDataOf(site: Site, id: number): Promise<Node[]> {
  const entry = await findPublicEntry(site.database, id)
  if (entry === undefined) return []
  return graphOfEntry(site, entry)
}

/**
 * The same for callers who may edit the entry, even before it is published. Other callers, and
 * entries in the trash, get the public data.
 */
export async function structuredDataPreviewOf(
  site: Site,
  caller: Caller,
  id: number,
): Promise<Node[]> {
  const entry = await findEntry(site.database, id)
  const shown = entry !== undefined && entry.status !== 'trash' && mayEdit(caller, entry)
  return shown ? graphOfEntry(site, entry, caller) : structuredDataOf(site, id)
}

function mayEdit(caller: Caller, entry: EntryRow): boolean {
  const type = contentType(entry.type)
  return type !== undefined && canEdit(caller, type, entry)
}

/**
 * The same for a loaded entry; the caller has checked that it may be shown.
 *
 * @param caller whose view of the calendar data is used; the public by default
 */
export async function graphOfEntry(
  site: Site,
  entry: EntryRow,
  caller: Caller = ANONYMOUS,
): Promise<Node[]> {
  const type = contentType(entry.type)
  if (type === undefined || !describedTypeNames.includes(type.name)) return []
  return graphOf(await loadGraphSource(site, entry, type, caller))
}

/** The nodes of the site itself, for its front page. */
export async function siteNodes(site: Site): Promise<Node[]> {
  const settings = await site.settings()
  const id = logoId(settings)
  const [logo] = id === 0 ? [] : await listPublic(site, withIds([id]), 1)
  const described = describe(site.siteUrl, settings, logo)
  return [webSite(described), organization(described)]
}

async function loadGraphSource(
  site: Site,
  entry: EntryRow,
  type: GraphSource['type'],
  caller: Caller,
): Promise<GraphSource> {
  const { database, siteUrl } = site
  if (entry.password === '') {
    await plainContentsAhead([entry])
    await prerender([entry], ['excerpt'])
  }
  const settings = await site.settings()
  const options = readStructuredDataOptions(settings.structuredData) ?? {}
  const logo = logoId(settings)
  const pictures = [entry.featuredMedia, logo].filter((id) => id !== 0)
  const [[author], terms, above, found, films, comments, calendar] = await Promise.all([
    findUsers(database, [entry.authorId]),
    findTermsWithAncestors(database, Object.values(entry.terms).flat()),
    stepsAbove(site, entry),
    listPublic(site, withIds(pictures), pictures.length),
    listPublic(
      site,
      every([below([entry.id]), ofMediaKindsOrTypes(['video'], [])]),
      options.video === false ? 0 : MAX_VIDEOS,
    ),
    options.comments === true ? newestComments(site, entry) : NO_COMMENTS,
    calendarPart(site, entry, caller),
  ])
  return {
    site: describe(
      siteUrl,
      settings,
      found.find(({ id }) => id === logo),
    ),
    type,
    entry,
    url: linkOf(siteUrl, entry),
    author,
    terms,
    above,
    picture: found.find(({ id }) => id === entry.featuredMedia),
    films,
    inContent: await mediaShownBy(entry, site, options),
    ...comments,
    ...calendar,
  }
}

/** The publisher's image: its own, or that of the site; 0 for none. */
const logoId = ({ structuredData, siteLogo }: Awaited<ReturnType<Site['settings']>>): number =>
  structuredData.organization?.logo ?? siteLogo

/** Empty for an entry with a password. */
async function mediaShownBy(
  { content, password }: EntryRow,
  { siteUrl }: Site,
  { video = true }: StructuredDataOptions,
): Promise<ContentMedia> {
  if (password !== '') return NO_CONTENT_MEDIA
  const html = renderContent(content)
  const find = () => contentMedia(html, `${siteUrl}/`)
  const shown = html.length < LARGE_TEXT ? runToCompletion(find()) : await runInSlices(find)
  return video ? shown : { ...shown, videos: [] }
}

type Comments = Pick<GraphSource, 'comments' | 'commentCount'>

const NO_COMMENTS: Comments = { comments: [], commentCount: 0 }

/** None for an entry with a password, whose comments are protected too. */
async function newestComments({ database }: Site, { id, password }: EntryRow): Promise<Comments> {
  if (password !== '') return NO_COMMENTS
  const where = every([onEntries([id]), withStatus(['approved']), ofType('comment')])
  const page = { orderBy: byDate('desc'), limit: MOST_COMMENTS, offset: 0 }
  const comments = await listComments(database, { where, onEntries: [id], ...page })
  const isWhole = comments.length < MOST_COMMENTS
  const commentCount = isWhole
    ? comments.length
    : await countComments(database, { where, onEntries: [id] })
  return { comments, commentCount }
}

/** The calendar data of an entry, as the caller may see it. */
async function calendarPart(
  { database }: Site,
  entry: EntryRow,
  caller: Caller,
): Promise<Pick<GraphSource, 'event' | 'venue' | 'organizer'>> {
  const visibility = placesVisibleTo(caller)
  if (entry.type === 'cal_events') {
    const [event] = await loadEvents(database, caller, [entry])
    return { event }
  }
  if (entry.type === 'cal_venue') {
    return { venue: await findPlace(database, 'venue', entry.id, visibility) }
  }
  if (entry.type === 'cal_organizer') {
    return { organizer: await findPlace(database, 'organizer', entry.id, visibility) }
  }
  return {}
}

/** The data of the site's nodes. */
export function describe(
  siteUrl: string,
  settings: Awaited<ReturnType<Site['settings']>>,
  logo: EntryRow | undefined,
): DescribedSite {
  const { title, description, language, timezone: zone } = settings
  return {
    siteUrl,
    title,
    description,
    language: languageTag(language),
    zone,
    bySiteClock: settings.timezoneMode === 'site',
    logo,
    options: readStructuredDataOptions(settings.structuredData) ?? {},
  }
}

async function listPublic(
  { database }: Site,
  where: Parameters<typeof every>[0][number],
  limit: number,
): Promise<EntryRow[]> {
  if (limit === 0) return []
  const condition = every([where, some(publicEntries)])
  return listEntries(database, { where: condition, orderBy: byId('asc'), limit, offset: 0 })
}

/** Pages above a page, or what a file is attached to: those that everybody may read. */
async function stepsAbove(site: Site, entry: EntryRow): Promise<Breadcrumb[]> {
  if (entry.parentId === 0) return []
  const rows = await listPublic(site, inLineage(entry.parentId), DEEPEST)
  const steps: Breadcrumb[] = []
  for (let next = entry.parentId; next !== 0 && steps.length < rows.length;) {
    const row = rows.find(({ id }) => id === next)
    if (row === undefined) break
    steps.unshift({ name: plainTitle(row), url: linkOf(site.siteUrl, row) })
    next = row.parentId
  }
  return steps
}
