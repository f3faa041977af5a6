/**
 * How events and places that imports have brought are known again (behaviour/imports.md#matching).
 */
import { sql } from 'kysely'
import type { Database, Sql, Tx } from '../database/database.ts'
import type { PlaceKind } from '../places/place-row.ts'

export type ItemKind = 'event' | PlaceKind

/** What is kept of an imported item beside its entry. */
export interface ImportedItem {
  readonly kind: ItemKind
  readonly origin: string
  readonly recordId: number
  readonly globalId: string | null
  readonly lineage: readonly string[]
  readonly uid: string | null
  readonly parentUid: string | null
  readonly recurrence: string | null
  readonly originalId: string | null
  readonly contentHash: string | null
  readonly sequence: number
  /** Of the entry, after the import has written it. */
  readonly version: number
  /** A digest of each field as the last import left it. */
  readonly fields: Readonly<Record<string, string>>
}

export async function readImportedItem(tx: Tx, entryId: number): Promise<ImportedItem | undefined> {
  const [row] = (
    await sql<ImportedItem>`
    SELECT kind, origin, coalesce(record_id, 0) AS "recordId", global_id AS "globalId", lineage,
      uid, parent_uid AS "parentUid", recurrence, original_id AS "originalId",
      content_hash AS "contentHash", sequence, version, fields
    FROM imported_items WHERE entry_id = ${entryId}`.execute(tx)
  ).rows
  return row
}

export async function storeImportedItem(
  tx: Tx,
  entryId: number,
  item: ImportedItem,
): Promise<void> {
  await sql`
    INSERT INTO imported_items (entry_id, kind, origin, record_id, global_id, lineage, uid,
      parent_uid, recurrence, original_id, content_hash, sequence, version, fields)
    VALUES (${entryId}, ${item.kind}, ${item.origin}, ${item.recordId}, ${item.globalId},
      ${[...item.lineage]}::text[], ${item.uid}, ${item.parentUid}, ${item.recurrence},
      ${item.originalId}, ${item.contentHash}, ${item.sequence}, ${item.version},
      ${JSON.stringify(item.fields)}::jsonb)
    ON CONFLICT (entry_id) DO UPDATE SET
      origin = excluded.origin, record_id = excluded.record_id, global_id = excluded.global_id,
      lineage = excluded.lineage, uid = excluded.uid, parent_uid = excluded.parent_uid,
      recurrence = excluded.recurrence, original_id = excluded.original_id,
      content_hash = excluded.content_hash, sequence = excluded.sequence,
      version = excluded.version, fields = excluded.fields`.execute(tx)
}

/**
 * The commit of an item does not wait for the disk: that of the batch does, and with it everything
 * before it is there. A batch that a crash of the database has cut short is sent again.
 */
export async function commitWithBatch(tx: Tx): Promise<void> {
  await sql`SET LOCAL synchronous_commit = off`.execute(tx)
}

/** One writer at a time works on what has these names, until its transaction ends. */
export async function lockItemNames(tx: Tx, names: readonly string[]): Promise<void> {
  const keys = [...new Set(names)].toSorted().map((name) => `import ${name}`)
  if (keys.length === 0) return
  await sql`
    SELECT pg_advisory_xact_lock(hashtextextended(k.name, 0))
    FROM unnest(${keys}::text[]) WITH ORDINALITY AS k(name, position) ORDER BY k.position`.execute(
    tx,
  )
}

/** What was found, and where it stands. */
export interface Match {
  readonly id: number
  readonly status: string
}

/** How an event of an import may be known. */
export interface EventQuestion {
  readonly globalId: string | undefined
  readonly uid: string | undefined
  /** Other unique ids that it may have been known by. */
  readonly otherUids: readonly string[]
  /** Kinds of sources whose unique ids are of one kind. */
  readonly origins: readonly string[]
  /** As it is stored. */
  readonly title: string
  /** Wall times. */
  readonly start: string
  readonly end: string
  readonly allDay: boolean
}

/** The event that an item means: by its identity across sites, by its unique id, or by its title and time. */
export async function findImportedEvent(
  tx: Tx,
  question: EventQuestion,
): Promise<Match | undefined> {
  const { globalId, uid, otherUids, origins } = question
  if (globalId !== undefined) {
    const found = await first(tx, sql`i.global_id = ${globalId}`, 'event')
    if (found !== undefined) return found
  }
  const names = [...(uid === undefined ? [] : [uid]), ...otherUids]
  if (names.length > 0) {
    const named = sql`i.uid = ANY(${names}::text[]) AND i.origin = ANY(${[...origins]}::text[])`
    const found = await first(tx, named, 'event', sql`i.uid = ${names[0]} DESC,`)
    if (found !== undefined) return found
  }
  return uid === undefined ? findByTitleAndTime(tx, question) : undefined
}

/** @param order what comes before all else, with a comma behind it */
async function first(
  tx: Tx,
  condition: Sql,
  kind: ItemKind,
  order: Sql = sql``,
): Promise<Match | undefined> {
  const [row] = (
    await sql<Match>`
    SELECT e.id, e.status FROM imported_items i JOIN entries e ON e.id = i.entry_id
    WHERE i.kind = ${kind} AND ${condition} ORDER BY ${order} e.status = 'trash', e.id LIMIT 1`.execute(
      tx,
    )
  ).rows
  return row
}

