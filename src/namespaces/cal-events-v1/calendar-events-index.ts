import { discovery } from '../../../generated/discovery.ts'
import { document } from '../../../generated/cal-events-v1/document.ts'
import type { IndexOperations } from '../../../generated/cal-events-v1/operations.ts'
import { routes } from '../../../generated/cal-events-v1/routes.ts'
import { membersOf } from '../../http/documents/members.ts'
import { asOpenApi30 } from '../../http/documents/as-open-api-30.ts'
import { namespaceIndex } from '../site-index.ts'

const PREFIX = '/cal/events/v1'

/** The document leaves out the paths that the index leaves out. */
const unlisted: ReadonlySet<string> = new Set(
  routes.filter(({ pattern }) => discovery[pattern]?.unlisted).map(({ path }) => path),
)

/** The listed paths, relative to the namespace, and what they refer to. */
function describe(): Readonly<Record<string, unknown>> {
  const { title, version, description } = membersOf(document['info'])
  const listed = Object.entries(membersOf(document['paths'])).flatMap(([path, item]) =>
    path.startsWith(`${PREFIX}/`) && !unlisted.has(path)
      ? [[path.slice(PREFIX.length), item] as const]
      : [],
  )
  return asOpenApi30({
    info: { title, version, description },
    components: document['components'],
    paths: Object.fromEntries(listed),
  })
}

/** Created on first use; it never changes. */
let described: Readonly<Record<string, unknown>> | undefined

export const calendarNamespaceIndex: IndexOperations = {
  getCalendarNamespace: namespaceIndex,
  getCalendarDocument: {
    async run(_call, { apiUrl }) {
      described ??= describe()
      const servers = [{ url: `${apiUrl}${PREFIX}`, description: 'The calendar of this site.' }]
      return { status: 200, body: { ...described, openapi: '3.0.0', servers } }
    },
  },
}
