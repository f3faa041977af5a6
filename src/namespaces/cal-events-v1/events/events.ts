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
import { has, type Caller } from '../../../domain/accounts/caller.ts'
import { contentTypes } from '../../../domain/content-types/content-types.ts'
import type { Guard } from '../../../domain/content/saving/saving.ts'
import { failure, forbidden } from '../../../domain/errors/errors.ts'
import { requireUnchanged } from '../../../http/conditional.ts'
import type { Call } from '../../../http/operation.ts'
import { select } from '../../../http/selection.ts'
import { problemsOf, readChangedEvent, readNewEvent, type Updating } from './read-event-input.ts'
import { singleFeed } from './feed.ts'
import { eventList } from './list-events.ts'
import {
  requestedPart,
  changedEventId,
  occurrenceOf,
  targetDetails,
  type OccurrenceArguments,
} from './occurrence.ts'
import { presentEvent } from './present.ts'
import { findTarget, requireRight, requireShown, requireTarget, type Addressed } from './target.ts'

const { capabilities } = contentTypes.cal_events

type Common = Pick<Call, 'caller' | 'once' | 'preconditions' | 'selection'>

interface Reading extends Common, Pick<Call, 'request'> {
  readonly params: Addressed['params']
  readonly query: {
    readonly password?: string
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

const guardOf =
  ({ preconditions }: Common): Guard =>
  (current) =>
    requireUnchanged(preconditions, current)

/** An event includes its places, terms and image, which change independently. */
const composed = ({ version, updatedAt }: EntryRow) => ({
  version,
  updatedAt,
  composed: true as const,
})

/** @throws DomainError 403 rest_cannot_edit_others */
function requireAuthorship(caller: Caller, author: number | undefined): void {
  if (author === undefined || author === caller.id) return
  if (!has(caller, capabilities.editOthers)) throw forbidden('rest_cannot_edit_others', caller)
}

/** An unknown slug is an invalid argument, except in updates (behaviour/calendar.md#reading-events). */
async function requireSlug(call: Addressed, ctx: AppContext) {
  const row = await findTarget(call, ctx)
  return row === undefined ? { slug: 'There is no event with this slug.' } : {}
}

/**
 * Finds the requested occurrence, or the event that replaces it.
 * @throws DomainError 400 rest_invalid_param; as requireShown does
 */
async function requireOccurrence(call: Reading & Addressed, ctx: AppContext, row: EntryRow) {
  const { occurrence: named, password } = call.query
  if (named === undefined) return { resource: row }
  const details = await targetDetails(call, ctx)
  const occurrence = details && (await occurrenceOf(ctx, details, named))
  if (occurrence !== undefined) return { resource: row, occurrence }
  const id = details && (await changedEventId(ctx, details, named))
  const changed = id === undefined ? undefined : await findEntry(ctx.database, id)
  if (changed === undefined) {
    const params = { occurrence: 'The event has no occurrence at this time.' }
    throw failure('rest_invalid_param', { details: { params, details: {} } })
  }
  await requireShown(call, ctx, changed, password)
  return { resource: changed }
}

const read = {
  async run(call: Reading, ctx: AppContext) {
    const row = await requireTarget(call, ctx)
    await requireShown(call, ctx, row, call.query.password)
    const { resource, occurrence } = await requireOccurrence(call, ctx, row)
    if (call.query.ical) return singleFeed(call.caller, ctx, resource)
    const options = { single: true, unlocked: true, occurrence }
    const body = await presentEvent(call, ctx, resource, options)
    return { status: 200 as const, body, resource: composed(resource) }
  },
}

const update = {
  async check(call: Changing, ctx: AppContext) {
    const { problems } = await requestedPart(call, ctx, call.body)
    return { ...problemsOf(await readChangedEvent(call, ctx), call.body), ...problems }
  },

  async permit(call: Changing, ctx: AppContext) {
    await requireRight(call, ctx, 'edit')
    requireAuthorship(call.caller, call.body.author)
  },

  async run(call: Changing, ctx: AppContext) {
    const current = await requireTarget(call, ctx)
    const { input } = await readChangedEvent(call, ctx)
    const { part, occurrence } = await requestedPart(call, ctx, call.body)
    const saving = savingOf(call, ctx)
    const row =
      part === undefined || occurrence === undefined
        ? await updateEvent(saving, current, input, guardOf(call))
        : await changeSeriesPart(saving, current.id, { part, occurrence }, input, guardOf(call))
    return { status: 200 as const, body: await presentEvent(call, ctx, row), resource: row }
  },
}

const remove = {
  async check(call: Removing, ctx: AppContext) {
    return (await requestedPart(call, ctx, call.query)).problems
  },

  async permit(call: Removing, ctx: AppContext) {
    await requireRight(call, ctx, 'delete')
  },

  async run(call: Removing, ctx: AppContext) {
    const row = await requireTarget(call, ctx)
    const { part, occurrence } = await requestedPart(call, ctx, call.query)
    if (part !== undefined && occurrence !== undefined) {
      const asked = { part, occurrence }
      const left = await removeSeriesPart(savingOf(call, ctx), row.id, asked, guardOf(call))
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
}

/** Events, by id and by slug (behaviour/calendar.md, behaviour/permissions.md#calendar). */
export const events: EventsOperations = {
  ...eventList,
  createEvent: {
    async check(call, ctx) {
      return problemsOf(await readNewEvent(call, ctx), call.body)
    },
    permit({ caller, body }) {
      if (!has(caller, capabilities.create)) throw forbidden('rest_forbidden', caller)
      requireAuthorship(caller, body.author)
    },
    async run(call, ctx) {
      const { input } = await readNewEvent(call, ctx)
      const row = await createEvent(savingOf(call, ctx), input)
      return { status: 201, body: await presentEvent(call, ctx, row), resource: row }
    },
  },
  getEvent: read,
  updateEvent: update,
  deleteEvent: remove,
  getEventBySlug: { ...read, check: requireSlug },
  updateEventBySlug: update,
  deleteEventBySlug: {
    ...remove,
    async check(call, ctx) {
      return { ...(await remove.check(call, ctx)), ...(await requireSlug(call, ctx)) }
    },
  },
}
