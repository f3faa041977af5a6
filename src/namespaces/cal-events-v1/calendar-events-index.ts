import { discovery } from '../../../generated/discovery.ts'
import { document } from '../../../generated/cal-events-v1/document.ts'
import type { IndexOperations } from '../../../generated/cal-events-v1/operations.ts'
import { routes } from '../../../generated/cal-events-v1/routes.ts'
import { namespaceIndex } from '../site-index.ts'
import { asOpenApi30 } from './open-api-30.ts'

const PREFIX = '/cal/events/v1'

/** Clients know what this document has, as they know what the index lists. */
const unlisted: ReadonlySet<string> = new Set(
  routes.filter(({ pattern }) => discovery[pattern]?.unlisted).map(({ path }) => path),
)

/** Created on first use; it never changes. */
let described: Readonly<Record<string, unknown>> | undefined

export const calendarNamespaceIndex: IndexOperations = {
  getCalendarNamespace: {
    run: ({ query }, ctx) => namespaceIndex(ctx, query.namespace),
  },
  getCalendarDocument: {
    async run(_call, { apiUrl }) {
      described ??= asOpenApi30(document, PREFIX, (path) => !unlisted.has(path))
      const servers = [{ url: `${apiUrl}${PREFIX}`, description: 'The calendar of this site.' }]
      return { status: 200, body: { ...described, servers } }
    },
  },
}
