import type { components } from '../../../../generated/cal-events-v1/types.ts'
import type { AppContext } from '../../../context.ts'
import { readEvent, type ReadEvent } from '../../../domain/calendar/events/read-event.ts'
import type { ArgumentProblem, ArgumentProblems } from '../../../http/errors.ts'
import type { Call } from '../../../http/operation.ts'
import { requestedPart, partOf, targetDetails } from './occurrence.ts'
import type { Addressed } from './target.ts'

type Schemas = components['schemas']

export type Creating = Pick<Call, 'caller' | 'once'> & {
  readonly body: Schemas['EventCreateInput']
}
export type Updating = Addressed & {
  readonly body: Schemas['EventUpdateInput'] | Schemas['EventBySlugUpdateInput']
}

/** Reads the body of a new event, once per request. */
export function readNewEvent(call: Creating, ctx: AppContext): Promise<ReadEvent> {
  return call.once('new event', () => readEvent(ctx, call.caller, call.body, undefined))
}

/** Reads the body of an update, once per request. */
export function readChangedEvent(call: Updating, ctx: AppContext): Promise<ReadEvent> {
  return call.once('changed event', async () => {
    const details = await targetDetails(call, ctx)
    const part = await requestedPart(call, ctx, call.body)
    return readEvent(ctx, call.caller, call.body, details && partOf(details, part))
  })
}

/** The id of an image is sent as text; a number is refused if the image exists. */
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
