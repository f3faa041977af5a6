import { document } from '../../../generated/cal-events-v1/document.ts'
import type { IndexOperations } from '../../../generated/cal-events-v1/operations.ts'
import { namespaceIndex } from '../site-index.ts'
import { asOpenApi30 } from './open-api-30.ts'

const PREFIX = '/cal/events/v1'

/** Created on first use; it never changes. */
let described: Readonly<Record<string, unknown>> | undefined

export const calendarNamespaceIndex: IndexOperations = {
  getCalendarNamespace: {
    run: ({ query }, ctx) => namespaceIndex(ctx, query.namespace),
  },
  getCalendarDocument: {
    async run(_call, { apiUrl }) {
      described ??= asOpenApi30(document, PREFIX)
      const servers = [{ url: `${apiUrl}${PREFIX}`, description: 'The calendar of this site.' }]
      return { status: 200, body: { ...described, servers } }
    },
  },
}
