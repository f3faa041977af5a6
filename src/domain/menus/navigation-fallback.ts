import type { Database } from '../../data/database/database.ts'
import { every, ofType, published, unprotected } from '../../data/entries/entry-filters.ts'
import { byDate, byMenuOrder } from '../../data/entries/entry-orders.ts'
import { listEntries } from '../../data/entries/entry-list-reader.ts'
import type { EntryRow } from '../../data/entries/entry-row.ts'
import { inOneCommit } from '../../data/database/nested-transaction.ts'
import { publishedIn } from '../../data/menus/menu-items.ts'
import { lockMenus } from '../../data/menus/menu-settings.ts'
import { findTerms, listTerms } from '../../data/terms/term-reader.ts'
import type { TermRow } from '../../data/terms/term-row.ts'
import { ANONYMOUS, type Caller } from '../accounts/caller.ts'
import { serializeBlock } from '../../markup/block-comments.ts'
import { contentTypes } from '../content-types/content-types.ts'
import { createEntry } from '../content/saving/create-entry.ts'
import { menuTaxonomy } from '../content-types/taxonomies.ts'
import type { Site } from '../site/site.ts'
import { menuBlocks } from './menu-blocks.ts'
import { findMenuTargets } from './targets.ts'

/** The location, and the name, of the preferred menu. */
const PRIMARY = 'primary'
const MAX_ITEMS = 1000

/**
 * Returns the navigation to use if none is chosen (behaviour/tools.md#navigation-fallback): the
 * newest that everybody may read. If there is none, it is created, once even under concurrent
 * requests.
 */
export async function navigationFallback(site: Site, caller: Caller): Promise<EntryRow> {
  return (await newestNavigation(site.database)) ?? createNavigation(site, caller)
}

async function newestNavigation(database: Database): Promise<EntryRow | undefined> {
  const [row] = await listEntries(database, {
    where: every([ofType('core_navigation'), published, unprotected]),
    orderBy: byDate('desc'),
    limit: 1,
    offset: 0,
  })
  return row
}

function createNavigation(site: Site, caller: Caller): Promise<EntryRow> {
  return inOneCommit(site.database, (joined) =>
    joined.transact(async (tx) => {
      const { locations } = await lockMenus(tx)
      const made = await newestNavigation(joined)
      if (made !== undefined) return made
      const menu = await chooseMenu(joined, locations[PRIMARY])
      const content = menu === undefined ? '' : await contentOfMenu(site, joined, menu.id)
      const input =
        menu === undefined || content === ''
          ? { title: 'Navigation', content: serializeBlock('page-list') }
          : { title: menu.name, content }
      const saving = { site: { ...site, database: joined }, type: contentTypes.core_navigation }
      return createEntry({ ...saving, caller }, { ...input, status: 'publish' })
    }),
  )
}

/** Chooses the menu at the primary location, or the one with that name, or the newest. */
async function chooseMenu(
  database: Database,
  located: number | undefined,
): Promise<TermRow | undefined> {
  const taxonomy = menuTaxonomy.name
  const [there] = located === undefined ? [] : await findTerms(database, taxonomy, [located])
  if (there !== undefined) return there
  const newest = { orderBy: 'id', descending: true, limit: 1, offset: 0 } as const
  const [named] = await listTerms(database, { taxonomy, slugs: [PRIMARY] }, newest)
  if (named !== undefined) return named
  const [last] = await listTerms(database, { taxonomy }, newest)
  return last
}

async function contentOfMenu({ siteUrl }: Site, database: Database, id: number): Promise<string> {
  const items = await listEntries(database, {
    where: every([ofType('nav_menu_item'), publishedIn([id])]),
    orderBy: byMenuOrder('asc'),
    limit: MAX_ITEMS,
    offset: 0,
  })
  return menuBlocks(items, await findMenuTargets(database, siteUrl, ANONYMOUS, items))
}
