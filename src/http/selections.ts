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

/** One cache for all resources, so that its bound does not grow with their number. */
const known = createCache<Selection>({
  name: 'selections',
  // Estimated size of a selection and each of its members, in bytes.
  sizeOf: ({ members }) => 2000 + 400 * members.length,
})

let tables = 0

/**
 * Selections of one resource schema, cached by context and `_fields`. Writes answer in the edit
 * context whatever the argument says (behaviour/permissions.md#contexts).
 */
export function createSelections(table: MemberTable): Selections {
  const number = ++tables
  return (methods, context, fields) => {
    const reading = methods.includes('GET')
    const wanted = CONTEXTS.find((name) => name === context) ?? 'view'
    const name = reading ? wanted : 'edit'
    const key = `${number} ${name} ${fieldsKey(fields)}`
    const found = known.get(key)
    if (found !== undefined) return found
    const selection = select(table, name, parseFields(fields))
    if (key.length < 500) known.set(key, selection)
    return selection
  }
}

/** Cache key of `_fields`; a value that is not text selects everything, as in `parseFields`. */
function fieldsKey(fields: unknown): string {
  const list: readonly unknown[] = Array.isArray(fields) ? fields : [fields]
  return list.filter((item) => typeof item === 'string').join(',')
}
