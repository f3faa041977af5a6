import type { AppContext } from '../context.ts'
import { sql } from '../data/database.ts'
import type { EntryRow } from '../data/entry-row.ts'
import type { Authenticate } from '../domain/accounts/authenticate.ts'
import type { Caller } from '../domain/accounts/caller.ts'
import { visibleTo } from '../domain/content/policy.ts'
import { findEntryAt } from '../domain/embeds/public-entries.ts'
import type { SitePlace } from '../domain/embeds/site-place.ts'
import { DomainError } from '../domain/errors.ts'
import { readBasicCredentials } from '../http/credentials.ts'
import type { PageRequest } from '../http/pages.ts'

/** Whether somebody asks for an entry that may not be out yet. */
export const wantsPreview = ({ query }: PageRequest): boolean => query.get('preview') === 'true'

/** Who asks, by name and application password; undefined for a visitor and for wrong ones. */
export async function previewer(
  authenticate: Authenticate,
  { headers, remoteAddress }: PageRequest,
): Promise<Caller | undefined> {
  const credentials = readBasicCredentials(headers.authorization)
  if (credentials === undefined) return undefined
  try {
    return await authenticate(credentials, remoteAddress)
  } catch (error) {
    if (error instanceof DomainError) return undefined
    throw error
  }
}

/** The entry that a caller may read at an address, whatever its status. */
export function findPreview(
  { database }: AppContext,
  caller: Caller,
  place: SitePlace,
): Promise<EntryRow | undefined> {
  return findEntryAt(database, place, (type) => sql`(${visibleTo(caller, type)})`)
}
