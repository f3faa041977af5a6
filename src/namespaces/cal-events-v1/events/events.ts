import { contexts } from '../../../../generated/cal-events-v1/contexts.ts'
import type { EventsOperations } from '../../../../generated/cal-events-v1/operations.ts'
import type { AppContext } from '../../../context.ts'
import { findEntry } from '../../../data/entries/entry-reader.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { changeSeriesPart, removeSeriesPart } from '../../../domain/calendar/events/edit-series.ts'
import {
  createEvent,
  deleteEvent,
  trashEvent,
  updateEvent,
  type EventWriter,
} from '../../../domain/calendar/events/save-event.ts'
import { ANONYMOUS, has, type Caller } from '../../../domain/accounts/caller.ts'
import { contentTypes } from '../../../domain/content-types/content-types.ts'
import { openPreview } from '../../../domain/content/previews/preview-links.ts'
import { failure, forbidden, invalidParams } from '../../../domain/errors/errors.ts'
import { guardOf } from '../../../http/conditional.ts'
import { operation, type Call } from '../../operation.ts'
import { OF_PREVIEWS, previewTokenOf, type PreviewCall } from '../../preview-token.ts'
import { select } from '../../../http/selection.ts'
import { readChangedEvent, readNewEvent, type Updating } from './read-event-input.ts'
import { singleFeed } from './feed.ts'
import { eventList } from './list-events.ts'
import {
  changedEventId,
  findDetails,
  occurrenceOf,
  requestedPart,
  type OccurrenceArguments,
} from './occurrence.ts'
import { presentEvent } from './present.ts'
import { eventPreviews } from './event-preview.ts'
import {
  findTarget,
  hasRight,
  requireRight,
  requireShown,
  requireTarget,
  type Addressed,
} from './target.ts'
import { numberedPicture } from '../numbered-picture.ts'

const { capabilities } = contentTypes.cal_events

type Common = Pick<Call, 'caller' | 'preconditions' | 'selection'>

interface Reading extends Common, PreviewCall {
  readonly params: Addressed['params']
  readonly query: {
    readonly password?: string
    readonly preview_token?: string
    readonly occurrence?: string
    readonly ical: boolean
  }
}

interface Changing extends Common {
  readonly params: Addressed['params']
  readonly body: Updating['body']
}

interface Removing extends Common {
  readonly params: Addressed['params']
  readonly query: OccurrenceArguments & { readonly force: boolean }
}

const savingOf = ({ caller }: Common, site: AppContext): EventWriter => ({ site, caller })

/** @throws DomainError 403 rest_cannot_edit_others */
function requireAuthorship(caller: Caller, author: number | undefined): void {
  if (author === undefined || author === caller.id) return
  if (!has(caller, capabilities.editOthers)) throw forbidden('rest_cannot_edit_others', caller)
}

/** An unknown slug is an invalid argument, except in updates (behaviour/calendar.md#reading-events). */
const slugProblems = (row: EntryRow | undefined): Record<string, string> =>
  row === undefined ? { slug: 'There is no event with this slug.' } : {}

/**
 * Finds the requested occurrence, or the event that replaces it.
 * @throws DomainError 400 rest_invalid_param; as requireShown does
 */
async function requireOccurrence(call: Reading, ctx: AppContext, row: EntryRow) {
  const { occurrence: named, password } = call.query
  if (named === undefined) return { resource: row }
  const details = await findDetails(ctx, row)
  const occurrence = details && (await occurrenceOf(ctx, details, named))
  if (occurrence !== undefined) return { resource: row, occurrence }
  const id = details && (await changedEventId(ctx, details, named))
  const changed = id === undefined ? undefined : await findEntry(ctx.database, id)
  if (changed === undefined) {
    throw invalidParams({ occurrence: 'The event has no occurrence at this time.' })
  }
  await requireShown(call, ctx, changed, password)
  return { resource: changed }
}

/** Opens an event with the token of a preview link; calendar files are not opened. */
async function openedEvent(call: Reading, ctx: AppContext, row: EntryRow) {
  const token = call.query.ical ? undefined : previewTokenOf(call)
  return token === undefined ? undefined : openPreview(ctx, contentTypes.cal_events, row, token)
}

