import type { EntryRow } from '../../../data/entries/entry-row.ts'
import {
  updateIfUnchanged,
  updateIfUnchangedAtCommit,
} from '../../../data/entries/entry-updates.ts'
import { lockTree, type EntryValues } from '../../../data/entries/entry-writer.ts'
import type { Tx } from '../../../data/database/database.ts'
import { addPagesToMenus } from '../../../data/menus/menu-pages.ts'
import { assignTerms, type TermChange } from '../../../data/terms/term-assignments.ts'
import type { ContentType } from '../../content-types/content-types.ts'
import type { EntryInput } from './entry-input.ts'
import { nextValues } from './next-values.ts'
import { requireAuthor, resolveFeaturedMedia, resolveParent } from './references.ts'
import { requireUpdate } from './rights.ts'
import {
  lockEntryForWrite,
  isCounted,
  revisionBy,
  wholeSeconds,
  saveWithRetry,
  type WriteDetails,
  type Saving,
} from './saving.ts'
import { cleanTexts } from './clean-texts.ts'
import { chooseSlug, slugScope } from './slug-choice.ts'
import type { Guard } from '../../errors/guard.ts'

/** What an update of an item does, whatever the item is like by then. */
interface Update {
  readonly saving: Saving
  /** With cleaned texts. */
  readonly input: EntryInput
  readonly guard: Guard
  readonly zone: string
  readonly writeDetails: WriteDetails | undefined
}

/**
 * Updates the members that the input contains. A status restores an item from the trash. The first
 * update always stores a revision, later ones only if a text changes.
 *
 * @param item its id, or the item as it was read before: unless somebody changes it meanwhile,
 *   that spares a lock
 * @param writeDetails writes the type's own tables, in the same transaction
 * @throws DomainError as requireUpdate and nextValues do; 404 rest_post_invalid_id;
 *   400 rest_invalid_author, rest_post_invalid_id (the parent)
 */
export async function updateEntry(
  saving: Saving,
  item: number | EntryRow,
  input: EntryInput,
  guard: Guard,
  writeDetails?: WriteDetails,
): Promise<EntryRow> {
  const { site, type, caller } = saving
  const { timezone: zone } = await site.settings()
  const cleaned = { ...input, ...(await cleanTexts(site, caller, input)) }
  const update = { saving, input: cleaned, guard, zone, writeDetails }
  const id = typeof item === 'number' ? item : item.id
  const locking = async (tx: Tx): Promise<EntryRow> => {
    // Lock the tree before the item, as all writers do that may change the tree.
    if (locksTree(type, input)) await lockTree(tx, type.name)
    return lockEntryForWrite(tx, saving, id)
  }
  if (typeof item !== 'number' && !locksTree(type, input)) {
    const updated = await updateUnchanged(update, () => Promise.resolve(item))
    if (updated !== undefined) return updated
  }
  const updated = await updateUnchanged(update, locking)
  if (updated === undefined) throw new Error('An item changed while it was locked.')
  return updated
}

/**
 * Updates an item in a transaction, unless it is no longer as it was read.
 * @returns the item after it; undefined if somebody else has changed it
 */
async function updateUnchanged(
  update: Update,
  read: (tx: Tx) => Promise<EntryRow>,
): Promise<EntryRow | undefined> {
  let isStored: Stored['isStored'] | undefined
  const row = await saveWithRetry(update.saving, async (tx) => {
    const before = await read(tx)
    const stored = await storeUpdate(tx, update, before)
    isStored = stored.isStored
    return { ...stored.next, id: before.id }
  })
  return (await isStored?.()) === true ? row : undefined
}

const locksTree = ({ hierarchical }: ContentType, { parentId }: EntryInput): boolean =>
  parentId !== undefined && hierarchical

interface Stored {
  readonly next: EntryValues
  /** Checks whether the item was as given, after the transaction. */
  readonly isStored: () => Promise<boolean>
}

async function storeUpdate(tx: Tx, update: Update, before: EntryRow): Promise<Stored> {
  const { saving, input, writeDetails } = update
  const { id } = before
  const clock = saving.site.clock()
  const now = wholeSeconds(clock)
  const next = await nextEntry(tx, update, before, now)
  const values = { ...changed(before, next), slugScope: slugScope(saving.type, next) }
  const revision = revisionBy(saving, now)
  const counted = { before: isCounted(before.status), after: isCounted(next.status) }
  if (isAlone(input, counted) && writeDetails === undefined) {
    return { next, isStored: await updateIfUnchangedAtCommit(tx, before, values, clock, revision) }
  }
  const stored = await updateIfUnchanged(tx, before, values, clock, revision)
  if (stored) {
    await assignTerms(tx, { entryId: id, wanted: input.terms ?? {}, counted }, clock)
    await writeDetails?.(tx, id)
    const appears = counted.after && !counted.before
    if (saving.type.name === 'page' && appears) await addPagesToMenus(tx, [id], clock)
  }
  return { next, isStored: () => Promise.resolve(stored) }
}

/** The values after the update. Users, files and slugs that they refer to are locked. */
async function nextEntry(
  tx: Tx,
  { saving, input, guard, zone }: Update,
  before: EntryRow,
  now: Date,
): Promise<EntryValues> {
  const { type, caller } = saving
  const { id } = before
  requireUpdate(caller, type, before, input)
  guard(before)
  const next = nextValues(before, input, { type, caller, now, zone })
  if (next.authorId !== before.authorId) await requireAuthor(tx, next.authorId)
  if (input.parentId !== undefined) {
    next.parentId = await resolveParent(tx, type, id, input.parentId)
  }
  next.featuredMedia = await resolveFeaturedMedia(tx, input.featuredMedia, before.featuredMedia)
  const question = { type, caller, id, before, next, sent: input.slug }
  return Object.assign(next, await chooseSlug(tx, question))
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
