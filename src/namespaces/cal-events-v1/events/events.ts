import { contexts } from '../../../../generated/cal-events-v1/contexts.ts'
import type { EventsOperations } from '../../../../generated/cal-events-v1/operations.ts'
import type { AppContext } from '../../../context.ts'
import {
  createEvent,
  deleteEvent,
  trashEvent,
  updateEvent,
  type EventSaving,
} from '../../../domain/calendar/events/save-event.ts'
import { has, type Caller } from '../../../domain/accounts/caller.ts'
import { contentTypes } from '../../../domain/content/content-types.ts'
import type { Guard } from '../../../domain/content/saving/saving.ts'
import { failure, forbidden } from '../../../domain/errors.ts'
import { requireUnchanged } from '../../../http/conditional.ts'
import type { Call } from '../../../http/operation.ts'
import { select } from '../../../http/selection.ts'
import { problemsOf, readChangedEvent, readNewEvent, type Updating } from './input.ts'
import { eventList } from './list.ts'
import { presentEvent } from './present.ts'
import { findTarget, requireRight, requireShown, requireTarget, type Addressed } from './target.ts'

const { capabilities } = contentTypes.cal_events

type Common = Pick<Call, 'caller' | 'once' | 'preconditions' | 'selection'>

interface Reading extends Common {
  readonly params: Addressed['params']
  readonly query: { readonly password?: string }
}

interface Changing extends Common {
  readonly params: Addressed['params']
  readonly body: Updating['body']
}

interface Removing extends Common {
  readonly params: Addressed['params']
  readonly query: { readonly force: boolean }
}

const savingOf = ({ caller }: Common, site: AppContext): EventSaving => ({ site, caller })

const guardOf =
  ({ preconditions }: Common): Guard =>
  (current) =>
    requireUnchanged(preconditions, current)

/** @throws DomainError 403 rest_cannot_edit_others */
function requireAuthorship(caller: Caller, author: number | undefined): void {
  if (author === undefined || author === caller.id) return
  if (!has(caller, capabilities.editOthers)) throw forbidden('rest_cannot_edit_others', caller)
}

/** An unknown slug is a wrong argument, but of an update (behaviour-calendar.md, reading). */
async function requireSlug(call: Addressed, ctx: AppContext) {
  const row = await findTarget(call, ctx)
  return row === undefined ? { slug: 'There is no event with this slug.' } : {}
}

const read = {
  async run(call: Reading, ctx: AppContext) {
    const row = await requireTarget(call, ctx)
    const { password } = call.query
    requireShown(call.caller, row, password)
    const body = await presentEvent(call, ctx, row, { single: true, unlocked: true })
    return { status: 200 as const, body, resource: row }
  },
}

const update = {
  async check(call: Changing, ctx: AppContext) {
    return problemsOf(await readChangedEvent(call, ctx), call.body)
  },

  async permit(call: Changing, ctx: AppContext) {
    await requireRight(call, ctx, 'edit')
    requireAuthorship(call.caller, call.body.author)
  },

  async run(call: Changing, ctx: AppContext) {
    const current = await requireTarget(call, ctx)
    const { input } = await readChangedEvent(call, ctx)
    const row = await updateEvent(savingOf(call, ctx), current, input, guardOf(call))
    return { status: 200 as const, body: await presentEvent(call, ctx, row), resource: row }
  },
}

const remove = {
  async permit(call: Removing, ctx: AppContext) {
    await requireRight(call, ctx, 'delete')
  },

  async run(call: Removing, ctx: AppContext) {
    const row = await requireTarget(call, ctx)
    if (call.query.force) {
      // `_fields` names members of the report; the event stands within it whole.
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

/** Events, by id and by slug (service.md 2.1 and 4.1, permissions.md 8). */
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
  deleteEventBySlug: { ...remove, check: requireSlug },
}
