import { sql, type AliasableExpression, type Expression, type Selectable } from 'kysely'
import { LARGEST_INTEGER } from '../../stored-integer.ts'
import { builder } from '../database/builder.ts'
import { senderOf, type Database, type Sql, type Tables } from '../database/database.ts'
import type { Condition, Window } from '../database/expressions.ts'
import { e, every } from './entry-filters.ts'
import type { RelevanceOrder } from './entry-orders.ts'
import { namedColumns, textOf } from './named-columns.ts'
import { textsFound, textsTitled, type TextSearch } from './text-filters.ts'

/** Entry columns that are copied to the table of words. */
const COPIED = ['id', 'type', 'status', 'author_id', 'date', 'password', 'title_folded'] as const

const isCopied = (column: string): boolean => COPIED.some((copied) => copied === column)

const copied = sql<object>`(select ${sql.join(COPIED.map((column) => sql.ref(`n.${column}`)))})`

/** The result of a search. */
export interface FoundEntries {
  readonly found: TextSearch
  /** The types of all entries that may be found, if they are known. */
  readonly types?: readonly string[] | undefined
  /** A condition on `entries e`. */
  readonly where: Condition
  readonly orderBy?: Sql | undefined
}

/** The entries found, as `entry_texts n` and `entries e`. */
function entriesFound({ found, types, where, orderBy }: FoundEntries) {
  const rows = textsFound(found.indexed, types)
  return entriesOfTexts(rows, every([found.read, where]), orderBy)
}

type Texts = AliasableExpression<Selectable<Tables['entry_texts']>>

/** Rows of `entries` are read only if the conditions or the order use columns that are not copied. */
function entriesOfTexts(rows: Texts, where: Condition, orderBy?: Sql) {
  const texts = builder.selectFrom(rows.as('n')).where(where)
  const names = namedColumns(textOf(orderBy === undefined ? where : sql`${where} ${orderBy}`))
  return names.every(isCopied)
    ? texts.innerJoinLateral(copied.as('e'), (join) => join.onTrue())
    : texts.innerJoin('entries as e', 'e.id', 'n.id')
}

/** The ids of the entries found. */
export function foundIds(searched: FoundEntries) {
  const ids = entriesFound(searched).select(e.ref('e.id').as('id'))
  return searched.orderBy === undefined ? ids : ids.orderBy(searched.orderBy)
}

/**
 * The ids of some of the entries found, no more than `most`. They are found in a part of their own:
 * for a few, the planner would rather try text after text.
 */
export const someFound = (searched: Omit<FoundEntries, 'orderBy'>, most: number) =>
  builder
    .with(
      (found) => found('found').materialized(),
      () => entriesFound(searched).select(e.ref('e.id').as('id')),
    )
    .selectFrom('found')
    .select('found.id')
    .limit(sql.lit(most))

/**
 * Number of results ranked by their texts: for common words, those with the best titles or the
 * newest.
 */
const MOST_RANKED = 200

/** The ids of the entries found with their `position` by relevance, up to the end of a page. */
export function bestFound(
  searched: Omit<FoundEntries, 'orderBy'>,
  { tier, rank, ...order }: RelevanceOrder,
  { limit, offset }: Window,
) {
  const most = Math.max(MOST_RANKED, Math.min(offset + limit, LARGEST_INTEGER))
  const first = firstFound(searched, order, sql<number>`${most}::int`)
  const best = sql<{ id: number; place: string }>`unnest(${first}) with ordinality`
  const matches = builder
    .selectFrom('entries as e')
    .select([sql<number>`${tier}`.as('tier'), sql<number>`${rank}`.as('rank')])
    .where('e.id', '=', sql.ref<number>('best.id'))
    .where(sql.ref('best.place'), '<=', sql.lit(MOST_RANKED))
  return builder
    .selectFrom(best.as<'best'>(sql`best (id, place)`))
    .leftJoinLateral(matches.as('scored'), (join) => join.onTrue())
    .select('best.id')
    .select(
      sql<string>`row_number() over (order by scored.tier, scored.rank desc nulls last, best.place)`.as(
        'position',
      ),
    )
    .orderBy('position')
}

/**
 * The ids of the first entries found in the rough order. If as many have all words in their titles,
 * no others are looked at: a common word is in most texts, but in few titles.
 */
function firstFound(
  searched: Omit<FoundEntries, 'orderBy'>,
  { roughly, foremost }: Pick<RelevanceOrder, 'roughly' | 'foremost'>,
  most: Expression<number>,
): Sql {
  const { found, where } = searched
  const all = sql`array${foundIds({ ...searched, orderBy: roughly }).limit(most)}`
  if (found.titled === undefined) return all
  const titled = entriesOfTexts(
    textsTitled(found.titled),
    every([found.read, where, foremost.where]),
    foremost.orderBy,
  )
  const ids = titled.select(e.ref('e.id').as('id')).orderBy(foremost.orderBy).limit(most)
  return sql`(with titled as materialized (select array${ids} as ids)
    select case when cardinality(ids) >= ${most} then ids else ${all} end from titled)`
}

export const countFound = (searched: FoundEntries): Expression<number> =>
  builder
    .selectFrom(foundIds(searched).as('found'))
    .select(sql<number>`count(*)::int`.as('total'))
    .$asScalar()

/** The number of entries found, by type; types without any are absent. */
export async function countFoundByType(
  database: Database,
  searched: Omit<FoundEntries, 'orderBy'>,
): Promise<ReadonlyMap<string, number>> {
  const counts = entriesFound(searched)
    .select(['n.type', sql<number>`count(*)::int`.as('number')])
    .groupBy('n.type')
  const { rows } = await senderOf(database, { searching: true }).executeQuery(counts)
  return new Map(rows.map(({ type, number }) => [type, number]))
}
