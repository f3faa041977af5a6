import type { IndexOperations } from '../../../generated/cal-views-v2/operations.ts'
import { namespaceIndex } from '../site-index.ts'

export const calendarViewsNamespaceIndex: IndexOperations = {
  getCalendarViewsNamespace: {
    run: ({ query }, ctx) => namespaceIndex(ctx, query.namespace),
  },
}
