/** The paths of entries on the site, as expressions on `entries e`. */
import { sql } from 'kysely'
import { builder } from '../database/builder.ts'
import { texts, type Condition } from '../database/expressions.ts'
import { e } from './entry-filters.ts'

const above = builder.withRecursive('above', (found) =>
  found
    .selectNoFrom([
      e.ref('e.slug').as('slug'),
      e.ref('e.parent_id').as('parent_id'),
      sql<boolean>`true`.as('published'),
      sql<number>`1`.as('height'),
    ])
    .unionAll(
      found
        .selectFrom('above')
        .innerJoin('entries as p', (join) =>
          join.onRef('p.id', '=', 'above.parent_id').on('p.type', '=', e.ref('e.type')),
        )
        .select(['p.slug', 'p.parent_id'])
        .select((p) => p('p.status', '=', sql.lit('publish')).$castTo<boolean>().as('published'))
        .select((p) => p('above.height', '+', sql.lit(1)).as('height'))
        .where('above.height', '<', sql.lit(50)),
    ),
)

/**
 * Slugs from the topmost ancestor to the entry, as in its address; empty if an ancestor is
 * unpublished, whose slug the address would disclose. The number of ancestors is bounded, in case
 * of a cycle.
 */
export const pathOfEntry = e
  .case()
  .when('e.parent_id', '=', sql.lit(0))
  .then(sql<readonly string[]>`array[${e.ref('e.slug')}]`)
  .else(
    above
      .selectFrom('above')
      .select(
        sql<readonly string[]>`case when bool_and(above.published)
          then array_agg(above.slug order by above.height desc) else '{}' end`.as('path'),
      )
      .$asScalar(),
  )
  .end()

/**
 * Entries with this path of slugs. Entries with an ancestor that has no slug or is unpublished have
 * no path. Few entries have the last slug, and only their ancestors are examined.
 */
export function atPath(slugs: readonly string[]): Condition {
  const last = slugs.at(-1)
  if (last === undefined || last === '') return e.lit(false)
  return e.and([
    e('e.slug', '<>', sql.lit('')),
    e('e.slug', '=', last),
    e(pathOfEntry, '=', texts(slugs)),
  ])
}

/** An entry and all its ancestors. UNION drops rows already found, so a cycle terminates. */
export const inLineage = (id: number): Condition =>
  e(
    'e.id',
    'in',
    builder
      .withRecursive('lineage', (found) =>
        found
          .selectFrom('entries as a')
          .select(['a.id', 'a.parent_id'])
          .where('a.id', '=', id)
          .union(
            found
              .selectFrom('lineage')
              .innerJoin('entries as p', 'p.id', 'lineage.parent_id')
              .select(['p.id', 'p.parent_id']),
          ),
      )
      .selectFrom('lineage')
      .select('lineage.id'),
  )
