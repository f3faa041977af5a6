import type { EntryRow } from '../../../data/entries/entry-row.ts'
import {
  lockTree,
  updateEntry as store,
  updateEntryAtCommit as storeAtCommit,
} from '../../../data/entries/entry-writer.ts'
import type { EntryValues } from '../../../data/entries/entry-writer.ts'
import { addPagesToMenus } from '../../../data/menus/menu-pages.ts'
import { assignTerms, type TermChange } from '../../../data/terms/term-assignments.ts'
import type { EntryInput } from './entry-input.ts'
import { nextValues } from './next-values.ts'
import { requireAuthor, resolveFeaturedMedia, resolveParent } from './references.ts'
import { requireUpdate } from './rights.ts'
import { lockEntryForWrite, isCounted, revisionBy, wholeSeconds, saveWithRetry } from './saving.ts'
import type { WriteDetails, Guard, Saving } from './saving.ts'
import { cleanTexts } from './clean-texts.ts'
import { chooseSlug, slugScope } from './slug-choice.ts'

/**
 * Updates the members that the input contains. A status restores an item from the trash. The first
 * update always stores a revision, later ones only if a text changes.
 *
 * @param writeDetails writes the type's own tables, in the same transaction
 * @throws DomainError as requireUpdate and nextValues do; 404 rest_post_invalid_id;
 *   400 rest_invalid_author, rest_post_invalid_id (the parent)
 */
export async function updateEntry(
  saving: Saving,
  id: number,
  input: EntryInput,
  guard: Guard,
  writeDetails?: WriteDetails,
): Promise<EntryRow> {
  const { site, type, caller } = saving
  const { timezone: zone } = await site.settings()
  const cleaned = { ...input, ...(await cleanTexts(site, caller, input)) }
  return saveWithRetry(saving, async (tx) => {
    // Lock the tree before the item, as all writers do that may change the tree.
    if (input.parentId !== undefined && type.hierarchical) await lockTree(tx, type.name)
    const before = await lockEntryForWrite(tx, saving, id)
    requireUpdate(caller, type, before, input)
    guard(before)
    const clock = site.clock()
    const now = wholeSeconds(clock)
    const next = nextValues(before, cleaned, { type, caller, now, zone })
    if (next.authorId !== before.authorId) await requireAuthor(tx, next.authorId)
    if (input.parentId !== undefined) {
      next.parentId = await resolveParent(tx, type, id, input.parentId)
    }
    next.featuredMedia = await resolveFeaturedMedia(tx, input.featuredMedia, before.featuredMedia)
    const question = { type, caller, id, before, next, sent: input.slug }
    Object.assign(next, await chooseSlug(tx, question))
    const values = { ...changed(before, next), slugScope: slugScope(type, next) }
    const revision = revisionBy(saving, now)
    const counted = { before: isCounted(before.status), after: isCounted(next.status) }
    if (isAlone(input, counted) && writeDetails === undefined) {
      await storeAtCommit(tx, id, values, clock, revision)
      return id
    }
    await store(tx, id, values, clock, revision)
    await assignTerms(tx, { entryId: id, wanted: input.terms ?? {}, counted }, clock)
    await writeDetails?.(tx, id)
    const appears = counted.after && !counted.before
    if (type.name === 'page' && appears) await addPagesToMenus(tx, [id], clock)
    return id
  })
}

/** Whether the entry itself is all that changes: neither its terms nor their totals nor menus. */
const isAlone = ({ terms = {} }: EntryInput, { before, after }: TermChange['counted']): boolean =>
  Object.keys(terms).length === 0 && before === after

/** Returns the changed columns: unchanged ones need no index update and no new search text. */
function changed(before: EntryRow, next: EntryValues): Partial<EntryValues> & Leaving {
  const differing = Object.entries(next).filter(
    ([name, value]) => !isSame(value, before[name as keyof EntryValues]),
  )
  const left = before.status === 'trash' && next.status !== 'trash'
  return { ...(Object.fromEntries(differing) as Partial<EntryValues>), ...(left && NOT_TRASHED) }
}

interface Leaving {
  trashedAt?: null
}

const NOT_TRASHED: Leaving = { trashedAt: null }

function isSame(one: unknown, other: unknown): boolean {
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime()
  return one === other
}
