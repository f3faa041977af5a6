/** Terms with published entries, by ranges of ids. */
import { sql, type Expression } from 'kysely'
import { builder } from '../database/builder.ts'
import { keyword, type Database } from '../database/database.ts'
import { idsOfRange, rangesOf } from '../database/id-ranges.ts'

/** The terms of a taxonomy that published entries of a type have. */
export interface UsedTerms {
  readonly taxonomy: string
  readonly type: string
}

const usedTerms = ({ taxonomy, type }: UsedTerms) =>
  builder
    .selectFrom('terms as t')
    .where('t.taxonomy', '=', keyword(taxonomy))
    .where((t) =>
      t.exists(
        t
          .selectFrom('entry_terms as et')
          .innerJoin('entries as e', 'e.id', 'et.entry_id')
          .select('et.entry_id')
          .whereRef('et.term_id', '=', 't.id')
          .where('et.type', '=', keyword(type))
          .where('et.status', '=', sql.lit('publish'))
          .where('e.password', '=', sql.lit('')),
      ),
    )

/** The slugs of the terms of a range of ids, oldest first. */
export async function listTermSlugs(
  { db }: Database,
  used: UsedTerms,
  range: number,
): Promise<string[]> {
  const { first, last } = idsOfRange(range)
  const listed = usedTerms(used)
    .select('t.slug')
    .where('t.id', '>=', first)
    .where('t.id', '<=', last)
    .orderBy('t.id')
  return (await db.executeQuery(listed.compile())).rows.map(({ slug }) => slug)
}

/** The ranges of ids with such terms. */
export async function listTermRanges({ db }: Database, used: UsedTerms): Promise<number[]> {
  const newest = (last: Expression<number>) =>
    usedTerms(used)
      .select('t.id')
      .where('t.id', '<=', last)
      .orderBy('t.id', 'desc')
      .limit(sql.lit(1))
  return (await db.executeQuery(rangesOf(newest))).rows.map(({ range }) => range)
}
