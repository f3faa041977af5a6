import { createHash } from 'node:crypto'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import type { EventDetails } from '../../../data/events/event-row.ts'
import type { PlaceDetails, PlaceKind } from '../../../data/places/place-row.ts'
import { endOfDay, startOfDay, wholeDays } from '../../time/days.ts'
import { midnight, type WallTime } from '../../time/wall-time.ts'

/**
 * Digests of the stored fields, with which a later import detects edits
 * (behaviour/imports.md#existing-items).
 */
export type FieldStates = Readonly<Record<string, string>>

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16)

const digests = (values: Readonly<Record<string, unknown>>): FieldStates =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, digest(value)]))

const entryFields = (entry: EntryRow) => ({
  title: entry.title,
  description: entry.content,
  excerpt: entry.excerpt,
  status: entry.status,
  image: entry.featuredMedia,
})

/** The stored fields of a place. */
export const placeFields = (entry: EntryRow, details: PlaceDetails[PlaceKind]) => ({
  ...entryFields(entry),
  ...details,
})

export const placeStates = (entry: EntryRow, details: PlaceDetails[PlaceKind]): FieldStates =>
  digests(placeFields(entry, details))

export function eventStates(entry: EntryRow, details: EventDetails): FieldStates {
  const { startsAt, endsAt, timezone, allDay } = details
  return digests({
    ...entryFields(entry),
    sticky: entry.sticky,
    commentStatus: entry.commentStatus,
    pingStatus: entry.pingStatus,
    categories: entry.terms['cal_events_cat'] ?? [],
    tags: entry.terms['post_tag'] ?? [],
    times: [...(allDay ? datesOf(details) : [startsAt, endsAt]), timezone, allDay],
    showMap: details.showMap,
    showMapLink: details.showMapLink,
    hidden: details.hidden,
    featured: details.featured,
    canceled: details.canceled,
    website: details.website,
    cost: details.cost,
    currencySymbol: details.currencySymbol,
    currencyCode: details.currencyCode,
    currencyPosition: details.currencyPosition,
    venues: details.venueIds,
    organizers: details.organizerIds,
  })
}

/** The times of an all-day event relative to midnight; changing the day cut-off is not an edit. */
function datesOf({ startsAt, endsAt }: EventDetails): [WallTime, WallTime] {
  const { first, last } = wholeDays(startsAt as WallTime, endsAt as WallTime)
  return [startOfDay(midnight(first)), endOfDay(midnight(last))]
}

/**
 * Whether a field is unedited since the last import. Without an earlier import, all count as
 * edited.
 */
export const isUntouched = (
  name: string,
  current: FieldStates,
  imported: FieldStates | undefined,
): boolean => imported !== undefined && imported[name] === current[name]

const sourceName = (field: string): string => `${field} source`

/** The source of each field, kept with the states. */
export const sourceStates = (fields: Iterable<string>, source: string): FieldStates =>
  digests(Object.fromEntries([...fields].map((field) => [sourceName(field), source])))

export const isFromSource = (
  field: string,
  imported: FieldStates | undefined,
  source: string,
): boolean => imported?.[sourceName(field)] === digest(source)

const runName = (field: string): string => `${field} run`

/** The run that last set each field, kept with the states. */
export const runStates = (fields: Iterable<string>, recordId: number): FieldStates =>
  digests(Object.fromEntries([...fields].map((field) => [runName(field), recordId])))

/** Whether an earlier item of the same run has set a field. */
export const isSetInRun = (
  field: string,
  imported: FieldStates | undefined,
  recordId: number,
): boolean => imported?.[runName(field)] === digest(recordId)

/**
 * The states kept for the next import: new ones for written fields, the former ones for the rest.
 */
export function nextStates(
  written: ReadonlySet<string>,
  after: FieldStates,
  before: FieldStates | undefined,
): FieldStates {
  if (before === undefined) return pick(after, (name) => written.has(name))
  return { ...before, ...pick(after, (name) => written.has(name)) }
}

const pick = (states: FieldStates, wanted: (name: string) => boolean): FieldStates =>
  Object.fromEntries(Object.entries(states).filter(([name]) => wanted(name)))
