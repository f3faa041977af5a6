import { contexts } from '../../../generated/cal-events-v1/contexts.ts'
import { document } from '../../../generated/cal-events-v1/document.ts'
import type { Operations } from '../../../generated/cal-events-v1/operations.ts'
import { routes } from '../../../generated/cal-events-v1/routes.ts'
import { validators } from '../../../generated/cal-events-v1/validators.ts'
import type { Namespace } from '../../http/namespace.ts'
import { events } from './events/events.ts'
import { calendarNamespaceIndex } from './calendar-events-index.ts'
import { organizers, venues } from './places/place-operations.ts'
import { eventCategories, eventTags } from './terms/calendar-term-operations.ts'

/** The event calendar (behaviour/calendar.md#lists-of-events). */
export const calendarEvents: Namespace = {
  name: 'cal/events/v1',
  document,
  routes,
  contexts,
  validators,
  operations: {
    ...calendarNamespaceIndex,
    ...events,
    ...venues,
    ...organizers,
    ...eventCategories,
    ...eventTags,
  } satisfies Operations,
}
