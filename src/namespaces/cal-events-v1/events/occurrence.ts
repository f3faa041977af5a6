import type { AppContext } from '../../../context.ts'
import { findEventDetails } from '../../../data/event-reader.ts'
import type { EventDetails } from '../../../data/event-row.ts'
import {
  findChangedEvent,
  findOccurrence,
  type FoundOccurrence,
} from '../../../data/event-series.ts'
import type { SeriesPart } from '../../../domain/calendar/events/edit-series.ts'
import { readDate } from '../../../domain/calendar/recurrence/recurrence.ts'
import type { WallTime } from '../../../domain/calendar/time/wall-time.ts'
import type { ArgumentProblems } from '../../../http/errors.ts'
import { findTarget, type Addressed } from './target.ts'

/** How a request names times of an event that happens again. */
export interface NamedOccurrence {
  readonly occurrence?: string
  readonly edit?: 'this' | 'following' | 'all'
}

/** The part of a series that a write is about; none when it is about the whole event. */
export interface AskedPart {
  readonly part?: SeriesPart
  readonly occurrence?: FoundOccurrence
  readonly problems: ArgumentProblems
}

/** Details of the event that a call names; undefined for what is no event. */
export async function targetDetails(
  call: Addressed,
  ctx: AppContext,
): Promise<EventDetails | undefined> {
  return call.once('event details', async () => {
    const row = await findTarget(call, ctx)
    const details = row && (await findEventDetails(ctx.database, [row.id]))
    return row && details?.get(row.id)
  })
}

const UNKNOWN = 'The event does not happen at this time.'

/** What a write names of an event that there is; read once. */
export function askedPart(
  call: Addressed,
  ctx: AppContext,
  { occurrence: named, edit = 'this' }: NamedOccurrence,
): Promise<AskedPart> {
  return call.once('part of a series', async (): Promise<AskedPart> => {
    const details = await targetDetails(call, ctx)
    if (named === undefined) {
      const missing = edit === 'following'
      return { problems: missing ? { occurrence: 'edit needs the occurrence.' } : {} }
    }
    if (details === undefined) return { problems: {} }
    const found = await occurrenceOf(ctx, details, named)
    if (found === undefined) return { problems: { occurrence: UNKNOWN } }
    const whole = details.recurrence === null || edit === 'all'
    const fromStart = edit === 'following' && found.originalStart === details.startsAt
    if (whole || fromStart) return { problems: {} }
    return { part: edit, occurrence: found, problems: {} }
  })
}

/** The time of an event that somebody names. */
export async function occurrenceOf(
  { database }: AppContext,
  { eventId, startsAt, timezone }: EventDetails,
  named: string,
): Promise<FoundOccurrence | undefined> {
  const start = readDate(named, startsAt as WallTime, timezone)
  return start && findOccurrence(database, eventId, start)
}

/** The event that stands for a time of a series that was changed on its own. */
export async function changedEventId(
  { database }: AppContext,
  { eventId, startsAt, timezone }: EventDetails,
  named: string,
): Promise<number | undefined> {
  const start = readDate(named, startsAt as WallTime, timezone)
  return start && findChangedEvent(database, eventId, start)
}

/** The event as a change of that part finds it. */
export function partOf(details: EventDetails, { part, occurrence }: AskedPart): EventDetails {
  if (part === undefined || occurrence === undefined) return details
  const { startsAt, endsAt, utcStart, utcEnd } = occurrence
  const times = { ...details, startsAt, endsAt, utcStart, utcEnd }
  return part === 'this' ? { ...times, recurrence: null, seriesId: details.eventId } : times
}
