import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { findMediaFile } from '../../../data/imports/sources.ts'
import { OutgoingError } from '../../../adapters/outgoing/outgoing-error.ts'
import { ANY_TYPE } from '../../../adapters/outgoing/read-response.ts'
import type { FileVersion } from '../../../adapters/outgoing/versions.ts'
import type { ImportSite } from './import-site.ts'
import { ImportProblem } from './problem.ts'

/** Most bytes of a fetched or uploaded source (behaviour/imports.md#import-service). */
const MAX_SOURCE_BYTES = 20 * 1024 * 1024

const FETCHING_MILLISECONDS = 20_000
const REDIRECTS = 5
const PIECE = 64 * 1024

/** A readable file with its properties. */
export interface OpenSource {
  readonly chunks: AsyncIterable<Uint8Array>
  /** Media type, if a server sent one. */
  readonly type: string
  readonly version?: SourceVersion
}

/** Version of a fetched file; if the server names none, its digest is compared. */
export interface SourceVersion extends FileVersion {
  /** SHA-256 of the file. */
  readonly digest: string
}

/** Where a source is; exactly one member is set. */
export interface SourceLocation {
  readonly url: string | null
  readonly mediaId: number | null
  readonly content: Uint8Array | null
}

/**
 * Opens a source.
 * @param known the version that need not be read again
 * @returns undefined if the file at the address still has that version
 * @throws ImportProblem error:fetch, error:fetch-timeout, error:too-large, error:internal
 */
export async function openSource(
  site: ImportSite,
  { url, mediaId, content }: SourceLocation,
  known?: SourceVersion,
): Promise<OpenSource | undefined> {
  if (url !== null) return fetchSource(site, url, known)
  if (mediaId !== null) return openMedia(site, mediaId)
  if (content === null) throw new ImportProblem('error:internal', 'The source was deleted.')
  requireSize(content.length)
  return { chunks: pieces(content), type: '' }
}

async function fetchSource(
  { outgoing }: ImportSite,
  url: string,
  known: SourceVersion | undefined,
): Promise<OpenSource | undefined> {
  try {
    const wanted = {
      types: [ANY_TYPE],
      bytes: MAX_SOURCE_BYTES,
      overflow: 'refuse',
      milliseconds: FETCHING_MILLISECONDS,
      redirects: REDIRECTS,
    } as const
    const answer = await outgoing.getVersion(webAddress(url), wanted, known)
    if (!answer.changed) return undefined
    const { file } = answer
    const digest = createHash('sha256').update(file.bytes).digest('hex')
    if (digest === known?.digest) return undefined
    return { chunks: pieces(file.bytes), type: file.type, version: { ...answer.version, digest } }
  } catch (error) {
    if (error instanceof OutgoingError) throw problemOf(error)
    throw error
  }
}

/** `webcal:` is the scheme of calendar subscriptions. */
const webAddress = (url: string): string => url.replace(/^webcals?:/i, 'https:')

const PASSING_STATUSES: ReadonlySet<number> = new Set([408, 425, 429])

function problemOf(error: OutgoingError): ImportProblem {
  const { reason, message, response: answer } = error
  if (reason === 'timeout') {
    return new ImportProblem('error:fetch-timeout', message, { cause: error, passing: true })
  }
  if (reason === 'size') return new ImportProblem('error:too-large', message, { cause: error })
  const status = answer?.status ?? 0
  const passing =
    reason === 'unreachable' ||
    reason === 'busy' ||
    (reason === 'status' && (status >= 500 || PASSING_STATUSES.has(status)))
  const retryAfter = answer?.retryAfter
  return new ImportProblem('error:fetch', message, {
    cause: error,
    passing,
    ...(retryAfter !== undefined && { retryAfter }),
  })
}

async function openMedia({ database, media }: ImportSite, id: number): Promise<OpenSource> {
  const found = await findMediaFile(database, id)
  const stream = found && (await media.store.open(found.key))
  if (found === undefined || stream === undefined) {
    throw new ImportProblem('error:fetch', 'The file is no longer in the media library.')
  }
  if (found.size > MAX_SOURCE_BYTES) stream.destroy()
  requireSize(found.size)
  return { chunks: stream as Readable & AsyncIterable<Uint8Array>, type: '' }
}

function requireSize(bytes: number): void {
  if (bytes > MAX_SOURCE_BYTES) {
    throw new ImportProblem('error:too-large', 'The file is larger than 20 MiB.')
  }
}

/** Yields a file in memory in pieces, so that other work gets its turn. */
async function* pieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE) {
    yield bytes.subarray(at, at + PIECE)
    await new Promise((resolve) => setImmediate(resolve))
  }
}
