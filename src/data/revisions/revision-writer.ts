import { sql } from 'kysely'
import { written } from '../database/columns.ts'
import type { Tx } from '../database/database.ts'
import { revisionSelections } from './revision-reader.ts'
import { revisionColumns, type RevisionRow } from './revision-row.ts'

/** The values of an autosave. Omitted texts keep the value of the previous one. */
export interface AutosaveValues {
  readonly parentId: number
  readonly authorId: number
  readonly texts: { readonly title?: string; readonly content?: string; readonly excerpt?: string }
  /** Of an event; replaces what the previous one had. */
  readonly changes?: Readonly<Record<string, unknown>>
  /** Without fractions of a second. */
  readonly date: Date
  readonly updatedAt: Date
}

/**
 * Creates or updates the one autosave that a user has of an entry. The unique index decides, so
 * concurrent writers leave one row.
 */
export async function putAutosave(tx: Tx, values: AutosaveValues): Promise<RevisionRow> {
  const { parentId, authorId, changes, date, updatedAt } = values
  const { title = '', content = '', excerpt = '' } = values.texts
  const kept = (name: keyof AutosaveValues['texts']) =>
    sql<string>`coalesce(${values.texts[name] ?? null}::text, ${sql.ref(`revisions.${name}`)})`
  const other = { kind: 'autosave', parentId, authorId, date, modified: date, updatedAt } as const
  return tx
    .insertInto('revisions')
    .values({
      ...written(revisionColumns, other),
      title,
      content,
      excerpt,
      changes: changes === undefined ? null : JSON.stringify(changes),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['parent_id', 'author_id'])
        .where('kind', '=', sql.lit('autosave'))
        .doUpdateSet((r) => ({
          title: kept('title'),
          content: kept('content'),
          excerpt: kept('excerpt'),
          changes: r.ref('excluded.changes'),
          date: r.ref('excluded.date'),
          modified: r.ref('excluded.modified'),
          version: r('revisions.version', '+', 1),
          updated_at: r.ref('excluded.updated_at'),
        })),
    )
    .returning(revisionSelections)
    .executeTakeFirstOrThrow()
}

/** Deletes a revision or autosave. */
export async function removeRevision(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('revisions').where('id', '=', id).execute()
}

/** Deletes the autosave that a user has of an entry, if there is one. */
export async function removeAutosave(tx: Tx, parentId: number, authorId: number): Promise<void> {
  await tx
    .deleteFrom('revisions')
    .where('parent_id', '=', parentId)
    .where('author_id', '=', authorId)
    .where('kind', '=', sql.lit('autosave'))
    .execute()
}
