/** Ranges of ids, by which long lists are cut into parts that are found by key. */
import { sql, type AliasableExpression, type CompiledQuery, type Expression } from 'kysely'
import { LARGEST_INTEGER } from '../../stored-integer.ts'
import { builder } from './builder.ts'

/** The number of ids in a range, which is the most that a part can list. */
export const RANGE_SIZE = 2000

/** More ranges are not listed; the oldest are left out. */
const MOST_RANGES = 5000

/** The first and last id of a range; ranges are numbered from 1. */
export const idsOfRange = (range: number) => ({
  first: bigId((range - 1) * RANGE_SIZE + 1),
  last: bigId(range * RANGE_SIZE),
})

/** Ranges may lie beyond the ids that a column can hold. */
const bigId = (id: number) => sql<number>`${id}::bigint`

const rangeOf = (id: Expression<number>) =>
  sql<number>`(${id} - 1) / ${sql.lit(RANGE_SIZE)} + 1`.as('range')

/**
 * Finds the ranges with a row, the newest first. Each is one probe of an index, so that the cost
 * grows with the number of ranges rather than of rows.
 * @param newest selects the greatest id of a row that is at most this one
 */
export function rangesOf(
  newest: (last: Expression<number>) => AliasableExpression<{ id: number }>,
): CompiledQuery<{ range: number }> {
  const before = sql<number>`(${sql.ref('ranges.range')}::bigint - 1) * ${sql.lit(RANGE_SIZE)}`
  return builder
    .withRecursive('ranges', (found) =>
      found
        .selectFrom(newest(sql.lit(LARGEST_INTEGER)).as('newest'))
        .select(rangeOf(sql.ref<number>('newest.id')))
        .unionAll(
          found
            .selectFrom('ranges')
            .innerJoinLateral(newest(before).as('newest'), (join) => join.onTrue())
            .select(rangeOf(sql.ref<number>('newest.id'))),
        ),
    )
    .selectFrom('ranges')
    .select('ranges.range')
    .limit(sql.lit(MOST_RANGES))
    .compile()
}
