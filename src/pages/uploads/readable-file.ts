import { parseCookie } from 'cookie'
import type { IncomingMessage } from 'node:http'
import { createCache, valueBytes } from '../../cache/cache.ts'
import type { AppContext, Caller } from '../../context.ts'
import type { Reading } from '../../data/database/reading.ts'
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

const PUBLIC = visibleTo(ANONYMOUS, contentTypes.attachment)

/** Finds the file of a key, and whether it is public. */
export type FileFinder = (key: string) => Promise<ServedFile | undefined>

interface KnownFile {
  readonly file: ServedFile
  readonly reading: Reading
}

/** Creates a finder that caches public files: one statement each, until their items change. */
export function createFileFinder({ database }: AppContext): FileFinder {
  const { changes } = database
  const known = createCache<KnownFile>({
    name: 'public files',
    sizeOf: ({ file, reading }) => valueBytes(file) + reading.bytes,
    isCurrent: ({ reading }) => reading.holds(),
  })
  return async (key) => {
    const cached = changes.connected ? known.get(key) : undefined
    if (cached !== undefined) return cached.file
    const reading = changes.begin()
    const file = await findServedFile(database.notedIn(reading), key, PUBLIC)
    if (file?.isPublic === true && changes.connected && reading.holds())
      known.set(key, { file, reading })
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
