import type { EntryRow } from '../../../data/entries/entry-row.ts'
import type { RevisionRow } from '../../../data/revisions/revision-row.ts'
import type { Texts } from '../saving/entry-input.ts'
import type { Saving } from '../saving/saving.ts'
import { updateEntry } from '../saving/update-entry.ts'
import type { Guard } from '../../errors/guard.ts'

/**
 * Restores an item's title, content and excerpt from one of its revisions, by the rules of any
 * update: it creates a revision, and markup that the caller may not use is removed.
 * @throws DomainError as updateEntry does
 */
export async function restoreRevision(
  saving: Saving,
  revision: RevisionRow,
  guard: Guard,
): Promise<EntryRow> {
  return updateEntry(saving, revision.parentId, snapshotTexts(revision), guard)
}

/**
 * The texts that an item gets from one of its revisions. An empty text of an autosave may as well be
 * one that was never sent, so it empties nothing; that of an event has all texts.
 */
export function snapshotTexts(snapshot: RevisionRow): Partial<Texts> {
  const { kind, changes, title, content, excerpt } = snapshot
  const texts = { title, content, excerpt }
  if (kind === 'revision' || changes !== null) return texts
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
}
