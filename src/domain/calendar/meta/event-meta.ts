/** The meta keys of events, which are their details (behaviour/content.md#meta). */
import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../../../data/database/database.ts'
import { findEventDetails, readEventDetails } from '../../../data/events/event-reader.ts'
import type { EventDetails } from '../../../data/events/event-row.ts'
import type { Caller } from '../../accounts/caller.ts'
import type { WriteDetails } from '../../content/saving/saving.ts'
import type { Meta, MetaKey } from '../../content/meta-keys.ts'
import type { MetaChanges } from '../../content/meta.ts'
import type { Site } from '../../site/site.ts'
import { blankEvent } from '../events/blank-event.ts'
import type { EventInput } from '../events/event-input.ts'
import { holdCutoff } from '../events/move-whole-days.ts'
import { nextDetails } from '../events/next-details.ts'
import { readEvent, type EventBody } from '../events/read-event.ts'
import { requirePlaces, storeEventParts } from '../events/store-event.ts'
import { isWallTime } from '../../time/wall-time.ts'
import { refusedMeta } from './refused-meta.ts'

export const eventMetaKeys = [
  '_EventAllDay',
  '_EventTimezone',
  '_EventStartDate',
  '_EventEndDate',
  '_EventStartDateUTC',
  '_EventEndDateUTC',
  '_EventShowMap',
  '_EventShowMapLink',
  '_EventURL',
  '_EventCost',
  '_EventCostDescription',
  '_EventCurrencySymbol',
  '_EventCurrencyCode',
  '_EventCurrencyPosition',
  '_EventDateTimeSeparator',
  '_EventTimeRangeSeparator',
  '_EventOrganizerID',
  '_EventVenueID',
] as const satisfies readonly MetaKey[]

type EventMeta = Pick<Meta, (typeof eventMetaKeys)[number]>

const metaOf = (event: EventDetails): EventMeta => ({
  _EventAllDay: event.allDay,
  _EventTimezone: event.timezone,
  _EventStartDate: event.startsAt,
  _EventEndDate: event.endsAt,
  _EventStartDateUTC: event.utcStart,
  _EventEndDateUTC: event.utcEnd,
  _EventShowMap: event.showMap,
  _EventShowMapLink: event.showMapLink,
  _EventURL: event.website ?? '',
  _EventCost: event.cost,
  _EventCostDescription: event.costDescription,
  _EventCurrencySymbol: event.currencySymbol,
  _EventCurrencyCode: event.currencyCode,
  _EventCurrencyPosition: event.currencyPosition,
  _EventDateTimeSeparator: event.dateTimeSeparator,
  _EventTimeRangeSeparator: event.timeRangeSeparator,
  _EventOrganizerID: [...event.organizerIds],
  _EventVenueID: [...event.venueIds],
})

