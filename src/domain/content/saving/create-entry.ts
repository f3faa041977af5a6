import type { Tx } from '../../../data/database/database.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import {
  insertEntry,
  lockTree,
  nextEntryId,
  type EntryValues,
} from '../../../data/entries/entry-writer.ts'
import { addPagesToMenus } from '../../../data/menus/menu-pages.ts'
import {
  assignInitialTerms,
  assignInitialTermsAtCommit,
} from '../../../data/terms/term-assignments.ts'
import type { EntryInput } from './entry-input.ts'
import { nextValues } from './next-values.ts'
import { requireAuthor, resolveFeaturedMedia, resolveParent } from './references.ts'
import { requireCreate } from './rights.ts'
import { isCounted, wholeSeconds, saveWithRetry, type WriteDetails, type Saving } from './saving.ts'
import { cleanTexts } from './clean-texts.ts'
import { chooseSlug, candidateSlug, slugScope } from './slug-choice.ts'
import type { SiteSettings } from '../../site/site-settings.ts'
import { postFormats, supports, type ContentType } from '../../content-types/content-types.ts'

/**
 * Creates an item: by default a draft by the caller. It has no revisions.
 * @param writeDetails writes the type's own tables, in the same transaction
 * @throws DomainError as requireCreate and nextValues do; 400 rest_invalid_author,
 *   rest_post_invalid_id (the parent), rest_invalid_featured_media
 */
export async function createEntry(
  saving: Saving,
  input: EntryInput,
  writeDetails?: WriteDetails,
): Promise<EntryRow> {
  const { site, type, caller } = saving
  requireCreate(caller, type, input)
  const settings = await site.settings()
  const { timezone: zone, defaultCategory } = settings
  const cleaned = { ...input, ...(await cleanTexts(site, caller, input)) }
  return saveWithRetry(saving, async (tx) => {
    const clock = site.clock()
    const now = wholeSeconds(clock)
    const values = nextValues(
      undefined,
      { ...siteDefaults(type, settings), ...cleaned },
      { type, caller, now, zone },
    )
    const id = await nextEntryId(tx)
    // The caller is known to exist, and a foreign key guards the reference.
    if (values.authorId !== caller.id) await requireAuthor(tx, values.authorId)
    if (values.parentId !== 0) {
      if (type.hierarchical) await lockTree(tx, type.name)
      values.parentId = await resolveParent(tx, type, id, values.parentId)
    }
    values.featuredMedia = await resolveFeaturedMedia(tx, input.featuredMedia, undefined)
    const slug = await insertWithSlug(tx, saving, id, values, input.slug, clock)
    const wanted = { ...defaultTerms(saving, defaultCategory), ...input.terms }
    const counted = isCounted(values.status)
    const assign = writeDetails === undefined ? assignInitialTermsAtCommit : assignInitialTerms
    await assign(tx, { entryId: id, wanted, counted, now: clock })
    await writeDetails?.(tx, id)
    if (type.name === 'page' && counted) await addPagesToMenus(tx, [id], clock)
    return { ...values, id, slug }
  })
}

/** Items without a category get the default one. */
function defaultTerms({ type }: Saving, category: number): Record<string, readonly number[]> {
  return type.taxonomies.includes('category') ? { category: [category] } : {}
}

/** More than the number of writers that can compete for one slug. */
const MAX_ATTEMPTS = 1000

/**
 * Inserts with the first free slug, and retries with the next if a concurrent write takes it.
 * @returns the slug
 */
async function insertWithSlug(
  tx: Tx,
  { type, caller }: Saving,
  id: number,
  next: EntryValues,
  sent: string | undefined,
  clock: Date,
): Promise<string> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const question = { type, caller, id, before: undefined, next, sent }
    // Most slugs are free, so a free one is searched only if the first choice is taken.
    const hoped = attempt === 1 ? candidateSlug(question) : undefined
    const slug = hoped ?? (await chooseSlug(tx, question)).slug
    const values = { ...next, slug, slugScope: slugScope(type, next) }
    if (await insertEntry(tx, id, values, clock)) return slug
  }
  throw new Error('No slug stayed free long enough.')
}

/**
 * Fills in defaults for a new item from the settings of the site
 * (behaviour/site.md#settings). Types that are closed by default stay so.
 */
function siteDefaults(
  type: ContentType,
  settings: Pick<SiteSettings, 'defaultCommentStatus' | 'defaultPingStatus' | 'defaultPostFormat'>,
): EntryInput {
  const format = postFormats.find((name) => name === settings.defaultPostFormat)
  return {
    ...(type.defaultCommentStatus === 'open' && { commentStatus: settings.defaultCommentStatus }),
    ...(type.defaultPingStatus === 'open' && { pingStatus: settings.defaultPingStatus }),
    ...(supports(type, 'formats') && format !== undefined && { format }),
  }
}
