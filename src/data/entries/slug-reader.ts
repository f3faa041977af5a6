import { sql, type Expression } from 'kysely'
import { atCommit } from '../database/at-commit.ts'
import { builder } from '../database/builder.ts'
import type { Database, Tx } from '../database/database.ts'
import { anyOf, integers, listed, texts } from '../database/expressions.ts'
import { statement } from '../database/statement.ts'
import { holdsSlug, isTopLevelSlug, TOP_TYPES } from './slug-conflicts.ts'

export interface SlugCandidate {
  /** The item itself, whose own slug is not a conflict; 0 for none. */
  readonly id: number
  readonly type: string
  /** The parent of a page, 0 for flat types. */
  readonly scope: number
  readonly slug: string
}

/** The planner would plan lists of visible length each time, which takes longer than the query. */
const opaque = <Values>(list: Expression<Values>) => sql<Values>`(select ${list})`

/** The positions of those candidates that belong to another item. */
export async function takenSlugs(
  { db }: Database,
  candidates: readonly SlugCandidate[],
): Promise<ReadonlySet<number>> {
  if (candidates.length === 0) return new Set()
  return positionsOf((await db.executeQuery(taken(listsOf(candidates)))).rows)
}

/**
 * Like `takenSlugs`, as one of the last statements of a transaction that nobody has joined.
 * @returns a function that waits for the positions, to be called after the transaction
 */
export async function takenSlugsAtCommit(
  tx: Tx,
  candidates: readonly SlugCandidate[],
): Promise<() => Promise<ReadonlySet<number>>> {
  const rows = await atCommit(tx, taken(listsOf(candidates)), { needsBegin: false })
  return async () => positionsOf(await rows())
}

const positionsOf = (rows: readonly { readonly position: number }[]): ReadonlySet<number> =>
  new Set(rows.map(({ position }) => position - 1))

/** The members of candidates, each as a list. */
const listsOf = (candidates: readonly SlugCandidate[]) => ({
  ids: candidates.map(({ id }) => id),
  types: candidates.map(({ type }) => type),
  scopes: candidates.map(({ scope }) => scope),
  slugs: candidates.map(({ slug }) => slug),
  first: candidates.map(({ type, scope }) => isTopLevelSlug(type, scope)),
})

const taken = statement<ReturnType<typeof listsOf>>()((value) => {
  const wanted = listed('wanted', {
    id: opaque(integers(value('ids'))),
    type: opaque(texts(value('types'))),
    scope: opaque(integers(value('scopes'))),
    slug: opaque(texts(value('slugs'))),
    first: opaque(sql<readonly boolean[]>`${value('first')}::boolean[]`),
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
})
