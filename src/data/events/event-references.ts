/** Reads and locks what a write of an event refers to: venues, organizers, authors, terms. */
import { sql, type Kysely } from 'kysely'
import { isRowId } from '../../stored-integer.ts'
import type { Database, Tables, Tx } from '../database/database.ts'
import { anyOf, listed, page, texts } from '../database/expressions.ts'
import { batched } from '../database/batching.ts'
import { PLACE_TYPES, type PlaceKind } from '../places/place-row.ts'
import { beginning } from '../terms/term-filters.ts'

const places = (db: Kysely<Tables>, kind: PlaceKind, ids: readonly number[]) =>
  db
    .selectFrom('entries as e')
    .select('e.id')
    .where('e.id', '=', anyOf(ids.filter(isRowId)))
    .where('e.type', '=', PLACE_TYPES[kind])
    .where('e.status', '<>', sql.lit('trash'))

/** Those ids that are places of the kind and not trashed. */
export async function findPlaces(
  { db }: Database,
  kind: PlaceKind,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  return new Set((await places(db, kind, ids).execute()).map(({ id }) => id))
}

/** Like `findPlaces`, and locks the places against deletion until the transaction ends. */
export async function lockPlaces(
  tx: Tx,
  kind: PlaceKind,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  return ids.length === 0 ? new Set() : LOCKS[kind](tx, ids)
}

const locking = (kind: PlaceKind) =>
  batched(async (tx, questions: readonly (readonly number[])[]) => {
    const found = await places(tx, kind, questions.flat()).orderBy('e.id').forKeyShare().execute()
    const known: ReadonlySet<number> = new Set(found.map(({ id }) => id))
    return questions.map(() => known)
  })

const LOCKS = { venue: locking('venue'), organizer: locking('organizer') }

/** Locks the venues and organizers of an event against deletion until the transaction ends. */
export async function lockLinkedPlaces(tx: Tx, eventId: number): Promise<void> {
  await tx
    .selectFrom('event_links as l')
    .innerJoin('entries as e', 'e.id', 'l.linked_id')
    .select('e.id')
    .where('l.event_id', '=', eventId)
    .orderBy('e.id')
    .forKeyShare('e')
    .execute()
}

export async function isUser({ db }: Database, id: number): Promise<boolean> {
  if (!isRowId(id)) return false
  const user = db.selectFrom('users').select('id').where('id', '=', id)
  return (await user.executeTakeFirst()) !== undefined
}

/** A term given by its stored name, or by its slug. */
export interface NamedTerm {
  readonly name: string
  readonly slug: string
}

/** Ids of terms by slug or name, at any level; undefined if there is none. */
export async function findNamedTerms(
  tx: Tx,
  taxonomy: string,
  terms: readonly NamedTerm[],
): Promise<(number | undefined)[]> {
  if (terms.length === 0) return []
  const wanted = listed('wanted', {
    name: texts(terms.map(({ name }) => name)),
    slug: texts(terms.map(({ slug }) => slug)),
  })
  const rows = await tx
    .selectFrom(wanted)
    .leftJoinLateral(
      (outer) =>
        outer
          .selectFrom('terms as t')
          .select('t.id')
          .where('t.taxonomy', '=', taxonomy)
          .where((t) => {
            const [name, slug] = [t.ref('wanted.name'), t.ref('wanted.slug')]
            return t.or([
              t.and([t('t.slug', '=', slug), t(slug, '<>', sql.lit(''))]),
              t.and([
                t(beginning(t.ref('t.name')), '=', beginning(name)),
                t(t.fn('lower', ['t.name']), '=', t.fn('lower', [name])),
              ]),
            ])
          })
          .orderBy((t) => t('t.name', '=', t.ref('wanted.name')), 'desc')
          .orderBy((t) => t('t.slug', '=', t.ref('wanted.slug')), 'desc')
          .orderBy('t.id')
          .$call(page(1, 0))
          .as('found'),
      (join) => join.onTrue(),
    )
    .select('found.id')
    .orderBy('wanted.position')
    .execute()
  return rows.map(({ id }) => id ?? undefined)
}
