import type { Tx } from '../../../data/database/database.ts'
import { readEntry } from '../../../data/entries/entry-reader.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { updateEntry } from '../../../data/entries/entry-updates.ts'
import type { RevisionRow } from '../../../data/revisions/revision-row.ts'
import { putAutosave } from '../../../data/revisions/revision-writer.ts'
import type { Caller } from '../../accounts/caller.ts'
import { isFlat } from '../../content-types/content-types.ts'
import { failure } from '../../errors/errors.ts'
import type { Guard } from '../../errors/guard.ts'
import { metaKeysOf } from '../meta-keys.ts'
import { parseMeta } from '../meta.ts'
import type { EntryInput, Texts } from '../saving/entry-input.ts'
import { nextValues } from '../saving/next-values.ts'
import { requireStatus, requireUpdate } from '../saving/rights.ts'
import {
  lockEntryForWrite,
  wholeSeconds,
  transactWithRetry,
  type Saving,
} from '../saving/saving.ts'
import { cleanTexts } from '../saving/clean-texts.ts'

/** Where unsaved changes were stored: as an autosave, or in the draft itself. */
export interface Autosaved {
  readonly entry: EntryRow
  /** undefined when the draft itself was changed. */
  readonly autosave: RevisionRow | undefined
}

/**
 * Saves unsaved changes (behaviour/content.md#autosaves): a draft is changed directly by its own
 * author, without a revision; of any other item the caller has one autosave. Only texts are stored;
 * other members of the input must be permitted, but have no effect.
 * @throws DomainError as requireUpdate does; rest_cannot_publish, 400 rest_invalid_type, 400
 *   empty_content (a draft), 404 rest_post_invalid_id
 */
export async function saveAutosave(
  saving: Saving,
  id: number,
  input: EntryInput,
  guard: Guard,
): Promise<Autosaved> {
  const { site, type, caller } = saving
  const { timezone: zone } = await site.settings()
  const texts = await cleanTexts(site, caller, textsOf(input))
  return transactWithRetry(saving, async (tx) => {
    // Locked, so that it is neither published nor deleted in the meantime.
    const entry = await lockEntryForWrite(tx, saving, id)
    requireUpdate(caller, type, entry, input)
    guard(entry)
    requireStatus(caller, type, input.status, entry.status)
    parseMeta(input.meta, metaKeysOf(type.name))
    if (isOwnDraft(caller, entry)) {
      return { entry: await changeDraft(tx, saving, entry, texts, zone), autosave: undefined }
    }
    const updatedAt = site.clock()
    const autosave = await putAutosave(tx, {
      parentId: id,
      authorId: caller.id,
      texts,
      date: wholeSeconds(updatedAt),
      updatedAt,
    })
    return { entry, autosave }
  })
}

const isOwnDraft = (caller: Caller, { status, authorId }: EntryRow): boolean =>
  status === 'draft' && authorId === caller.id

function textsOf({ title, content, excerpt }: EntryInput): Partial<Texts> {
  return {
    ...(title !== undefined && { title }),
    ...(content !== undefined && { content }),
    ...(excerpt !== undefined && { excerpt }),
  }
}

async function changeDraft(
  tx: Tx,
  saving: Saving,
  before: EntryRow,
  texts: Partial<Texts>,
  zone: string,
): Promise<EntryRow> {
  const { site, type, caller } = saving
  const clock = site.clock()
  const now = wholeSeconds(clock)
  const next = nextValues(before, texts, { type, caller, now, zone })
  const { title, content, excerpt, date, modified } = next
  await updateEntry(tx, before.id, { title, content, excerpt, date, modified }, clock)
  const row = await readEntry(tx, before.id, { flat: isFlat(type) })
  if (row === undefined) throw failure('rest_post_invalid_id')
  return row
}
