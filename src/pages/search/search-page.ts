import type { AppContext } from '../../context.ts'
import type { EntryRow } from '../../data/entries/entry-row.ts'
import { findEventDetails } from '../../data/events/event-reader.ts'
import { searchedKind, searchSite } from '../../domain/archives/site-search.ts'
import { countThatFits } from '../../domain/content/reading/page-size.ts'
import { prerender, renderContent } from '../../domain/content/rendering/render.ts'
import { plainContentsAhead, plainExcerpt, plainText } from '../../domain/embeds/entry-texts.ts'
import { pageSize } from '../../domain/site/site-settings.ts'
import type { PageAnswer, PageRequest } from '../../http/pages.ts'
import { pageAds } from '../ads/page-ads.ts'
import { publicDocument, publicHeaders, type PublicSite } from '../entry-page-layout.ts'
import { styleAttributes } from '../style-attributes.ts'
import type { SearchResult } from './search-results.ts'
import { searchPage } from './search-view.ts'

interface SearchRequest {
  readonly request: PageRequest
  readonly text: string
  /** From 1. */
  readonly page: number
}

/**
 * The page of what a search finds, `/?s=words` or of one kind `/?s=words&type=event`; undefined
 * beyond its last page.
 */
export async function answerSearch(
  ctx: AppContext,
  site: PublicSite,
  { request, text, page }: SearchRequest,
): Promise<PageAnswer | undefined> {
  const settings = await ctx.settings()
  const { language, timezone: zone } = settings
  const kind = searchedKind(request.query.get('type'))
  const found = await searchSite(ctx.database, {
    text,
    kind,
    language,
    page,
    perPage: pageSize(settings),
  })
  if (found === undefined) return undefined
  const [results, ads] = await Promise.all([
    resultsOf(ctx, found.entries),
    pageAds(ctx, request, { kind: 'list', list: 'search' }),
  ])
  const shown = searchPage(site, { text, kind, found, results, zone, ads })
  const styles = styleAttributes(ads?.styledMarkup() ?? '')
  return {
    status: 200,
    headers: publicHeaders(site, { styles, directives: ads?.policy() }),
    body: publicDocument(site, shown),
  }
}

/** Contents of maximum length that are looked through for words; further ones show the excerpt. */
const MAX_CONTENTS = 1

/** Loads the shown parts of entries in one statement. */
async function resultsOf(
  { database, contentLimit }: AppContext,
  entries: readonly EntryRow[],
): Promise<SearchResult[]> {
  const events = entries.filter(({ type }) => type === 'cal_events')
  const details = await findEventDetails(
    database,
    events.map(({ id }) => id),
  )
  const read = countThatFits({ contentLimit }, entries, MAX_CONTENTS)
  await plainContentsAhead(entries.slice(0, read))
  await prerender(entries, ['excerpt'])
  return entries.map((entry, index) => ({
    entry,
    event: details.get(entry.id),
    excerpt: plainExcerpt(entry),
    content: index < read ? plainText(renderContent(entry.content)) : '',
  }))
}
