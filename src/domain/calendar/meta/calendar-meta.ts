/**
 * Maps the meta keys of events, venues and organizers to the details that the calendar shows, in
 * the same columns (behaviour/content.md#meta).
 */
import type { Database } from '../../../data/database/database.ts'
import type { PlaceKind } from '../../../data/places/place-row.ts'
import type { Caller } from '../../accounts/caller.ts'
import { isMetaKey, type Meta, type MetaKey } from '../../content/meta-keys.ts'
import { parseMeta } from '../../content/meta.ts'
import type { EntryInput } from '../../content/saving/entry-input.ts'
import type { WriteDetails } from '../../content/saving/saving.ts'
import type { Site } from '../../site/site.ts'
import { eventDetailsWriter, eventMetaKeys, readEventMeta } from './event-meta.ts'
import { placeDetailsWriter, placeMetaKeys, readPlaceMeta } from './place-meta.ts'

const PLACES: Readonly<Record<string, PlaceKind>> = {
  cal_venue: 'venue',
  cal_organizer: 'organizer',
}

/** The keys of a type that are details; none for types outside the calendar. */
function detailKeys(type: string): readonly MetaKey[] {
  if (type === 'cal_events') return eventMetaKeys
  const kind = PLACES[type]
  return kind === undefined ? [] : Object.keys(placeMetaKeys[kind]).filter(isMetaKey)
}

/** The calendar validates addresses itself, since percent encoding matters in them. */
const ADDRESSES: readonly MetaKey[] = ['_EventURL', '_VenueURL', '_OrganizerWebsite']

/** Reads the details of entries of a type as meta, by id. */
export async function readCalendarMeta(
  database: Database,
  type: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Partial<Meta>>> {
  if (type === 'cal_events') return readEventMeta(database, ids)
  const kind = PLACES[type]
  return kind === undefined ? new Map() : readPlaceMeta(database, kind, ids)
}

/** A write of an entry, and the writer of its details. */
export interface DetailedWrite {
  readonly input: EntryInput
  readonly writeDetails?: WriteDetails
}

/**
 * Separates the details from the meta of a write. Types outside the calendar have none.
 * @param id undefined for a new entry
 * @throws DomainError rest_invalid_type; 400 rest_invalid_param by the rules of the calendar
 */
export async function withDetails(
  site: Site,
  caller: Caller,
  type: string,
  id: number | undefined,
  input: EntryInput,
): Promise<DetailedWrite> {
  const keys = detailKeys(type)
  if (keys.length === 0) return { input }
  const changes = parseMeta(input.meta, keys, ADDRESSES)
  // An existing entry without changed details needs no writer.
  if (id !== undefined && Object.keys(changes).length === 0) return { input }
  const kind = PLACES[type]
  const writeDetails =
    kind === undefined
      ? await eventDetailsWriter(site, caller, id, changes)
      : placeDetailsWriter(kind, changes)
  return { input: { ...input, meta: others(input.meta, keys) }, writeDetails }
}

function others(meta: unknown, keys: readonly MetaKey[]): unknown {
  if (typeof meta !== 'object' || meta === null || Array.isArray(meta)) return meta
  const details: readonly string[] = keys
  return Object.fromEntries(Object.entries(meta).filter(([key]) => !details.includes(key)))
}
