import type { AppContext } from '../../../context.ts'
import { findEntry } from '../../../data/entries/entry-reader.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { findFlatEntry } from '../../../data/entries/known-entries.ts'
import {
  contentTypes,
  isFlat,
  type ContentTypeName,
} from '../../../domain/content-types/content-types.ts'
import { failure } from '../../../domain/errors/errors.ts'

type EntryLoader = (
  call: { readonly params: { readonly id: number } },
  ctx: AppContext,
) => Promise<EntryRow>

const loaders = new Map<ContentTypeName, EntryLoader>()

/**
 * The `load` of operations on one entry. There is a single function per type, so that the
 * operations of a route share the entry. It throws 404 rest_post_invalid_id, also for an entry of
 * another type.
 */
export function entryLoader(type: ContentTypeName): EntryLoader {
  const known = loaders.get(type)
  if (known !== undefined) return known
  const find = isFlat(contentTypes[type]) ? findFlatEntry : findEntry
  const load: EntryLoader = async ({ params }, { database }) => {
    const row = await find(database, params.id)
    if (row === undefined || row.type !== type) throw failure('rest_post_invalid_id')
    return row
  }
  loaders.set(type, load)
  return load
}
