import type { AppContext } from '../../../context.ts'
import { findEntry } from '../../../data/entries/entry-reader.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import {
  contentTypes,
  isFlat,
  type ContentTypeName,
} from '../../../domain/content-types/content-types.ts'
import { failure } from '../../../domain/errors/errors.ts'
import type { Call } from '../../../http/operation.ts'

/** The key under which a request caches an entry. */
export const entryKey = (type: ContentTypeName, id: number): string => `${type}:${id}`

/**
 * Loads the entry that a path names, once per request.
 * @throws DomainError 404 rest_post_invalid_id, also for an entry of another type
 */
export async function loadEntry(
  call: Pick<Call, 'once'>,
  { database }: AppContext,
  type: ContentTypeName,
  id: number,
): Promise<EntryRow> {
  const row = await call.once(entryKey(type, id), () =>
    findEntry(database, id, { flat: isFlat(contentTypes[type]) }),
  )
  if (row === undefined || row.type !== type) throw failure('rest_post_invalid_id')
  return row
}
