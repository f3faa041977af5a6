import { createCache } from '../cache/cache.ts'
import {
  parseFields,
  select,
  type ContextName,
  type MemberTable,
  type Selection,
} from './selection.ts'

/** Finds the selection for an answer of one operation. */
export type Selections = (
  methods: readonly string[],
  context: unknown,
  fields: unknown,
) => Selection

const CONTEXTS: readonly ContextName[] = ['view', 'embed', 'edit']

/** Those of all resources, so that their bound does not depend on how many there are. */
const known = createCache<Selection>({
  name: 'selections',
  // What a selection knows of itself, and of each of its members.
  sizeOf: ({ members }) => 2000 + 400 * members.length,
})

let tables = 0

/**
 * Selections of one resource schema, remembered by context and `_fields`. Writes answer in the
 * edit context whatever the argument says (behaviour/permissions.md#contexts).
 */
export function createSelections(table: MemberTable): Selections {
  const number = ++tables
  return (methods, context, fields) => {
    const reading = methods.includes('GET')
    const wanted = CONTEXTS.find((name) => name === context) ?? 'view'
    const name = reading ? wanted : 'edit'
    const key = `${number} ${name} ${fieldsKey(fields)}`
    const remembered = known.get(key)
    if (remembered !== undefined) return remembered
    const selection = select(table, name, parseFields(fields))
    if (key.length < 500) known.set(key, selection)
    return selection
  }
}

/** `_fields` as text; what is no text asks for nothing, as in `parseFields`. */
function fieldsKey(fields: unknown): string {
  const list: readonly unknown[] = Array.isArray(fields) ? fields : [fields]
  return list.filter((item) => typeof item === 'string').join(',')
}
