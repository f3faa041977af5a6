/** Users with published entries, by ranges of ids. */
import { sql, type Expression } from 'kysely'
import { builder } from '../database/builder.ts'
import { keyword, type Database } from '../database/database.ts'
import { idsOfRange, rangesOf } from '../database/id-ranges.ts'

const authors = (type: string) =>
  builder
    .selectFrom('users as u')
    .where((u) =>
      u.exists(
        u
          .selectFrom('entries as e')
          .select('e.id')
          .whereRef('e.author_id', '=', 'u.id')
          .where('e.type', '=', keyword(type))
          .where('e.status', '=', sql.lit('publish'))
          .where('e.password', '=', sql.lit('')),
      ),
    )

/** The slugs of the authors of a type in a range of ids, oldest first. */
export async function listAuthorSlugs(
  { db }: Database,
  type: string,
  range: number,
): Promise<string[]> {
  const { first, last } = idsOfRange(range)
  const listed = authors(type)
    .select('u.slug')
    .where('u.id', '>=', first)
    .where('u.id', '<=', last)
    .orderBy('u.id')
  return (await db.executeQuery(listed.compile())).rows.map(({ slug }) => slug)
}

/** The ranges of ids with authors of a type. */
export async function listAuthorRanges({ db }: Database, type: string): Promise<number[]> {
  const newest = (last: Expression<number>) =>
    authors(type).select('u.id').where('u.id', '<=', last).orderBy('u.id', 'desc').limit(sql.lit(1))
  return (await db.executeQuery(rangesOf(newest))).rows.map(({ range }) => range)
}
