/** Changes of one time of an event that happens again, or of what follows from there. */
import type { Tx } from '../../../data/database.ts'
import type { EntryRow } from '../../../data/entry-row.ts'
import { readEventDetails } from '../../../data/event-reader.ts'
import type { EventColumns, EventDetails, Occurrence } from '../../../data/event-row.ts'
import {
  reassignChangedOccurrences,
  changedOccurrencesFrom,
  findOccurrence,
} from '../../../data/event-series.ts'
import { markChanged } from '../../../data/event-writer.ts'
import { toGmtIso } from '../../content/dates.ts'
import { createEntry } from '../../content/saving/create-entry.ts'
import type { EntryInput } from '../../content/saving/entry-input.ts'
import { requireUpdate } from '../../content/saving/rights.ts'
import { holdEntry, wholeSeconds, type Guard } from '../../content/saving/saving.ts'
import { trashEntry } from '../../content/saving/trash-entry.ts'
import { updateEntry } from '../../content/saving/update-entry.ts'
import type { StatusName } from '../../content/statuses.ts'
import { failure } from '../../errors.ts'
import type { Recurrence } from '../recurrence/recurrence.ts'
import { endedRecurrence, splitRecurrence } from '../recurrence/split.ts'
import type { WallTime } from '../time/wall-time.ts'
import type { EventInput } from './event-input.ts'
import { inTerms } from './occurrences.ts'
import { updateWithin, writing, type EventSaving, type Writing } from './save-event.ts'
import { storeEventParts } from './store-event.ts'

/** Which part of a series a write is about: one time of it, or that one and all later ones. */
export type SeriesPart = 'this' | 'following'

/** A series as it is held locked. */
interface HeldSeries {
  readonly entry: EntryRow
  readonly details: EventDetails
  readonly recurrence: Recurrence
}

const NO_INPUT: EventInput = { entry: {} }
const unguarded: Guard = () => undefined

/**
 * Changes one time of a series, which becomes an event of its own and stays a part of the series;
 * or ends the series before it and begins a new one with it.
 * @returns the event that stands for what was changed
 * @throws DomainError as createEvent and updateEvent do; 400 rest_invalid_param where no rule can
 *   start at that time
 */
export function changeSeriesPart(
  saving: EventSaving,
  seriesId: number,
  { part, occurrence }: { readonly part: SeriesPart; readonly occurrence: Occurrence },
  input: EventInput,
  guard: Guard,
): Promise<EntryRow> {
  return writing(saving, input, async (work) => {
    const series = await holdSeries(work, seriesId, occurrence, guard)
    const apart = part === 'this' ? detached(series, occurrence) : continued(series, occurrence)
    const copy = await copySeries(work, series, apart.copy)
    if (part === 'following') {
      const start = occurrence.originalStart
      await reassignChangedOccurrences(work.tx, { from: seriesId, to: copy.id, start })
    }
    await storeSeries(work, series, apart.left)
    return updateWithin(work, copy, input, unguarded)
  })
}

/**
 * Takes one time away from a series, or that one and all later ones with what was changed of them.
 * @returns the series that is left
 * @throws DomainError as updateEvent does; 400 rest_invalid_param where no time would be left
 */
export function removeSeriesPart(
  saving: EventSaving,
  seriesId: number,
  { part, occurrence }: { readonly part: SeriesPart; readonly occurrence: Occurrence },
  guard: Guard,
): Promise<EntryRow> {
  return writing(saving, NO_INPUT, async (work) => {
    const series = await holdSeries(work, seriesId, occurrence, guard)
    const { originalStart } = occurrence
    if (part === 'this') return storeSeries(work, series, without(series, originalStart))
    for (const id of await changedOccurrencesFrom(work.tx, seriesId, originalStart)) {
      await trashEntry(work.saving, id, unguarded)
    }
    return storeSeries(work, series, ended(series, originalStart))
  })
}

/** @throws DomainError 400 rest_invalid_param where somebody else has just changed that time */
async function holdSeries(
  { tx, saving }: Writing,
  id: number,
  { originalStart }: Occurrence,
  guard: Guard,
): Promise<HeldSeries> {
  const entry = await holdEntry(tx, saving, id)
  requireUpdate(saving.caller, saving.type, entry, {})
  guard(entry)
  const details = await readEventDetails(tx, id)
  const recurrence = details?.recurrence ?? undefined
  const found = await findOccurrence(saving.site.database, id, originalStart)
  if (details === undefined || recurrence === undefined || found === undefined) {
    const params = { occurrence: 'The event does not happen at this time any more.' }
    throw failure('rest_invalid_param', { details: { params, details: {} } })
  }
  return { entry, details, recurrence: recurrence as Recurrence }
}

/** What becomes of a series, and what is made beside it. */
interface Apart {
  readonly left: Recurrence
  readonly copy: EventColumns
}

function detached(series: HeldSeries, occurrence: Occurrence): Apart {
  const { details, entry } = series
  const { originalStart } = occurrence
  const times = { ...details, ...timesOf(occurrence), recurrence: null }
  return {
    left: without(series, originalStart),
    copy: { ...times, uid: null, seriesId: entry.id, originalStart },
  }
}

function continued(series: HeldSeries, occurrence: Occurrence): Apart {
  const { details, recurrence } = series
  const { before, after } = inTerms(() =>
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

function without({ recurrence }: HeldSeries, start: string): Recurrence {
  const exdate = [...new Set([...recurrence.exdate, start as WallTime])].toSorted()
  return { ...recurrence, exdate }
}

const ended = ({ details, recurrence }: HeldSeries, start: string): Recurrence =>
  inTerms(() => endedRecurrence(startOf(details), recurrence, start as WallTime))

/** A new event with all that the series has; its slug is made of the series' and the day. */
function copySeries(
  { saving }: Writing,
  { entry, details }: HeldSeries,
  copy: EventColumns,
): Promise<EntryRow> {
  const { venueIds, organizerIds } = details
  const now = saving.site.clock()
  const slug = entry.slug === '' ? {} : { slug: `${entry.slug}-${copy.startsAt.slice(0, 10)}` }
  return createEntry(saving, { ...copyOf(entry), ...slug }, async (tx, id) => {
    await storeEventParts(tx, id, copy, { now, venueIds, organizerIds })
    await markChanged(tx, id, wholeSeconds(now))
  })
}

function copyOf(entry: EntryRow): EntryInput {
  const { title, content, excerpt, authorId, password, sticky, featuredMedia, terms } = entry
  return {
    title,
    content,
    excerpt,
    authorId,
    password,
    sticky,
    featuredMedia,
    terms,
    // Statuses of entries are of the registry.
    status: entry.status as StatusName,
    ...(!entry.dateFloats && { dateGmt: toGmtIso(entry.date) }),
  }
}

/** A version of its own, so that those who read the series or subscribed to it hear of it. */
function storeSeries(
  { saving }: Writing,
  { entry, details }: HeldSeries,
  recurrence: Recurrence,
): Promise<EntryRow> {
  const now = saving.site.clock()
  const write = async (tx: Tx, id: number): Promise<void> => {
    const next = { ...details, recurrence, sequence: details.sequence + 1 }
    const kept = { venueIds: undefined, organizerIds: undefined }
    await storeEventParts(tx, id, next, { ...kept, before: details, now })
  }
  return updateEntry(saving, entry.id, {}, unguarded, write)
}
