import { sql, type Compilable, type Expression } from 'kysely'
import { atCommit } from '../database/at-commit.ts'
import { builder } from '../database/builder.ts'
import type { Database, Tx } from '../database/database.ts'
import { anyOf, integers, listed, texts } from '../database/expressions.ts'
import { holdsSlug, isTopLevelSlug, TOP_TYPES } from './slug-conflicts.ts'

/** A candidate slug for an item. */
export interface SlugCandidate {
  /** The item itself, whose own slug is not a conflict; 0 for none. */
  readonly id: number
  readonly type: string
  /** The parent of a page, 0 for flat types. */
  readonly scope: number
  readonly slug: string
}

/** The planner would plan lists of visible length each time, which takes longer than the query. */
const outOfSight = <Values>(list: Expression<Values>) => sql<Values>`(select ${list})`

/** The positions of those candidates that belong to another item. */
export async function takenSlugs(
  { db }: Database,
  candidates: readonly SlugCandidate[],
): Promise<ReadonlySet<number>> {
  if (candidates.length === 0) return new Set()
  return positionsOf((await db.executeQuery(takenOf(candidates).compile())).rows)
}

/**
 * Like `takenSlugs`, as one of the last statements of a transaction that nobody has joined.
 * @returns a function that waits for the positions, to be called after the transaction
 */
export async function takenSlugsAtCommit(
  tx: Tx,
  candidates: readonly SlugCandidate[],
): Promise<() => Promise<ReadonlySet<number>>> {
  const rows = await atCommit(tx, takenOf(candidates), { needsBegin: false })
  return async () => positionsOf(await rows())
}

interface Taken {
  /** From 1. */
  readonly position: number
}

const positionsOf = (rows: readonly Taken[]): ReadonlySet<number> =>
  new Set(rows.map(({ position }) => position - 1))

function takenOf(candidates: readonly SlugCandidate[]): Compilable<Taken> {
  const first = candidates.map(({ type, scope }) => isTopLevelSlug(type, scope))
  const wanted = listed('wanted', {
    id: outOfSight(integers(candidates.map(({ id }) => id))),
    type: outOfSight(texts(candidates.map(({ type }) => type))),
    scope: outOfSight(integers(candidates.map(({ scope }) => scope))),
    slug: outOfSight(texts(candidates.map(({ slug }) => slug))),
    first: outOfSight(sql<readonly boolean[]>`${first}::boolean[]`),
  })
  return builder
    .selectFrom(wanted)
    .select((row) => row.cast<number>('wanted.position', 'integer').as('position'))
    .where((row) =>
      row.exists(
        row
          .selectFrom('entries as e')
          .select('e.id')
          .where((held) =>
            held.or([
              held('e.type', '=', held.ref('wanted.type')),
              held.and([held.ref('wanted.first'), held('e.type', '=', anyOf(TOP_TYPES))]),
            ]),
          )
          .whereRef('e.slug_scope', '=', 'wanted.scope')
          .whereRef('e.slug', '=', 'wanted.slug')
          .whereRef('e.id', '<>', 'wanted.id')
          .where(holdsSlug),
      ),
    )
}
