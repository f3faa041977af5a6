import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { revisionColumns } from './revision-reader.ts'
import type { RevisionRow } from './revision-row.ts'

/** What an autosave takes down. Texts that are left out stay as an earlier one had them. */
export interface AutosaveValues {
  readonly parentId: number
  readonly authorId: number
  readonly texts: { readonly title?: string; readonly content?: string; readonly excerpt?: string }
  /** The moment without fractions of a second. */
  readonly date: Date
  readonly updatedAt: Date
}

/**
 * Writes the one autosave that a user has of an entry, whether there is one already or not. The
 * unique index decides, so that two writers at once leave one row.
 */
export async function putAutosave(tx: Tx, values: AutosaveValues): Promise<RevisionRow> {
  const { parentId, authorId, date, updatedAt } = values
  const { title = null, content = null, excerpt = null } = values.texts
  const [row] = (
    await sql<RevisionRow>`
    INSERT INTO revisions AS r
      (kind, parent_id, author_id, title, content, excerpt, date, modified, updated_at)
    VALUES ('autosave', ${parentId}, ${authorId}, coalesce(${title}::text, ''),
      coalesce(${content}::text, ''), coalesce(${excerpt}::text, ''), ${date}, ${date},
      ${updatedAt})
    ON CONFLICT (parent_id, author_id) WHERE kind = 'autosave' DO UPDATE SET
      title = coalesce(${title}::text, r.title), content = coalesce(${content}::text, r.content),
      excerpt = coalesce(${excerpt}::text, r.excerpt), date = excluded.date,
      modified = excluded.modified, version = r.version + 1, updated_at = excluded.updated_at
    RETURNING ${revisionColumns}`.execute(tx)
  ).rows
  if (row === undefined) throw new Error('The autosave was not written.')
  return row
}

/** Removes a revision or an autosave. */
export async function removeRevision(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('revisions').where('id', '=', id).execute()
}
