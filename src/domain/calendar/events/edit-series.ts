/** Changes to one occurrence of a series, or to it and all following ones. */
import type { Tx } from '../../../data/database/database.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { readEventDetails } from '../../../data/events/event-reader.ts'
import { lockLinkedPlaces } from '../../../data/events/event-references.ts'
import type { EventColumns, EventDetails, Occurrence } from '../../../data/events/event-row.ts'
import {
  reassignChangedOccurrences,
  changedOccurrencesFrom,
  findOccurrence,
} from '../../../data/events/event-series.ts'
import { toGmtIso } from '../../content/entry-dates.ts'
import { createEntry } from '../../content/saving/create-entry.ts'
import type { EntryInput } from '../../content/saving/entry-input.ts'
import { requireUpdate } from '../../content/saving/rights.ts'
import { lockEntryForWrite } from '../../content/saving/saving.ts'
import { trashEntry } from '../../content/saving/trash-entry.ts'
import { updateEntry } from '../../content/saving/update-entry.ts'
import type { StatusName } from '../../content-types/entry-statuses.ts'
import { invalidParams } from '../../errors/errors.ts'
import { acceptAnyVersion, type Guard } from '../../errors/guard.ts'
import type { Recurrence } from '../recurrence/recurrence.ts'
import { endRecurrence, splitRecurrence } from '../recurrence/split.ts'
import type { WallTime } from '../../time/wall-time.ts'
import type { EventInput } from './event-input.ts'
import { asInvalidParam } from './occurrences.ts'
import {
  updateEventInTransaction,
  runEventTransaction,
  type EventWriter,
  type EventTransaction,
} from './save-event.ts'
import { storeEventParts } from './store-event.ts'

/** The part of a series that a write changes: one occurrence, or it and all following ones. */
export type SeriesPart = 'this' | 'following'

/** A series whose row is locked. */
interface LockedSeries {
  readonly entry: EntryRow
  readonly details: EventDetails
  readonly recurrence: Recurrence
}

const NO_INPUT: EventInput = { entry: {} }

/**
 * Changes one occurrence of a series, which becomes an event of its own within the series; or ends
 * the series before the occurrence and starts a new series with it.
 * @returns the event that was changed or created
 * @throws DomainError as createEvent and updateEvent do; 400 rest_invalid_param where no rule can
 *   start at that time
 */
export function changeSeriesPart(
  saving: EventWriter,
  seriesId: number,
  { part, occurrence }: { readonly part: SeriesPart; readonly occurrence: Occurrence },
  requested: EventInput,
  guard: Guard,
): Promise<EntryRow> {
  return runEventTransaction(saving, requested, async (work, input) => {
    // Before the series, as every writer of events does: the copy has the same ones.
    await lockLinkedPlaces(work.tx, seriesId)
    const series = await lockSeries(work, seriesId, occurrence, guard)
    const apart =
      part === 'this' ? detachOccurrence(series, occurrence) : splitSeries(series, occurrence)
    const copy = await copySeries(work, series, apart.copy)
    if (part === 'following') {
      const start = occurrence.originalStart
      await reassignChangedOccurrences(work.tx, { from: seriesId, to: copy.id, start })
    }
    await storeSeries(work, series, apart.left)
    return updateEventInTransaction(work, copy, input, acceptAnyVersion)
  })
}

/**
 * Removes one occurrence from a series, or it and all following ones, including changed
 * occurrences.
 * @returns the remaining series
 * @throws DomainError as updateEvent does; 400 rest_invalid_param where no time would be left
 */
export function removeSeriesPart(
  saving: EventWriter,
  seriesId: number,
  { part, occurrence }: { readonly part: SeriesPart; readonly occurrence: Occurrence },
  guard: Guard,
): Promise<EntryRow> {
  return runEventTransaction(saving, NO_INPUT, async (work) => {
    const series = await lockSeries(work, seriesId, occurrence, guard)
    const { originalStart } = occurrence
    if (part === 'this') return storeSeries(work, series, excludeOccurrence(series, originalStart))
    for (const id of await changedOccurrencesFrom(work.tx, seriesId, originalStart)) {
      await trashEntry(work.saving, id, acceptAnyVersion)
    }
    return storeSeries(work, series, endSeries(series, originalStart))
  })
}

