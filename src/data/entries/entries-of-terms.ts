import { sql, type AliasableExpression } from 'kysely'
import { builder } from '../database/builder.ts'
import { keyword } from '../database/database.ts'
import { listed, texts, unionOf, type Condition } from '../database/expressions.ts'
import { every, wantedTerms } from './entry-filters.ts'
import { meaningOf, type EntryListing } from './entry-listing.ts'

/** Links to the wanted terms of entries with a shown status, unordered. */
const assignmentsOf = ({ type }: EntryListing) =>
  builder
    .selectFrom('entry_terms as assignment')
    .select(['assignment.entry_id as id', 'assignment.date'])
    .where('assignment.term_id', '=', sql.ref<number>('wanted.id'))
    .where('assignment.type', '=', keyword(type))
    .where('assignment.status', '=', sql.ref<string>('shown.status'))

/** The columns copied to the terms of an entry, for conditions that use nothing else. */
const copied = sql<object>`(select ${sql.ref('assignment.entry_id')} as id, ${sql.ref('assignment.author_id')}, ${sql.ref('assignment.date')})`

/**
 * The entries of a list that is filtered by terms, found through the rarest terms in an index
 * ordered by date. Each entry occurs once, even if it has several of the terms.
 * @param further additional conditions on `entries e` that use only copied columns
 * @param first orders and limits what is read per term and status
 */
export function entriesOfTerms(
  listing: EntryListing,
  further: readonly Condition[],
  first: (assignments: ReturnType<typeof assignmentsOf>) => ReturnType<typeof assignmentsOf> = (
    assignments,
  ) => assignments,
) {
  const { narrow, conditions, statuses, terms } = listing
  // Reading by the terms of a single filter already satisfies it.
  const others = conditions.filter(
    (condition) => terms.length > 1 || meaningOf(condition)?.terms === undefined,
  )
  const assignments = first(assignmentsOf(listing).where(every([...others, ...further])))
  const found = narrow
    ? assignments.innerJoinLateral(copied.as('e'), (join) => join.onTrue())
    : assignments.innerJoin('entries as e', 'e.id', 'assignment.entry_id')
  return builder
    .selectFrom([rarestTerms(listing).as('wanted'), listed('shown', { status: texts(statuses) })])
    .innerJoinLateral(found.as('found'), (join) => join.onTrue())
    .select(['found.id', 'found.date'])
    .distinct()
}

/** Of several term filters, the one matching the fewest entries. */
function rarestTerms({ type, statuses, terms }: EntryListing): AliasableExpression<{ id: number }> {
  const candidates = unionOf(
    terms.flatMap((named, filter) =>
      named.map((one) =>
        builder
          .selectFrom(wantedTerms(one).as('candidates'))
          .select(['candidates.id', sql.lit(filter).as('filter')]),
      ),
    ),
  )
  if (terms.length === 1) return candidates
  return builder
    .with('candidates', () => candidates)
    .selectFrom('candidates')
    .select('candidates.id')
    .where('candidates.filter', '=', (db) =>
      db
        .selectFrom('candidates as sized')
        .leftJoin('entry_totals as kept', (join) =>
          join
            .onRef('kept.term_id', '=', 'sized.id')
            .on('kept.type', '=', keyword(type))
            .on('kept.status', 'in', statuses.map(keyword)),
        )
        .select('sized.filter')
        .groupBy('sized.filter')
        .orderBy(sql`coalesce(sum(${sql.ref('kept.change')}), 0)`)
        .orderBy('sized.filter')
        .limit(sql.lit(1)),
    )
}
