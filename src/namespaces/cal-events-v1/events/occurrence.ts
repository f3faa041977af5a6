import type { AppContext } from '../../../context.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { findEventDetails } from '../../../data/events/event-reader.ts'
import type { EventDetails, Occurrence } from '../../../data/events/event-row.ts'
import { findChangedEvent, findOccurrence } from '../../../data/events/event-series.ts'
import type { SeriesPart } from '../../../domain/calendar/events/edit-series.ts'
import { readDate } from '../../../domain/calendar/recurrence/recurrence.ts'
import type { WallTime } from '../../../domain/time/wall-time.ts'
import type { ArgumentProblems } from '../../../http/errors.ts'

/** How a request refers to occurrences of a series. */
export interface OccurrenceArguments {
  readonly occurrence?: string
  readonly edit?: 'this' | 'following' | 'all'
}

/** The part of a series that a write changes; none if it changes the whole event. */
export interface RequestedPart {
  readonly part?: SeriesPart
  readonly occurrence?: Occurrence
  readonly problems: ArgumentProblems
}

/** The details of an event; undefined if there is none, or if the entry is of another type. */
export async function findDetails(
  { database }: AppContext,
  row: EntryRow | undefined,
): Promise<EventDetails | undefined> {
  return row && (await findEventDetails(database, [row.id])).get(row.id)
}

const UNKNOWN = 'The event has no occurrence at this time.'

/** Reads the part of a series that a write refers to. */
export async function requestedPart(
  ctx: AppContext,
  details: EventDetails | undefined,
  { occurrence: named, edit = 'this' }: OccurrenceArguments,
): Promise<RequestedPart> {
  if (named === undefined) {
    const missing = edit === 'following'
    return { problems: missing ? { occurrence: 'edit requires occurrence.' } : {} }
  }
  if (details === undefined) return { problems: {} }
  const found = await occurrenceOf(ctx, details, named)
  if (found === undefined) return { problems: { occurrence: UNKNOWN } }
  const whole = details.recurrence === null || edit === 'all'
  const fromStart = edit === 'following' && found.originalStart === details.startsAt
  if (whole || fromStart) return { problems: {} }
  return { part: edit, occurrence: found, problems: {} }
}

/** Finds an occurrence of an event by its time. */
export async function occurrenceOf(
  { database }: AppContext,
  event: EventDetails,
  named: string,
): Promise<Occurrence | undefined> {
  const start = startNamed(event, named)
  return start && findOccurrence(database, event.eventId, start)
}

/** The id of the event that replaces an occurrence of a series. */
export async function changedEventId(
  { database }: AppContext,
  event: EventDetails,
  named: string,
): Promise<number | undefined> {
  const start = startNamed(event, named)
  return start && findChangedEvent(database, event.eventId, start)
}

const startNamed = ({ startsAt, timezone }: EventDetails, named: string): WallTime | undefined =>
  readDate(named, startsAt as WallTime, timezone)

/** The details before a change of the given part. */
export function partOf(details: EventDetails, { part, occurrence }: RequestedPart): EventDetails {
  if (part === undefined || occurrence === undefined) return details
  const { startsAt, endsAt, utcStart, utcEnd } = occurrence
  const times = { ...details, startsAt, endsAt, utcStart, utcEnd }
  return part === 'this' ? { ...times, recurrence: null, seriesId: details.eventId } : times
}
