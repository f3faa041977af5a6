import { contexts } from '../../../../generated/cal-events-v1/contexts.ts'
import type { EventsOperations } from '../../../../generated/cal-events-v1/operations.ts'
import type { AppContext } from '../../../context.ts'
import { keepChanges } from '../../../domain/calendar/events/keep-changes.ts'
import {
  dropChanges,
  findKeptChanges,
  type UnsavedEvent,
} from '../../../domain/calendar/events/kept-changes.ts'
import { contentTypes } from '../../../domain/content-types/content-types.ts'
import { issuePreview } from '../../../domain/content/previews/preview-links.ts'
import { select } from '../../../http/selection.ts'
import { operation } from '../../operation.ts'
import { showPreviewLink } from '../../preview-link-view.ts'
import { entryDates } from '../shown.ts'
import { presentEvent } from './present.ts'
import { readChangedEvent, type Updating } from './read-event-input.ts'
import { findTarget, requireRight, requireTarget, type Addressed } from './target.ts'
import { numberedPicture } from '../numbered-picture.ts'

const type = contentTypes.cal_events

/** What callers have kept of an event and not saved (behaviour/calendar.md#previews-of-changes). */
export const eventPreviews: Pick<
  EventsOperations,
  'createEventPreviewLink' | 'getEventChanges' | 'deleteEventChanges'
> = {
  createEventPreviewLink: operation({
    load: findTarget,

    authorize: (call: Updating, _ctx, row) => requireRight(call, row, 'edit'),

    prepare: readChangedEvent,

    check: ({ body }: Updating, _ctx, _row, { input, problems, requested }) => ({
      ...numberedPicture(body, input.picture),
      ...problems,
      ...requested.problems,
    }),

    async run({ caller }: Updating, ctx, found, { input, requested }) {
      const entry = requireTarget(found)
      const { id } = await keepChanges({ site: ctx, caller }, entry.id, input, requested.occurrence)
      return showPreviewLink(ctx, type, entry, await issuePreview(ctx, caller, entry, id))
    },
  }),

  getEventChanges: operation({
    load: findTarget,

    authorize: (call: Addressed, _ctx, row) => requireRight(call, row, 'edit'),

    async run({ caller }: Addressed, ctx, found) {
      const kept = await findKeptChanges({ site: ctx, caller }, requireTarget(found))
      const changes = kept === undefined ? null : await showChanges(caller, ctx, kept)
      return { status: 200 as const, body: { changes } }
    },
  }),

  deleteEventChanges: operation({
    load: findTarget,

    authorize: (call: Addressed, _ctx, row) => requireRight(call, row, 'edit'),

    async run({ caller }: Addressed, ctx, found) {
      await dropChanges({ site: ctx, caller }, requireTarget(found).id)
      return { status: 200 as const, body: { changes: null } }
    },
  }),
}

async function showChanges(
  caller: Addressed['caller'],
  ctx: AppContext,
  { entry, changes, occurrence, keptAt }: UnsavedEvent,
) {
  const { timezone } = await ctx.settings()
  const dates = { date: keptAt, dateFloats: false, modified: keptAt }
  // `_fields` applies to the answer; the event in it is complete.
  const whole = { caller, selection: select(contexts.Event, 'edit', null) }
  return {
    modified: entryDates.modified(dates, timezone),
    modified_utc: entryDates.modified_utc(dates),
    occurrence: occurrence ?? null,
    title: entry.title,
    description: entry.content,
    excerpt: entry.excerpt,
    event: await presentEvent(whole, ctx, entry, { changes }),
  }
}
