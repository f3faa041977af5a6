import { contexts } from '../../../generated/cal-views-v2/contexts.ts'
import { document } from '../../../generated/cal-views-v2/document.ts'
import type { Operations } from '../../../generated/cal-views-v2/operations.ts'
import { routes } from '../../../generated/cal-views-v2/routes.ts'
import { validators } from '../../../generated/cal-views-v2/validators.ts'
import type { Namespace } from '../../http/namespace.ts'
import { namespaceIndex } from '../site-index.ts'
import { views } from './views.ts'

/** Pages of the calendar as fragments (behaviour/calendar-pages.md#fragments). */
export const calendarViews: Namespace = {
  name: 'cal/views/v2',
  document,
  routes,
  contexts,
  validators,
  operations: { getCalendarViewsNamespace: namespaceIndex, ...views } satisfies Operations,
}
