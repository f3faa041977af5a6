import { sql, type Expression } from 'kysely'
import { builder } from '../database/builder.ts'
import { compiledOnce, constant, jsonOf, selections } from '../database/columns.ts'
import { keyword, senderOf, type Database } from '../database/database.ts'
import { pageOf, type Condition, type Window } from '../database/expressions.ts'
import { e, every, withIds, withSlugs } from '../entries/entry-filters.ts'
import { byDate } from '../entries/entry-orders.ts'
import { forEventsWith, forPlaces, notePictures } from './calendar-dependencies.ts'
import {
  blankDetails,
  organizerColumns,
  PLACE_TYPES,
  pictureColumns,
  placeColumns,
  venueColumns,
  type PlaceDetails,
  type PlaceKind,
  type PlaceRow,
} from './place-row.ts'

/** Visibility to the reader, as conditions on `entries e`. */
export interface PlaceVisibility {
  readonly places: Condition
  /** Places without a password, or whose password the reader may bypass. */
  readonly open: Condition
  readonly pictures: Condition
}

/** The details of each kind; an entry created without details has none. */
const DETAILS: { readonly [Kind in PlaceKind]: Expression<PlaceDetails[Kind] | null> } = {
  venue: constant(
    builder
      .selectFrom('venues as d')
      .select(jsonOf('venues as d', venueColumns).as('details'))
      .where('d.entry_id', '=', e.ref('e.id'))
      .$asScalar(),
  ),
  organizer: constant(
    builder
      .selectFrom('organizers as d')
      .select(jsonOf('organizers as d', organizerColumns).as('details'))
      .where('d.entry_id', '=', e.ref('e.id'))
      .$asScalar(),
  ),
}

const columns = compiledOnce(selections('e', placeColumns))

const pictures = builder
  .selectFrom('entries as e')
  .innerJoin('media as m', 'm.entry_id', 'e.id')
  .select(jsonOf('media as m', pictureColumns).as('picture'))
  .where('e.id', '=', sql.ref<number>('featured.id'))
  .where('m.mime_type', 'like', sql.lit('image/%'))

type DetailsVisibility = Omit<PlaceVisibility, 'places'>

/** Places as `entries e`. Protected parts are blank for readers who may not bypass the password. */
function placesWith(
  details: Expression<PlaceDetails[PlaceKind] | null>,
  visibility: DetailsVisibility,
) {
  const shown = <Value>(value: Expression<Value>) => e.case().when(visibility.open).then(value)
  // The condition on pictures uses the alias `e`, so the place's own alias is hidden there.
  const featured = builder.selectNoFrom(shown(e.ref('e.featured_media')).end().as('id'))
  const picture = pictures.where(visibility.pictures).$asScalar()
  return builder
    .selectFrom('entries as e')
    .innerJoinLateral(featured.as('featured'), (join) => join.onTrue())
    .select(columns)
    .select([
      shown(e.ref('e.content')).else(sql.lit('')).end().as('content'),
      shown(e.ref('e.excerpt')).else(sql.lit('')).end().as('excerpt'),
      shown(details).end().as('details'),
      picture.$castTo<PlaceRow['picture']>().as('picture'),
    ])
}

type ReadRow = Omit<PlaceRow, 'details'> & { readonly details: PlaceRow['details'] | null }

const read = <Kind extends PlaceKind>(kind: Kind, row: ReadRow): PlaceRow<Kind> => ({
  ...row,
  details: { ...blankDetails[kind], ...row.details },
})

async function readPlaces<Kind extends PlaceKind>(
  database: Database,
  kind: Kind,
  where: Condition,
  visibility: DetailsVisibility,
): Promise<PlaceRow<Kind>[]> {
  const { rows } = await forPlaces(database).db.executeQuery(
    placesWith(DETAILS[kind], visibility).where(where),
  )
  return rows.map((row) => read(kind, row))
}

export async function findPlace<Kind extends PlaceKind>(
  database: Database,
  kind: Kind,
  id: number,
  visibility: PlaceVisibility,
): Promise<PlaceRow<Kind> | undefined> {
  const where = every([visibility.places, withIds([id])])
  const [row] = await readPlaces(database, kind, where, visibility)
  return row
}