/** @throws DomainError 400 rest_invalid_param if the occurrence has just been changed by another request */
async function lockSeries(
  { tx, saving }: EventTransaction,
  id: number,
  { originalStart }: Occurrence,
  guard: Guard,
): Promise<LockedSeries> {
  const entry = await lockEntryForWrite(tx, saving, id)
  requireUpdate(saving.caller, saving.type, entry, {})
  guard(entry)
  const details = await readEventDetails(tx, id)
  const recurrence = details?.recurrence ?? undefined
  const found = await findOccurrence(saving.site.database, id, originalStart)
  if (details === undefined || recurrence === undefined || found === undefined) {
    throw invalidParams({ occurrence: 'The event no longer has an occurrence at this time.' })
  }
  return { entry, details, recurrence: recurrence as Recurrence }
}

/** The updated series, and the event to create from it. */
interface SeriesChange {
  readonly left: Recurrence
  readonly copy: EventColumns
}

/** The details of an occurrence as an event that happens once. */
export const detailsOfOne = <Details extends EventColumns>(
  series: Details,
  occurrence: Occurrence,
): Details => ({ ...series, ...timesOf(occurrence), recurrence: null })

function detachOccurrence(series: LockedSeries, occurrence: Occurrence): SeriesChange {
  const { details, entry } = series
  const { originalStart } = occurrence
  const times = detailsOfOne(details, occurrence)
  return {
    left: excludeOccurrence(series, originalStart),
    copy: { ...times, uid: null, seriesId: entry.id, originalStart },
  }
}

function splitSeries(series: LockedSeries, occurrence: Occurrence): SeriesChange {
  const { details, recurrence } = series
  const { before, after } = asInvalidParam(() =>
    splitRecurrence(startOf(details), recurrence, occurrence.originalStart as WallTime),
  )
  const times = { ...details, ...timesOf(occurrence) }
  return { left: before, copy: { ...times, recurrence: after, uid: null, sequence: 0 } }
}

const startOf = ({ startsAt, timezone }: EventColumns) => ({
  start: startsAt as WallTime,
  zone: timezone,
})

const timesOf = ({ startsAt, endsAt, utcStart, utcEnd }: Occurrence) => ({
  startsAt,
  endsAt,
  utcStart,
  utcEnd,
})

function excludeOccurrence({ recurrence }: LockedSeries, start: string): Recurrence {
  const exdate = [...new Set([...recurrence.exdate, start as WallTime])].toSorted()
  return { ...recurrence, exdate }
}

const endSeries = ({ details, recurrence }: LockedSeries, start: string): Recurrence =>
  asInvalidParam(() => endRecurrence(startOf(details), recurrence, start as WallTime))

/** Copies a series as a new event; its slug consists of the slug of the series and the day. */
function copySeries(
  { saving }: EventTransaction,
  { entry, details }: LockedSeries,
  copy: EventColumns,
): Promise<EntryRow> {
  const { venueIds, organizerIds } = details
  const now = saving.site.clock()
  const slug = entry.slug === '' ? {} : { slug: `${entry.slug}-${copy.startsAt.slice(0, 10)}` }
  return createEntry(saving, { ...copyOf(entry), ...slug }, (tx, id) =>
    storeEventParts(tx, id, copy, { now, venueIds, organizerIds }),
  )
}

function copyOf(entry: EntryRow): EntryInput {
  const { title, content, excerpt, authorId, password, sticky, featuredMedia, terms } = entry
  const { commentStatus, pingStatus, meta } = entry
  return {
    title,
    content,
    excerpt,
    authorId,
    password,
    sticky,
    featuredMedia,
    terms,
    commentStatus,
    pingStatus,
    meta,
    // Statuses of entries are of the registry.
    status: entry.status as StatusName,
    ...(!entry.dateFloats && { dateGmt: toGmtIso(entry.date) }),
  }
}

/** Increments the version, so that readers and subscribers notice the change. */
function storeSeries(
  { saving }: EventTransaction,
  { entry, details }: LockedSeries,
  recurrence: Recurrence,
): Promise<EntryRow> {
  const now = saving.site.clock()
  const write = async (tx: Tx, id: number): Promise<void> => {
    const next = { ...details, recurrence, sequence: details.sequence + 1 }
    const kept = { venueIds: undefined, organizerIds: undefined }
    await storeEventParts(tx, id, next, { ...kept, before: details, now })
  }
  return updateEntry(saving, entry.id, {}, acceptAnyVersion, write)
}
