import type { AppContext } from '../context.ts'
import { sql } from '../data/database.ts'
import { every, some, withIds } from '../data/entry-filters.ts'
import { atPath, ofType } from '../data/entry-paths.ts'
import { listEntries } from '../data/entry-reader.ts'
import type { EntryRow } from '../data/entry-row.ts'
import type { Authenticate } from '../domain/accounts/authenticate.ts'
import type { Caller } from '../domain/accounts/caller.ts'
import { contentTypes } from '../domain/content/content-types.ts'
import { visibleTo } from '../domain/content/policy.ts'
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

const types = [contentTypes.post, contentTypes.page, contentTypes.attachment] as const

/** The entry that a caller may read at an address, whatever its status. */
export async function findPreview(
  { database }: AppContext,
  caller: Caller,
  steps: readonly string[],
  query: URLSearchParams,
): Promise<EntryRow | undefined> {
  const id = ['p', 'page_id', 'attachment_id'].map((name) => query.get(name)).find(Boolean)
  const slugs = steps.map((step) => encodeURIComponent(step).toLowerCase())
  if (id == null && slugs.length === 0) return undefined
  const at =
    id == null
      ? some(types.map(({ name }) => every([ofType(name), atPath(slugs)])))
      : withIds([Number(id)])
  const readable = some(types.map((type) => sql`(${visibleTo(caller, type)})`))
  const [entry] = await listEntries(database, {
    where: every([at, readable]),
    orderBy: sql`e.id`,
    limit: 1,
    offset: 0,
  })
  return entry
}
