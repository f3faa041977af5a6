import { contract } from '../../../generated/cal-views-v2/contract.ts'
import type { Operations } from '../../../generated/cal-views-v2/operations.ts'
import type { Namespace } from '../../http/namespace.ts'
import { namespaceIndex } from '../site-index.ts'
import { views } from './views.ts'

/** Pages of the calendar as fragments (behaviour/calendar-pages.md#fragments). */
export const calendarViews: Namespace = {
  ...contract,
  operations: { getCalendarViewsNamespace: namespaceIndex, ...views } satisfies Operations,
}
