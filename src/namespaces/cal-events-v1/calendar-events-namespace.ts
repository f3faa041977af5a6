import { contract } from '../../../generated/cal-events-v1/contract.ts'
import type { Operations } from '../../../generated/cal-events-v1/operations.ts'
import type { Namespace } from '../../http/namespace.ts'
import { events } from './events/events.ts'
import { calendarNamespaceIndex } from './calendar-events-index.ts'
import { organizers, venues } from './places/place-operations.ts'
import { eventCategories, eventTags } from './terms/calendar-term-operations.ts'

/** The event calendar (behaviour/calendar.md#lists-of-events). */
export const calendarEvents: Namespace = {
  ...contract,
  operations: {
    ...calendarNamespaceIndex,
    ...events,
    ...venues,
    ...organizers,
    ...eventCategories,
    ...eventTags,
  } satisfies Operations,
}