async function findByTitleAndTime(
  tx: Tx,
  { title, start, end, allDay }: EventQuestion,
): Promise<Match | undefined> {
  const time = allDay
    ? sql`ev.all_day AND ev.starts_at::date = ${start}::timestamp::date`
    : sql`ev.starts_at = ${start}::timestamp AND ev.ends_at = ${end}::timestamp`
  const [row] = (
    await sql<Match>`
    SELECT e.id, e.status FROM entries e JOIN events ev ON ev.entry_id = e.id
    WHERE e.type = 'cal_events' AND md5(e.title) = md5(${title}) AND e.title = ${title}
      AND ev.series_id IS NULL AND ${time}
    ORDER BY e.status = 'trash', e.id LIMIT 1`.execute(tx)
  ).rows
  return row
}

/** An event of this site that one of its own files names. */
export interface OwnQuestion {
  readonly id: number
  /** How files call it; undefined for files that had its id alone, which its title has to confirm. */
  readonly name: string | undefined
  readonly title: string
}

export async function findOwnEvent(
  tx: Tx,
  { id, name, title }: OwnQuestion,
): Promise<Match | undefined> {
  const confirmed = name === undefined ? sql`e.title = ${title}` : sql`ev.uid = ${name}`
  const [row] = (
    await sql<Match>`
    SELECT e.id, e.status FROM entries e JOIN events ev ON ev.entry_id = e.id
    WHERE e.id = ${id} AND e.type = 'cal_events' AND ${confirmed}`.execute(tx)
  ).rows
  return row
}

/** Has calendar files call an event as its source does, unless they call another one so. */
export async function nameEvent(tx: Tx, id: number, uid: string): Promise<void> {
  await sql`
    UPDATE events SET uid = ${uid}
    WHERE entry_id = ${id} AND uid IS DISTINCT FROM ${uid}
      AND NOT EXISTS (SELECT FROM events o WHERE o.uid = ${uid} AND o.entry_id <> ${id})`.execute(
    tx,
  )
}

/** How a place of an import may be known. */
export interface PlaceQuestion {
  readonly kind: PlaceKind
  readonly meant: number | undefined
  /** Identities across sites, the present one and those before. */
  readonly globalIds: readonly string[]
  /** As it is stored. */
  readonly title: string
  /** Where places of one name are told apart by it, as it may be written; of venues alone. */
  readonly addresses?: readonly string[]
}

const TYPES: Readonly<Record<PlaceKind, string>> = {
  venue: 'cal_venue',
  organizer: 'cal_organizer',
}

/** The place that an item refers to, those in the trash excluded. */
export async function findImportedPlace(
  tx: Tx,
  { kind, meant, globalIds, title, addresses }: PlaceQuestion,
): Promise<Match | undefined> {
  if (meant !== undefined) {
    const [row] = (
      await sql<Match>`
      SELECT e.id, e.status FROM entries e
      WHERE e.id = ${meant} AND e.type = ${TYPES[kind]} AND e.status <> 'trash'`.execute(tx)
    ).rows
    if (row !== undefined) return row
  }
  if (globalIds.length > 0) {
    const ids = [...globalIds]
    const known = sql`(i.global_id = ANY(${ids}::text[]) OR i.lineage && ${ids}::text[])`
    const found = await first(tx, known, kind)
    if (found !== undefined && found.status !== 'trash') return found
  }
  if (title === '') return undefined
  const there =
    addresses === undefined
      ? sql`true`
      : sql`EXISTS (SELECT FROM venues v WHERE v.entry_id = e.id AND lower(v.address) IN (
          SELECT lower(a.line) FROM unnest(${[...addresses]}::text[]) AS a(line)))`
  const [row] = (
    await sql<Match>`
    SELECT e.id, e.status FROM entries e
    WHERE e.type = ${TYPES[kind]} AND md5(e.title) = md5(${title}) AND e.title = ${title}
      AND e.status <> 'trash' AND ${there}
    ORDER BY e.date, e.id LIMIT 1`.execute(tx)
  ).rows
  return row
}

/** The items of pictures that imports have fetched before, by the digests of their addresses. */
export async function importedPictures(
  database: Database,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (addresses.length === 0) return new Map()
  const rows = (
    await sql<{ address: string; id: number }>`
    SELECT p.address, p.media_id AS id FROM imported_pictures p JOIN entries e ON e.id = p.media_id
    WHERE p.address = ANY(${[...addresses]}::text[]) AND e.status <> 'trash'`.execute(database.db)
  ).rows
  return new Map(rows.map(({ address, id }) => [address, id]))
}

export async function storeImportedPicture(
  tx: Tx,
  address: string,
  mediaId: number,
): Promise<void> {
  await sql`
    INSERT INTO imported_pictures (address, media_id) VALUES (${address}, ${mediaId})
    ON CONFLICT (address) DO UPDATE SET media_id = excluded.media_id`.execute(tx)
}
