import type { IndexOperations } from '../../../generated/cal-events-v1/operations.ts'
import { namespaceIndex } from '../site-index.ts'

export const calendarNamespaceIndex: IndexOperations = {
  getCalendarNamespace: {
    async run({ query }, { apiUrl }) {
      return { status: 200, body: namespaceIndex(apiUrl, query.namespace) }
    },
  },
}