const read = operation({
  load: findTarget,

  async run(call: Reading, ctx, found) {
    const row = requireTarget(found)
    const preview = await openedEvent(call, ctx, row)
    if (preview !== undefined) {
      const visiting = { ...call, caller: ANONYMOUS }
      const { changes } = preview
      const { resource, occurrence } = await requireOccurrence(visiting, ctx, preview.entry)
      const options = { single: true, unlocked: true, occurrence, changes }
      const body = await presentEvent(visiting, ctx, resource, options)
      return { status: 200 as const, body, headers: OF_PREVIEWS }
    }
    await requireShown(call, ctx, row, call.query.password)
    const { resource, occurrence } = await requireOccurrence(call, ctx, row)
    if (call.query.ical) return singleFeed(call.caller, ctx, resource)
    const options = { single: true, unlocked: true, occurrence }
    const body = await presentEvent(call, ctx, resource, options)
    return { status: 200 as const, body, resource }
  },
})

const update = operation({
  order: 'check-first',
  load: findTarget,

  authorize(call: Changing, _ctx, row) {
    requireRight(call, row, 'edit')
    requireAuthorship(call.caller, call.body.author)
  },

  prepare: readChangedEvent,

  check: ({ body }: Changing, _ctx, _row, { input, problems, requested }) => ({
    ...numberedPicture(body, input.picture),
    ...problems,
    ...requested.problems,
  }),

  async run(call: Changing, ctx, found, { input, requested }) {
    const current = requireTarget(found)
    const { part, occurrence } = requested
    const saving = savingOf(call, ctx)
    const row =
      part === undefined || occurrence === undefined
        ? await updateEvent(saving, current, input, guardOf(call))
        : await changeSeriesPart(saving, current.id, { part, occurrence }, input, guardOf(call))
    return { status: 200 as const, body: await presentEvent(call, ctx, row), resource: row }
  },
})

const remove = operation({
  load: findTarget,

  authorize: (call: Removing, _ctx, row) => requireRight(call, row, 'delete'),

  prepare: async (call: Removing, ctx, row) => {
    const details = hasRight(call, row, 'delete') ? await findDetails(ctx, row) : undefined
    return requestedPart(ctx, details, call.query)
  },

  check: (_call: Removing, _ctx, _row, { problems }) => problems,

  async run(call: Removing, ctx, found, { part, occurrence }) {
    const row = requireTarget(found)
    if (part !== undefined && occurrence !== undefined) {
      const requested = { part, occurrence }
      const left = await removeSeriesPart(savingOf(call, ctx), row.id, requested, guardOf(call))
      return { status: 200 as const, body: await presentEvent(call, ctx, left), resource: left }
    }
    if (call.query.force) {
      // `_fields` applies to the report; the event in it is complete.
      const whole = { caller: call.caller, selection: select(contexts.Event, 'edit', null) }
      const previous = await presentEvent(whole, ctx, row)
      await deleteEvent(savingOf(call, ctx), row.id, guardOf(call))
      return { status: 200 as const, body: { deleted: true as const, previous } }
    }
    if (row.status === 'trash') throw failure('event-is-in-trash')
    const trashed = await trashEvent(savingOf(call, ctx), row.id, guardOf(call))
    return { status: 200 as const, body: await presentEvent(call, ctx, trashed), resource: trashed }
  },
})

/** Events, by id and by slug (behaviour/calendar.md, behaviour/permissions.md#calendar). */
export const events: EventsOperations = {
  ...eventList,
  createEvent: operation({
    order: 'check-first',
    authorize({ caller, body }) {
      if (!has(caller, capabilities.create)) throw forbidden('rest_forbidden', caller)
      requireAuthorship(caller, body.author)
    },
    prepare: readNewEvent,
    check: ({ body }, _ctx, _loaded, { input, problems }) => ({
      ...numberedPicture(body, input.picture),
      ...problems,
    }),
    async run(call, ctx, _loaded, { input }) {
      const row = await createEvent(savingOf(call, ctx), input)
      return { status: 201, body: await presentEvent(call, ctx, row), resource: row }
    },
  }),
  ...eventPreviews,
  getEvent: read,
  updateEvent: update,
  deleteEvent: remove,
  getEventBySlug: operation({ ...read, check: (_call, _ctx, row) => slugProblems(row) }),
  updateEventBySlug: update,
  deleteEventBySlug: operation({
    ...remove,
    order: 'check-first',
    check: (_call, _ctx, row, { problems }) => ({ ...problems, ...slugProblems(row) }),
  }),
}
