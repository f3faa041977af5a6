import type { EventsOperations } from '../../../../generated/cal-events-v1/operations.ts'
import { keepChanges } from '../../../domain/calendar/events/keep-changes.ts'
import { contentTypes } from '../../../domain/content-types/content-types.ts'
import { issuePreview } from '../../../domain/content/previews/preview-links.ts'
import { operation } from '../../operation.ts'
import { showPreviewLink } from '../../preview-link-view.ts'
import { readChangedEvent, type Updating } from './read-event-input.ts'
import { findTarget, requireRight, requireTarget } from './target.ts'

const type = contentTypes.cal_events

/** Keeps changes beside an event and links to them (behaviour/calendar.md#previews-of-changes). */
export const createEventPreviewLink: EventsOperations['createEventPreviewLink'] = operation({
  load: findTarget,

  authorize: (call: Updating, _ctx, row) => requireRight(call, row, 'edit'),

  prepare: readChangedEvent,

  check: (_call: Updating, _ctx, _row, { problems }) => problems,

  async run({ caller }: Updating, ctx, found, { input }) {
    const entry = requireTarget(found)
    const { id } = await keepChanges({ site: ctx, caller }, entry.id, input)
    return showPreviewLink(ctx, type, entry, await issuePreview(ctx, caller, entry, id))
  },
})
