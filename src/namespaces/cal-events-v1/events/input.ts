import type { components } from '../../../../generated/cal-events-v1/types.ts'
import type { AppContext } from '../../../context.ts'
import { readEvent, type ReadEvent } from '../../../domain/calendar/events/read-event.ts'
import type { ArgumentProblem, ArgumentProblems } from '../../../http/errors.ts'
import type { Call } from '../../../http/operation.ts'
import { askedPart, partOf, targetDetails } from './occurrence.ts'
import type { Addressed } from './target.ts'

type Schemas = components['schemas']

export type Creating = Pick<Call, 'caller' | 'once'> & {
  readonly body: Schemas['EventCreateInput']
}
export type Updating = Addressed & {
  readonly body: Schemas['EventUpdateInput'] | Schemas['EventBySlugUpdateInput']
}

/** What a call says of a new event, read once. */
export function readNewEvent(call: Creating, ctx: AppContext): Promise<ReadEvent> {
  return call.once('new event', () => readEvent(ctx, call.caller, call.body, undefined))
}

/** What a call says of an event that there is, read once. */
export function readChangedEvent(call: Updating, ctx: AppContext): Promise<ReadEvent> {
  return call.once('changed event', async () => {
    const details = await targetDetails(call, ctx)
    const part = await askedPart(call, ctx, call.body)
    return readEvent(ctx, call.caller, call.body, details && partOf(details, part))
  })
}

/** A picture by its id comes as text; a number is of a wrong type, once it names a picture at all. */
export function problemsOf(
  { problems }: ReadEvent,
  { image }: { readonly image?: string | number },
): ArgumentProblems {
  return typeof image === 'number' ? { image: NO_TEXT, ...problems } : problems
}

const NO_TEXT: ArgumentProblem = {
  code: 'rest_invalid_type',
  message: 'image must be string.',
  data: { param: 'image' },
}
