import { parseCookie } from 'cookie'
import { LRUCache } from 'lru-cache'
import type { IncomingMessage } from 'node:http'
import type { AppContext, Caller } from '../../context.ts'
import { findEntry } from '../../data/entries/entry-reader.ts'
import { findServedFile, type ServedFile } from '../../data/media/media-files.ts'
import type { Authenticate } from '../../domain/accounts/authenticate.ts'
import { ANONYMOUS } from '../../domain/accounts/caller.ts'
import { contentTypes } from '../../domain/content-types/content-types.ts'
import { opensEntry } from '../../domain/content/entry-password.ts'
import { canRead, visibleTo } from '../../domain/content/entry-policy.ts'
import { readBasicCredentials } from '../../http/credentials.ts'
import { notesOf } from '../../http/request-notes.ts'
import { hasScope, SITE_SCOPE } from '../../http/scopes.ts'
import { pageSession } from '../sign-in/page-session.ts'
import { showsInPreview } from '../preview-link.ts'
import { readEntryCookie } from '../entry-cookie.ts'

/** The most public files whose rows are cached. */
const MAX_CACHED_FILES = 10_000

const PUBLIC = visibleTo(ANONYMOUS, contentTypes.attachment)

/** Finds the file of a key, and whether it is public. */
export type FileFinder = (key: string) => Promise<ServedFile | undefined>

/**
 * Creates a finder that caches public files: one statement each, until a change notice invalidates
 * them.
 */
export function createFileFinder({ database }: AppContext): FileFinder {
  const { changes } = database
  const known = new LRUCache<string, ServedFile>({ max: MAX_CACHED_FILES })
  changes.onChange('content', () => known.clear())
  return async (key) => {
    const remembered = known.get(key)
    if (remembered !== undefined && changes.connected) return remembered
    const before = changes.generation('content')
    const file = await findServedFile(database, key, PUBLIC)
    const current = changes.connected && changes.generation('content') === before
    if (file?.isPublic === true && current) known.set(key, file)
    return file
  }
}

/**
 * Whether a request may read a non-public file: by credentials, by this site's session, or with the
 * password of the item it is attached to or a preview link to it
 * (behaviour/permissions.md#rights-on-an-item).
 * @throws DomainError 401 for wrong credentials
 */
export async function mayRead(
  ctx: AppContext,
  { entryId }: ServedFile,
  message: IncomingMessage,
  authenticate: (credentials: Parameters<Authenticate>[0]) => Promise<Caller>,
): Promise<boolean> {
  const type = contentTypes.attachment
  const row = await findEntry(ctx.database, entryId)
  if (row === undefined) return false
  const credentials = readBasicCredentials(message.headers.authorization)
  const cookies = parseCookie(message.headers.cookie ?? '')
  const notes = notesOf(message)
  const asking =
    credentials === undefined
      ? ((await pageSession(ctx, { cookies, notes }))?.caller ?? ANONYMOUS)
      : await authenticate(credentials)
  notes.userId = asking.id
  const caller = hasScope(asking, SITE_SCOPE) ? asking : ANONYMOUS
  if (canRead(caller, type, row)) return true
  if (await showsInPreview(ctx, cookies, row)) return true
  const { attachedTo } = row
  if (attachedTo === null) return false
  if (!opensEntry(ctx.secret, attachedTo, readEntryCookie({ cookies }))) {
    return false
  }
  return canRead(caller, type, { ...row, attachedTo: { ...attachedTo, password: '' } })
}
