import { sql } from 'kysely'
import type { Database, Sql } from '../database/database.ts'
import { every, withIds, withSlugs } from '../entries/entry-filters.ts'
import { pageOf } from '../database/expressions.ts'
import { blankDetails, type PlaceKind, type PlaceRow } from './place-row.ts'

/** What a reader may see, as conditions on `entries e`. */
export interface PlaceVisibility {
  /** Places. */
  readonly places: Sql
  /** Places of which more shows than the name: they have no password, or the reader may pass it. */
  readonly open: Sql
  /** Pictures that they feature. */
  readonly pictures: Sql
}

/** The detail columns of each kind under the names of `PlaceDetails`. */
const DETAILS: Readonly<Record<PlaceKind, Sql>> = {
  venue: sql`(SELECT jsonb_build_object(
    'address', d.address, 'city', d.city, 'country', d.country, 'province', d.province,
    'state', d.state, 'stateProvince', d.state_province, 'zip', d.zip, 'phone', d.phone,
    'website', d.website, 'showMap', d.show_map, 'showMapLink', d.show_map_link,
    'latitude', d.latitude, 'longitude', d.longitude
  ) FROM venues d WHERE d.entry_id = e.id)`,
  organizer: sql`(SELECT jsonb_build_object('phone', d.phone, 'website', d.website, 'email', d.email)
    FROM organizers d WHERE d.entry_id = e.id)`,
}

/** What a password protects is left out for those who may not pass it. */
const columns = (open: Sql, details: Sql): Sql => sql`
  e.id, e.type, e.status, e.slug, e.title, e.author_id AS "authorId", e.password, e.date,
  e.date_floats AS "dateFloats", e.modified, e.trashed_status AS "trashedStatus", e.version,
  e.updated_at AS "updatedAt",
  CASE WHEN ${open} THEN e.content ELSE '' END AS content,
  CASE WHEN ${open} THEN e.excerpt ELSE '' END AS excerpt,
  CASE WHEN ${open} THEN e.featured_media END AS featured_media,
  CASE WHEN ${open} THEN ${details} END AS details`

const PICTURE = sql`jsonb_build_object('id', m.entry_id, 'file', m.file, 'filesize', m.filesize,
  'width', m.width, 'height', m.height, 'altText', m.alt_text, 'sizes', m.sizes)`

/** A row as it is read: an entry that was made without details has none. */
type ReadRow = Omit<PlaceRow, 'details'> & { readonly details: Partial<PlaceRow['details']> | null }

/** The places of a subquery over `entries e`, which selects `columns` and details, with pictures. */
const withPictures = (places: Sql, pictures: Sql): Sql => sql`
  SELECT place.*, featured.picture FROM (${places}) place
  LEFT JOIN LATERAL (
    SELECT ${PICTURE} AS picture FROM entries e JOIN media m ON m.entry_id = e.id
    WHERE e.id = place.featured_media AND m.mime_type LIKE 'image/%' AND (${pictures})
  ) featured ON true`

function read<Kind extends PlaceKind>(kind: Kind, row: ReadRow): PlaceRow<Kind> {
  return { ...row, details: { ...blankDetails[kind], ...row.details } }
}

async function readPlaces<Kind extends PlaceKind>(
  database: Database,
  kind: Kind,
  where: Sql,
  { open, pictures }: PlaceVisibility,
): Promise<PlaceRow<Kind>[]> {
  const places = sql`SELECT ${columns(open, DETAILS[kind])} FROM entries e WHERE ${where}`
  const rows = (await sql<ReadRow>`${withPictures(places, pictures)}`.execute(database.db)).rows
  return rows.map((row) => read(kind, row))
}

/** The place of that kind and id, whatever its status. */
export async function findPlace<Kind extends PlaceKind>(
  database: Database,
  kind: Kind,
  id: number,
  sight: PlaceVisibility,
): Promise<PlaceRow<Kind> | undefined> {
  const where = every([sql`(${sight.places})`, withIds([id])])
  const [row] = await readPlaces(database, kind, where, sight)
  return row
}

/** The place of that kind and slug. What lies in the trash may share its slug: it comes last. */
export async function findPlaceBySlug<Kind extends PlaceKind>(
  database: Database,
  kind: Kind,
  slug: string,
  sight: PlaceVisibility,
): Promise<PlaceRow<Kind> | undefined> {
  const where = every([sql`(${sight.places})`, withSlugs([slug])])
  const rows = await readPlaces(database, kind, where, sight)
  return rows.find(({ status }) => status !== 'trash') ?? rows[0]
}

/** The window of a list of places. */
export interface PlaceQuery {
  /** A condition on `entries e`. */
  readonly where: Sql
  readonly limit: number
  readonly offset: number
  /** The condition holds patterns of a search, of which a plan for all values knows nothing. */
  readonly searching: boolean
}

/** One page of a list in one statement, what was published last first. */
export async function listPlaces<Kind extends PlaceKind>(
  database: Database,
  kind: Kind,
  { where, limit, offset, searching }: PlaceQuery,
  { open, pictures }: Omit<PlaceVisibility, 'places'>,
): Promise<PlaceRow<Kind>[]> {
  const ids = sql`SELECT e.id FROM entries e WHERE ${where} ORDER BY e.date DESC, e.id DESC`
  const places = sql`
    SELECT ${columns(open, DETAILS[kind])}
    FROM (
      ${pageOf(ids, { limit, offset })}
    ) page JOIN entries e ON e.id = page.id`
  const rows = (
    await sql<ReadRow>`${withPictures(places, pictures)} ORDER BY place.date DESC, place.id DESC`.execute(
      searching ? database.searches : database.db,
    )
  ).rows
  return rows.map((row) => read(kind, row))
}

/** The venues and the organizers of one event, each in the order in which they were given. */
export interface EventPlaces {
  readonly venues: readonly PlaceRow<'venue'>[]
  readonly organizers: readonly PlaceRow<'organizer'>[]
}

type LinkedRow = ReadRow & {
  readonly event_id: number
  readonly kind: PlaceKind
  readonly position: number
}

/**
 * The places of many events in one statement; events without any are not in the answer.
 * @param eventIds of events, which the database has given
 */
export async function placesOfEvents(
  database: Database,
  eventIds: readonly number[],
  sight: PlaceVisibility,
): Promise<ReadonlyMap<number, EventPlaces>> {
  if (eventIds.length === 0) return new Map()
  const ofEither = sql`CASE l.kind WHEN 'venue' THEN ${DETAILS.venue} ELSE ${DETAILS.organizer} END`
  const places = sql`
    SELECT l.event_id, l.kind, l.position, ${columns(sight.open, ofEither)}
    FROM event_links l JOIN entries e ON e.id = l.linked_id
    WHERE l.event_id = ANY(${[...eventIds]}::int[])
      AND e.type = CASE l.kind WHEN 'venue' THEN 'cal_venue' ELSE 'cal_organizer' END
      AND (${sight.places})`
  const rows = (
    await sql<LinkedRow>`${withPictures(places, sight.pictures)} ORDER BY place.event_id, place.position, place.id`.execute(
      database.db,
    )
  ).rows
  const found = new Map<
    number,
    { venues: PlaceRow<'venue'>[]; organizers: PlaceRow<'organizer'>[] }
  >()
  for (const row of rows) {
    const ofEvent = found.get(row.event_id) ?? { venues: [], organizers: [] }
    found.set(row.event_id, ofEvent)
    if (row.kind === 'venue') ofEvent.venues.push(read('venue', row))
    else ofEvent.organizers.push(read('organizer', row))
  }
  return found
}