/** The places with this kind and these ids, of any status, in no particular order. */
export const findPlacesById = <Kind extends PlaceKind>(
  database: Database,
  kind: Kind,
  ids: readonly number[],
  visibility: PlaceVisibility,
): Promise<PlaceRow<Kind>[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : readPlaces(database, kind, every([visibility.places, withIds(ids)]), visibility)

/** The place with this kind and slug. A trashed place may have the same slug, so it comes last. */
export async function findPlaceBySlug<Kind extends PlaceKind>(
  database: Database,
  kind: Kind,
  slug: string,
  visibility: PlaceVisibility,
): Promise<PlaceRow<Kind> | undefined> {
  const where = every([visibility.places, withSlugs([slug])])
  const rows = await readPlaces(database, kind, where, visibility)
  return rows.find(({ status }) => status !== 'trash') ?? rows[0]
}

export interface PlaceQuery extends Window {
  /** A condition on `entries e`. */
  readonly where: Condition
  /** The condition contains search patterns, for which a generic plan is unsuitable. */
  readonly searching: boolean
}

/** One page of a list in one statement, most recently published first. */
export async function listPlaces<Kind extends PlaceKind>(
  database: Database,
  kind: Kind,
  { where, searching, ...window }: PlaceQuery,
  visibility: DetailsVisibility,
): Promise<PlaceRow<Kind>[]> {
  const newest = byDate('desc')
  const ids = builder.selectFrom('entries as e').select('e.id').where(where).orderBy(newest)
  const places = placesWith(DETAILS[kind], visibility)
    .innerJoin(pageOf(ids, window).as('page'), 'page.id', 'e.id')
    .orderBy(newest)
  const { rows } = await senderOf(forPlaces(database), { searching }).executeQuery(places)
  return rows.map((row) => read(kind, row))
}

/** Venues and organizers of one event, each in the given order. */
export interface EventPlaces {
  readonly venues: readonly PlaceRow<'venue'>[]
  readonly organizers: readonly PlaceRow<'organizer'>[]
}

const ofEither = sql<PlaceDetails[PlaceKind] | null>`
  case ${e.ref('e.type')} when ${sql.lit(PLACE_TYPES.venue)} then ${DETAILS.venue} else ${DETAILS.organizer} end`

const ofPlaces = e('e.type', 'in', Object.values(PLACE_TYPES).map(keyword))

/** An event, with the ids of what is linked to it. */
export interface LinkedEvent {
  readonly eventId: number
  readonly venueIds: readonly number[]
  readonly organizerIds: readonly number[]
}

/** The places of many events in one statement, which reads each place once, whatever its texts. */
export async function placesOfEvents(
  database: Database,
  events: readonly LinkedEvent[],
  visibility: PlaceVisibility,
): Promise<ReadonlyMap<number, EventPlaces>> {
  const linked = events.flatMap(({ venueIds, organizerIds }) => [...venueIds, ...organizerIds])
  if (linked.length === 0) return new Map()
  const places = placesWith(ofEither, visibility)
    .select('featured.id as pictureId')
    .where(every([withIds([...new Set(linked)]), ofPlaces, visibility.places]))
  const eventIds = events.map(({ eventId }) => eventId)
  const { db } = forEventsWith(database, [...eventIds, ...linked])
  const { rows } = await db.executeQuery(places)
  notePictures(
    database,
    rows.map(({ pictureId }) => pictureId ?? 0),
  )
  const ofKind = <Kind extends PlaceKind>(kind: Kind) => {
    const found = new Map<number, PlaceRow<Kind>>()
    for (const { pictureId: _, ...row } of rows) {
      if (row.type === PLACE_TYPES[kind]) found.set(row.id, read(kind, row))
    }
    return (ids: readonly number[]) => ids.flatMap((id) => found.get(id) ?? [])
  }
  const [venues, organizers] = [ofKind('venue'), ofKind('organizer')]
  return new Map(
    events.map(({ eventId, venueIds, organizerIds }) => [
      eventId,
      { venues: venues(venueIds), organizers: organizers(organizerIds) },
    ]),
  )
}
