import type { AppContext } from '../context.ts'
import type { EntryRow } from '../data/entries/entry-row.ts'
import type { Authenticate } from '../domain/accounts/authenticate.ts'
import type { Caller } from '../domain/accounts/caller.ts'
import { visibleTo } from '../domain/content/entry-policy.ts'
import { findEntryAt } from '../domain/embeds/public-entries.ts'
import type { SiteAddress } from '../domain/embeds/site-address.ts'
import { DomainError } from '../domain/errors/errors.ts'
import { readBasicCredentials } from '../http/credentials.ts'
import type { PageRequest } from '../http/pages.ts'
import { hasScope, SITE_SCOPE } from '../http/scopes.ts'
import { pageSession } from './sign-in/page-session.ts'

/** Whether a request asks for a preview. */
export const wantsPreview = ({ query }: PageRequest): boolean => query.get('preview') === 'true'

/**
 * The caller of a preview: a user signed in on a page of the site, or a program with an application
 * password; undefined for visitors.
 */
export async function previewCaller(
  ctx: AppContext,
  authenticate: Authenticate,
  request: PageRequest,
): Promise<Caller | undefined> {
  const credentials = readBasicCredentials(request.headers.authorization)
  if (credentials === undefined) return signedInCaller(ctx, request)
  try {
    const caller = await authenticate(credentials, request.remoteAddress)
    request.notes.userId = caller.id
    return hasScope(caller, SITE_SCOPE) ? caller : undefined
  } catch (error) {
    if (error instanceof DomainError) {
      request.notes.signInRefused = true
      return undefined
    }
    throw error
  }
}

/** The user who has signed in on a page of the site; undefined for visitors. */
export async function signedInCaller(
  ctx: AppContext,
  request: PageRequest,
): Promise<Caller | undefined> {
  return (await pageSession(ctx, request))?.caller
}

/** Finds the entry at an address that a caller may read, whatever its status. */
export function findPreview(
  { database }: AppContext,
  caller: Caller,
  place: SiteAddress,
): Promise<EntryRow | undefined> {
  return findEntryAt(database, place, (type) => visibleTo(caller, type))
}
