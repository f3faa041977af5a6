import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { isTopLevelSlug, TOP_TYPES } from './slug-conflicts.ts'

/** A slug that an item might get. */
export interface SlugCandidate {
  /** The item that asks; its own slug does not stand in its way. 0 for none. */
  readonly id: number
  readonly type: string
  /** The parent of a page, 0 for flat types. */
  readonly scope: number
  readonly slug: string
}

/** Which of the candidates belong to another item already, by their places in the list. */
export async function takenSlugs(
  database: Database,
  candidates: readonly SlugCandidate[],
): Promise<ReadonlySet<number>> {
  if (candidates.length === 0) return new Set()
  const column = <Key extends keyof SlugCandidate>(key: Key): SlugCandidate[Key][] =>
    candidates.map((candidate) => candidate[key])
  const first = candidates.map(({ type, scope }) => isTopLevelSlug(type, scope))
  // Lists whose lengths are in sight are planned anew each time, which takes longer than the rest.
  const rows = (
    await sql<{ place: number }>`SELECT wanted.place::int AS place
        FROM unnest((SELECT ${column('id')}::int[]), (SELECT ${column('type')}::text[]),
          (SELECT ${column('scope')}::int[]), (SELECT ${column('slug')}::text[]),
          (SELECT ${first}::boolean[])) WITH ORDINALITY AS wanted (id, type, scope, slug, first, place)
        WHERE EXISTS (
          SELECT FROM entries e
          WHERE (e.type = wanted.type OR wanted.first AND e.type = ANY(${TOP_TYPES}::text[]))
            AND e.slug_scope = wanted.scope AND e.slug = wanted.slug AND e.slug <> '' AND e.status <> 'trash' AND e.id <> wanted.id
        )`.execute(database.db)
  ).rows
  return new Set(rows.map(({ place }) => place - 1))
}
