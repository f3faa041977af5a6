import type { Tx } from '../../../data/database.ts'
import type { EntryRow } from '../../../data/entry-row.ts'
import { insertEntry, lockTree, nextEntryId, type EntryValues } from '../../../data/entry-writer.ts'
import { addPagesToMenus } from '../../../data/menu-pages.ts'
import { assignInitialTerms } from '../../../data/term-assignments.ts'
import type { EntryInput } from './entry-input.ts'
import { nextValues } from './next-values.ts'
import { requireAuthor, resolveFeaturedMedia, resolveParent } from './references.ts'
import { requireCreate } from './rights.ts'
import { isCounted, savedEntry, wholeSeconds, write, type Beside, type Saving } from './saving.ts'
import { siteDefaults } from './site-defaults.ts'
import { cleanTexts } from './texts.ts'
import { chooseSlug, hopedSlug, slugScope } from './slug-choice.ts'

/**
 * Writes a new item: a draft of the caller unless the input says otherwise. It has no revision.
 *
 * @param beside writes what the type keeps beside the entry, in the same transaction
 * @throws DomainError as requireCreate and nextValues do; 400 rest_invalid_author,
 *   rest_post_invalid_id (the parent), rest_invalid_featured_media
 */
export async function createEntry(
  saving: Saving,
  input: EntryInput,
  beside?: Beside,
): Promise<EntryRow> {
  const { site, type, caller } = saving
  requireCreate(caller, type, input)
  const settings = await site.settings()
  const { timezone: zone, defaultCategory } = settings
  const cleaned = { ...input, ...(await cleanTexts(site, caller, input)) }
  return write(saving, async (tx) => {
    const clock = site.clock()
    const now = wholeSeconds(clock)
    const values = nextValues(
      undefined,
      { ...siteDefaults(type, settings), ...cleaned },
      { type, caller, now, zone },
    )
    const id = await nextEntryId(tx)
    // That the caller is there is known already, and the database holds on to it.
    if (values.authorId !== caller.id) await requireAuthor(tx, values.authorId)
    if (values.parentId !== 0) {
      if (type.hierarchical) await lockTree(tx, type.name)
      values.parentId = await resolveParent(tx, type, id, values.parentId)
    }
    values.featuredMedia = await resolveFeaturedMedia(tx, input.featuredMedia, undefined)
    await insertWithSlug(tx, saving, id, values, input.slug, clock)
    const wanted = { ...defaultTerms(saving, defaultCategory), ...input.terms }
    const counted = isCounted(values.status)
    await assignInitialTerms(tx, { entryId: id, wanted, counted }, clock)
    await beside?.(tx, id)
    if (type.name === 'page' && counted) await addPagesToMenus(tx, [id], clock)
    return savedEntry(tx, saving, id)
  })
}

/** Items that name no category are in the default one. */
function defaultTerms({ type }: Saving, category: number): Record<string, readonly number[]> {
  return type.taxonomies.includes('category') ? { category: [category] } : {}
}

/** As many writers as can want one slug at the same moment, and more. */
const TRIES = 1000

/** Inserts under the first slug that is free; who loses a race for one takes the next. */
async function insertWithSlug(
  tx: Tx,
  { type, caller }: Saving,
  id: number,
  next: EntryValues,
  sent: string | undefined,
  clock: Date,
): Promise<void> {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const question = { type, caller, id, before: undefined, next, sent }
    // Most slugs are free: one is looked for only when the first choice was taken.
    const hoped = attempt === 1 ? hopedSlug(question) : undefined
    const slug = hoped ?? (await chooseSlug(tx, question)).slug
    const values = { ...next, slug, slugScope: slugScope(type, next) }
    if (await insertEntry(tx, id, values, clock)) return
  }
  throw new Error('No slug stayed free long enough.')
}
