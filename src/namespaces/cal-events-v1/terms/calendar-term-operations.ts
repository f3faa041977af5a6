import type {
  EventCategoriesOperations,
  EventTagsOperations,
} from '../../../../generated/cal-events-v1/operations.ts'
import type { AppContext } from '../../../context.ts'
import { has, type Caller } from '../../../domain/accounts/caller.ts'
import type { TermRight } from '../../../domain/content-types/taxonomies.ts'
import { forbidden } from '../../../domain/errors/errors.ts'
import { createTerm, type TermInput } from '../../../domain/terms/create-term.ts'
import { deleteTerm } from '../../../domain/terms/delete-term.ts'
import { updateTerm } from '../../../domain/terms/update-term.ts'
import { datedForVisitors, guardOf, type Preconditions } from '../../../http/conditional.ts'
import { operation } from '../../operation.ts'
import {
  bodyProblems,
  pathProblems,
  termLoader,
  termNotFound,
  withCalendarErrors,
} from './calendar-term-access.ts'
import type { Naming, Writing } from './calendar-term-access.ts'
import { termList } from './list-calendar-terms.ts'
import { environmentOf, termKinds, type TermKind } from './term-kinds.ts'

interface Conditional {
  readonly preconditions: Preconditions
}

/**
 * The operations on the terms of one kind (behaviour/calendar.md#lists-of-events,
 * behaviour/permissions.md#calendar). Unlike in core, creating tags requires the right to edit
 * them.
 */
function termOperations<Kind extends TermKind>(kind: Kind) {
  const { taxonomy, show } = termKinds[kind]

  const requireRight = (caller: Caller, right: TermRight): void => {
    if (!has(caller, taxonomy.capabilities[right])) throw forbidden('rest_forbidden', caller)
  }
  const load = termLoader(kind)

  const create = {
    authorize: ({ caller }: Writing) => requireRight(caller, 'edit'),
    check: (call: Writing, ctx: AppContext) => bodyProblems(call, ctx, kind),
    async run({ body }: Writing, ctx: AppContext) {
      const row = await withCalendarErrors(kind, () => createTerm(ctx, taxonomy, inputOf(body)))
      const location = `${ctx.apiUrl}/core/v2/${taxonomy.restBase}/${row.id}`
      return {
        status: 201 as const,
        body: show(row, environmentOf(ctx, kind)),
        headers: { Location: location },
        resource: row,
      }
    },
  }

  const get = operation({
    load,
    check: (_call: Naming, _ctx, row) => pathProblems(kind, row),
    async run({ caller }: Naming, ctx, row) {
      if (row === undefined) throw termNotFound(kind)
      const body = show(row, environmentOf(ctx, kind))
      return { status: 200 as const, body, resource: datedForVisitors(caller, row) }
    },
  })

  const update = operation({
    order: 'check-first',
    load,
    authorize: ({ caller }: Naming & Writing) => requireRight(caller, 'edit'),
    check: async (call: Naming & Writing, ctx, row) => ({
      ...pathProblems(kind, row),
      ...(await bodyProblems(call, ctx, kind)),
    }),
    async run(call: Naming & Writing & Conditional, ctx) {
      const { params, body } = call
      const row = await withCalendarErrors(kind, () =>
        updateTerm(ctx, taxonomy, params.id, inputOf(body), guardOf(call)),
      )
      return { status: 200 as const, body: show(row, environmentOf(ctx, kind)), resource: row }
    },
  })

  const remove = operation({
    order: 'check-first',
    load,
    authorize: ({ caller }: Naming) => requireRight(caller, 'delete'),
    check: (_call: Naming, _ctx, row) => pathProblems(kind, row),
    async run(call: Naming & Conditional, ctx) {
      const row = await withCalendarErrors(kind, () =>
        deleteTerm(ctx, taxonomy, call.params.id, guardOf(call)),
      )
      return { status: 200 as const, body: show(row, environmentOf(ctx, kind)) }
    },
  })

  return { list: termList(kind), create, get, update, remove }
}

/** The part of a body that belongs to the term. */
function inputOf({ name, slug, description, parent }: TermInput): TermInput {
  return { name, slug, description, parent }
}

const ofCategories = termOperations('categories')
const ofTags = termOperations('tags')

/** Categories of events (behaviour/calendar.md#event-categories-and-tags). */
export const eventCategories: EventCategoriesOperations = {
  listEventCategories: ofCategories.list,
  createEventCategory: ofCategories.create,
  getEventCategory: ofCategories.get,
  updateEventCategory: ofCategories.update,
  deleteEventCategory: ofCategories.remove,
}

/** Tags of events, which are those of posts (behaviour/calendar.md#event-categories-and-tags). */
export const eventTags: EventTagsOperations = {
  listEventTags: ofTags.list,
  createEventTag: ofTags.create,
  getEventTag: ofTags.get,
  updateEventTag: ofTags.update,
  deleteEventTag: ofTags.remove,
}
