import { expressionBuilder } from 'kysely'
import { isRowId } from '../../stored-integer.ts'
import { selections } from '../database/columns.ts'
import type { Database } from '../database/database.ts'
import {
  integers,
  listed,
  page,
  texts,
  type Aliased,
  type Condition,
} from '../database/expressions.ts'
import { byName } from './term-filters.ts'
import { termColumns, type TermRow } from './term-row.ts'

export interface TermsWanted {
  readonly taxonomy: string
  readonly entryId: number
}

const e = expressionBuilder<Aliased<{ e: 'entries' }>, 'e'>()

/**
 * The first terms of several entries by name, in one statement.
 * @param visible conditions on `entries e`; entries that meet none are omitted
 */
export async function listTermsOfEntries<Wanted extends TermsWanted>(
  { db }: Database,
  wanted: readonly Wanted[],
  visible: readonly Condition[],
  limit: number,
): Promise<(Wanted & { readonly terms: readonly TermRow[] })[]> {
  const storable = wanted.filter(({ entryId }) => isRowId(entryId))
  if (storable.length === 0) return []
  const list = listed('wanted', {
    entry_id: integers(storable.map(({ entryId }) => entryId)),
    taxonomy: texts(storable.map(({ taxonomy }) => taxonomy)),
  })
  const rows = await db
    .selectFrom(list)
    .innerJoin('entries as e', 'e.id', 'wanted.entry_id')
    .leftJoinLateral(
      (outer) =>
        outer
          .selectFrom('entry_terms as et')
          .innerJoin('terms as t', 't.id', 'et.term_id')
          .select(selections('t', termColumns))
          .whereRef('et.entry_id', '=', 'wanted.entry_id')
          .whereRef('t.taxonomy', '=', 'wanted.taxonomy')
          .orderBy(byName)
          .orderBy('t.id')
          .$call(page(limit, 0))
          .as('t'),
      (join) => join.onTrue(),
    )
    .select((row) => row.cast<number>('wanted.position', 'integer').as('wanted'))
    .selectAll('t')
    .where(e.or(visible))
    .orderBy('wanted.position')
    .orderBy(byName)
    .orderBy('t.id')
    .execute()
  const found = new Map<number, TermRow[]>()
  for (const { wanted: position, ...row } of rows) {
    const terms = found.get(position) ?? []
    found.set(position, terms)
    if (isTerm(row)) terms.push(row)
  }
  return storable.flatMap((entry, index) => {
    const terms = found.get(index + 1)
    return terms === undefined ? [] : [{ ...entry, terms }]
  })
}

/** An entry without terms yields a row with an empty term. */
function isTerm(row: { [Column in keyof TermRow]: TermRow[Column] | null }): row is TermRow {
  return row.id !== null
}
