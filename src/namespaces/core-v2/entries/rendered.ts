import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { needsData } from '../../../domain/content/blocks/data-needs.ts'
import { jsonText, share } from '../../../http/json-text.ts'
import { createCache, valueBytes, textBytes } from '../../../cache/cache.ts'
import { numberOf } from '../../../cache/per-object.ts'
import type { Selection } from '../../../http/selection.ts'
import type { EntryEnvironment } from './environment.ts'

/** A rendered resource with its inputs, except for the caller and the selection. */
interface CachedEntry {
  readonly row: EntryRow
  readonly siteUrl: string
  readonly zone: string
  readonly generatedSlug: string | undefined
  readonly resource: object
}

/**
 * What a resource takes together with its text, which is cached with it, in sizes of that text: the
 * resource takes 1.3 to 1.4 of them. To count it member by member would take as long as the text.
 */
const RESOURCE_WITH_TEXT = 2.5

const renderedEntries = createCache<CachedEntry>({
  name: 'resources',
  sizeOf: ({ row, resource }) =>
    valueBytes(row) + RESOURCE_WITH_TEXT * textBytes(jsonText(resource)),
})

/**
 * Renders a row, or returns the cached resource if the row is unchanged. Rows are compared member
 * by member, so no invalidation is needed. Resources that depend on more than the row, such as ads,
 * lists in a text or a given password, are always rendered.
 */
export function cacheRendered<T extends object>(
  row: EntryRow,
  env: EntryEnvironment,
  selection: Selection,
  make: () => T,
): T {
  if (!dependsOnRowAlone(row, env)) return make()
  const key = `${numberOf(env.caller)} ${numberOf(selection)} ${row.id}`
  const { siteUrl, zone } = env
  const generatedSlug = env.generatedSlugs.get(row.id)
  const known = renderedEntries.get(key)
  if (
    known?.siteUrl === siteUrl &&
    known.zone === zone &&
    known.generatedSlug === generatedSlug &&
    readsAlike(known.row, row)
  ) {
    return known.resource as T
  }
  const resource = share(make())
  renderedEntries.set(key, { row, siteUrl, zone, generatedSlug, resource })
  return resource
}

/** Types whose environment contains nothing else that is specific to them. */
const TYPES: ReadonlySet<string> = new Set(['post', 'page'])

const dependsOnRowAlone = (row: EntryRow, env: EntryEnvironment): boolean =>
  TYPES.has(row.type) &&
  env.adsOf(row) === undefined &&
  env.unlocked === 0 &&
  !needsData(row.content)

/** Whether two rows of one statement have the same values, compared in depth. */
function readsAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isObject(one) || !isObject(other)) return false
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime()
  for (const name in one) if (!readsAlike(one[name], other[name])) return false
  for (const name in other) if (!(name in one)) return false
  return true
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
