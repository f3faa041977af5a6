/** Matches venues and organizers with those imported before (behaviour/imports.md#matching). */
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { anyOf, listed, texts, type Condition } from '../database/expressions.ts'
import { e } from '../entries/entry-filters.ts'
import { PLACE_TYPES, type PlaceKind } from '../places/place-row.ts'
import { importedOf, inTrash, titled, type Match } from './items.ts'

export interface PlaceQuestion {
  readonly kind: PlaceKind
  readonly givenId: number | undefined
  /** Identities across sites, current and former. */
  readonly globalIds: readonly string[]
  /** In stored form. */
  readonly title: string
  /**
   * Possible forms of its address, if places of the same name are distinguished by it; venues only.
   */
  readonly addresses?: readonly string[]
}

/** The existing place that an item refers to, not trashed. */
export async function findImportedPlace(
  tx: Tx,
  { kind, givenId, globalIds, title, addresses }: PlaceQuestion,
): Promise<Match | undefined> {
  const existing = tx
    .selectFrom('entries as e')
    .select(['e.id', 'e.status'])
    .where('e.type', '=', PLACE_TYPES[kind])
    .where('e.status', '<>', sql.lit('trash'))
  if (givenId !== undefined) {
    const found = await existing.where('e.id', '=', givenId).executeTakeFirst()
    if (found !== undefined) return found
  }
  if (globalIds.length > 0) {
    const found = await importedOf(tx, kind)
      .where((i) =>
        i.or([
          i('i.global_id', '=', anyOf(globalIds)),
          i('i.lineage', '&&', sql<string[]>`${globalIds}::text[]`),
        ]),
      )
      .orderBy(inTrash)
      .orderBy('e.id')
      .executeTakeFirst()
    if (found !== undefined && found.status !== 'trash') return found
  }
  if (title === '') return undefined
  return existing
    .where(titled(title))
    .where(addresses === undefined ? e.lit(true) : addressedAs(addresses))
    .orderBy('e.date')
    .orderBy('e.id')
    .limit(sql.lit(1))
    .executeTakeFirst()
}

/** Venues with one of these addresses. */
const addressedAs = (addresses: readonly string[]): Condition =>
  e.exists(
    e
      .selectFrom('venues as v')
      .select('v.entry_id')
      .whereRef('v.entry_id', '=', 'e.id')
      .where((v) =>
        v(
          v.fn<string>('lower', ['v.address']),
          'in',
          v
            .selectFrom(listed('a', { line: texts(addresses) }))
            .select((a) => a.fn<string>('lower', ['a.line']).as('line')),
        ),
      ),
  )