/** Reads the details of events as meta, by id. */
export async function readEventMeta(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, EventMeta>> {
  const details = await findEventDetails(database, ids)
  return new Map([...details].map(([id, event]) => [id, metaOf(event)]))
}

/** The member of a calendar write for each key. */
const MEMBERS: Readonly<Record<string, MetaKey>> = {
  all_day: '_EventAllDay',
  timezone: '_EventTimezone',
  start_date: '_EventStartDate',
  end_date: '_EventEndDate',
  show_map: '_EventShowMap',
  show_map_link: '_EventShowMapLink',
  website: '_EventURL',
  cost: '_EventCost',
  venue: '_EventVenueID',
  organizer: '_EventOrganizerID',
}

/**
 * Returns the writer of the given meta to the details of an event; a new event always has details.
 * @param id undefined for a new one
 * @throws DomainError 400 rest_invalid_param, by the rules of the calendar's own writes
 */
export async function eventDetailsWriter(
  site: Site,
  caller: Caller,
  id: number | undefined,
  changes: MetaChanges,
): Promise<WriteDetails> {
  const known = id === undefined ? undefined : await findEventDetails(site.database, [id])
  const before = id === undefined ? undefined : known?.get(id)
  const { input, problems } = await readEvent(site, caller, bodyOf(changes, before), before)
  const wrong = { ...named(problems), ...positionProblem(changes) }
  if (Object.keys(wrong).length > 0) throw refusedMeta(wrong)
  const { timezone } = await site.settings()
  return async (tx, entryId) => {
    const cutoff = await holdCutoff(tx)
    const requested: EventInput = { ...input, ...plainOf(changes), cutoff }
    const now = site.clock()
    const found = await readEventDetails(tx, entryId)
    const next = found
      ? nextDetails(found, requested)
      : nextDetails(blankEvent(now, timezone), withBothTimes(requested))
    const venueIds = idsOf(requested.venues)
    const organizerIds = idsOf(requested.organizers)
    if (venueIds !== undefined) await requirePlaces(tx, 'venue', venueIds)
    if (organizerIds !== undefined) await requirePlaces(tx, 'organizer', organizerIds)
    await storeEventParts(tx, entryId, next, { before: found, now, venueIds, organizerIds })
  }
}

/** A new event with only one time has no duration. */
function withBothTimes(requested: EventInput): EventInput {
  const [start, end] = [requested.start ?? requested.end, requested.end ?? requested.start]
  return start === undefined || end === undefined ? requested : { ...requested, start, end }
}

/** Times cannot be empty: null and '' leave them unchanged. */
function bodyOf(meta: MetaChanges, before: EventDetails | undefined): EventBody {
  const members: Record<string, unknown> = {}
  for (const [member, key] of Object.entries(MEMBERS)) {
    const value = meta[key]
    if (value === undefined) continue
    members[member] = value ?? (member === 'venue' || member === 'organizer' ? [] : EMPTY[member])
  }
  for (const member of ['timezone', 'start_date', 'end_date']) {
    if (members[member] === '' || members[member] === undefined) delete members[member]
  }
  for (const [member, linked] of linkedPlaces(before)) {
    const ids = members[member]
    if (!Array.isArray(ids)) continue
    members[member] = ids.filter((id) => id !== 0)
    // Places sent back as they were read change nothing; one of them may be in the trash by now.
    if (isDeepStrictEqual(members[member], linked)) delete members[member]
  }
  // An event without a website shows an empty one, so '' changes nothing.
  if (members['website'] === '' && (before?.website ?? null) === null) delete members['website']
  // Values of meta have the types of their keys.
  return { ...fromInstants(meta, before), ...members }
}

const linkedPlaces = (event: EventDetails | undefined) =>
  [
    ['venue', event?.venueIds],
    ['organizer', event?.organizerIds],
  ] as const

const EMPTY: Readonly<Record<string, unknown>> = {
  all_day: false,
  show_map: false,
  show_map_link: false,
  website: '',
  cost: '',
}

const changed = (sent: string | null | undefined, known: string | undefined): sent is string =>
  typeof sent === 'string' && isWallTime(sent) && sent !== known

/**
 * Instants are derived from the wall times; they are used only if they changed and the wall times
 * did not.
 */
function fromInstants(
  { _EventStartDateUTC: start, _EventEndDateUTC: end }: MetaChanges,
  before: EventDetails | undefined,
): EventBody {
  return {
    ...(changed(start, before?.utcStart) && { start_date: `${start} UTC` }),
    ...(changed(end, before?.utcEnd) && { end_date: `${end} UTC` }),
  }
}

/** The details that calendar writes cannot set, by key. */
const PLAIN = {
  costDescription: '_EventCostDescription',
  currencySymbol: '_EventCurrencySymbol',
  currencyCode: '_EventCurrencyCode',
  currencyPosition: '_EventCurrencyPosition',
  dateTimeSeparator: '_EventDateTimeSeparator',
  timeRangeSeparator: '_EventTimeRangeSeparator',
} as const

function plainOf(meta: MetaChanges): Partial<Record<keyof typeof PLAIN, string>> {
  const named = Object.entries(PLAIN).flatMap(([name, key]) => {
    const value = meta[key]
    return value === undefined ? [] : [[name, value ?? '']]
  })
  return Object.fromEntries(named) as Partial<Record<keyof typeof PLAIN, string>>
}

const POSITIONS: ReadonlySet<string> = new Set(['', 'prefix', 'suffix'])

function positionProblem({ _EventCurrencyPosition: position }: MetaChanges) {
  const known = position === undefined || position === null || POSITIONS.has(position)
  return known ? {} : { _EventCurrencyPosition: 'It must be prefix or suffix.' }
}

const named = (problems: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).map(([member, problem]) => [MEMBERS[member] ?? member, problem]),
  )

const idsOf = (places: EventInput['venues'] | EventInput['organizers']): number[] | undefined =>
  places?.flatMap((place) => ('id' in place ? [place.id] : []))
