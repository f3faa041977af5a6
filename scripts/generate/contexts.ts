import type { ContextName, MemberTable } from '../../src/http/selection.ts'
import { flatten, operationsOf, type Document, type Schema } from './contract.ts'
import { resourceOf } from './routes.ts'

/** For each resource schema of a contract: its members and the contexts in which they show. */
export function contextsOf(document: Document): Record<string, MemberTable> {
  const names = operationsOf(document)
    .map((found) => resourceOf(document, found))
    .filter((name) => name !== undefined)
  return Object.fromEntries(
    [...new Set(names)].toSorted().map((name) => {
      const schema = { $ref: `#/components/schemas/${name}` }
      return [name, memberTable(document, schema, ['view', 'embed', 'edit'])]
    }),
  )
}

function memberTable(
  document: Document,
  schema: Schema,
  inherited: readonly ContextName[],
): MemberTable {
  const table: Record<string, MemberTable[string]> = {}
  for (const [name, source] of Object.entries(flatten(document, schema).properties ?? {})) {
    if (name === '_links' || name === '_embedded') continue
    const member = flatten(document, source)
    const contexts = (source['x-context'] ?? member['x-context'] ?? inherited) as ContextName[]
    table[name] = {
      in: contexts,
      ...(hasContexts(document, member) && { members: memberTable(document, member, contexts) }),
    }
  }
  return table
}

/** True when some member of an object shows in other contexts than the object itself. */
function hasContexts(document: Document, schema: Schema): boolean {
  return Object.values(schema.properties ?? {}).some(
    (member) => flatten(document, member)['x-context'] !== undefined,
  )
}
