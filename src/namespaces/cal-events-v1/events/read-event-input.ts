import type { components } from '../../../../generated/cal-events-v1/types.ts'
import type { AppContext } from '../../../context.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { readEvent, type ReadEvent } from '../../../domain/calendar/events/read-event.ts'
import type { Call } from '../../operation.ts'
import { findDetails, partOf, requestedPart, type RequestedPart } from './occurrence.ts'
import { hasRight, type Addressed } from './target.ts'

type Schemas = components['schemas']

export type Creating = Pick<Call, 'caller'> & {
  readonly body: Schemas['EventCreateInput']
}
export type Updating = Addressed & {
  readonly body: Schemas['EventUpdateInput'] | Schemas['EventBySlugUpdateInput']
}

/** Reads the body of a new event. */
export const readNewEvent = ({ body, caller }: Creating, ctx: AppContext): Promise<ReadEvent> =>
  readEvent(ctx, caller, body, undefined)

/** A change of an event, or of a part of a series. */
export interface RequestedChange extends ReadEvent {
  readonly requested: RequestedPart
}

/**
 * Reads the body of an update. Problems with it are told before permission is checked, so it is not
 * compared with an event that the caller may not edit: that would tell when a hidden event is.
 */
export async function readChangedEvent(
  call: Updating,
  ctx: AppContext,
  row: EntryRow | undefined,
): Promise<RequestedChange> {
  const { body, caller } = call
  const details = hasRight(call, row, 'edit') ? await findDetails(ctx, row) : undefined
  const requested = await requestedPart(ctx, details, body)
  const read = await readEvent(ctx, caller, body, details && partOf(details, requested))
  return { ...read, requested }
}
