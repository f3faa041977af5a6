import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { SpanKind } from '@opentelemetry/api'
import type * as Sdk from '@aws-sdk/client-s3'
import { inChildSpan, type SpanDescription } from '../../tracing/spans.ts'
import type { ByteRange, MediaStore } from './media-store.ts'
import { storeFailure } from './store-unavailable.ts'

/** The bucket and its credentials, as in the configuration. */
export interface S3Place {
  readonly bucket: string
  readonly region: string
  readonly endpoint?: string
  readonly keys?: { readonly id: string; readonly secret: string }
  readonly pathStyle: boolean
}

/** How long to wait for a bucket, in milliseconds. */
export interface S3Patience {
  readonly connect: number
  /** Until a response begins, including retries. */
  readonly answer: number
  /** While a file is being transferred, without any byte. */
  readonly idle: number
}

const PATIENCE: S3Patience = { connect: 3000, answer: 8000, idle: 8000 }

/** Most keys that one request can delete. */
const REMOVED_AT_ONCE = 1000

/**
 * Stores files in an S3-compatible bucket. The client is loaded with the first file, because it is
 * large and most sites do not need it. An unreachable or silent bucket raises StoreUnavailable.
 */
export function createS3Store(place: S3Place, patience: S3Patience = PATIENCE): MediaStore {
  let opening: Promise<Opened> | undefined
  const connect = (): Promise<Opened> => (opening ??= openClient(place, patience))
  const Bucket = place.bucket
  return {
    async put(key, localFile, { mimeType, size }) {
      const opened = await connect()
      // The database assigns names only once, so an existing file here is foreign.
      if (await exists(opened, Bucket, key)) return false
      const Body = (await open(localFile)).createReadStream()
      const what = { Bucket, Key: key, Body, ContentType: mimeType, ContentLength: size }
      try {
        // No limit on the total time, as long as bytes keep flowing.
        const sent = opened.client
          .send(new opened.sdk.PutObjectCommand(what))
          .catch((error: unknown) => Promise.reject(storeFailure(error)))
        await Promise.race([sent, failureOf(Body)])
      } finally {
        Body.destroy()
      }
      return true
    },
    async open(key, range) {
      const { sdk, client, inTime } = await connect()
      const input = { Bucket, Key: key, ...(range && { Range: rangeText(range) }) }
      try {
        const found = await inTime((abortSignal) =>
          client.send(new sdk.GetObjectCommand(input), { abortSignal }),
        )
        return found.Body instanceof Readable ? found.Body : undefined
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async remove(keys) {
      const { sdk, client, inTime } = await connect()
      for (let from = 0; from < keys.length; from += REMOVED_AT_ONCE) {
        const Objects = keys.slice(from, from + REMOVED_AT_ONCE).map((Key) => ({ Key }))
        const input = { Bucket, Delete: { Objects, Quiet: true } }
        const { Errors = [] } = await inTime((abortSignal) =>
          client.send(new sdk.DeleteObjectsCommand(input), { abortSignal }),
        )
        // The response may be a success although some files were not deleted.
        const [kept] = Errors.filter(({ Code }) => Code !== 'NoSuchKey')
        if (kept) throw new Error(`The bucket keeps ${kept.Key}: ${kept.Code}.`)
      }
    },
  }
}

interface Opened {
  readonly sdk: typeof Sdk
  readonly client: Sdk.S3Client
  /** Aborts requests without a timely response. */
  readonly inTime: <T>(send: (signal: AbortSignal) => Promise<T>) => Promise<T>
}

async function openClient(
  { region, endpoint, keys, pathStyle }: S3Place,
  { connect, answer, idle }: S3Patience,
): Promise<Opened> {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    region,
    forcePathStyle: pathStyle,
    // Servers other than Amazon's do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Failures are reported as errors instead.
    logger: { trace: silent, debug: silent, info: silent, warn: silent, error: silent },
    requestHandler: { connectionTimeout: connect, socketTimeout: idle },
    ...(endpoint !== undefined && { endpoint }),
    ...(keys !== undefined && {
      credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret },
    }),
  })
  // A span has the retries of its command within.
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      (args) =>
        inChildSpan(
          () => spanOf(commandName.replace(/Command$/, '')),
          () => next(args),
        ),
    { step: 'initialize' },
  )
  return { sdk, client, inTime: (send) => withDeadline(answer, send) }
}

/** Names the operation on the bucket, and nothing of keys. */
const spanOf = (method: string): SpanDescription => ({
  name: `S3/${method}`,
  kind: SpanKind.CLIENT,
  attributes: { 'rpc.system': 'aws-api', 'rpc.service': 'S3', 'rpc.method': method },
})

const silent = (): void => undefined

/** The deadline covers only the start of the response, since a file may take its time. */
async function withDeadline<T>(
  milliseconds: number,
  send: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), milliseconds)
  try {
    return await send(deadline.signal)
  } catch (error) {
    throw storeFailure(error)
  } finally {
    clearTimeout(timer)
  }
}

async function exists(
  { sdk, client, inTime }: Opened,
  Bucket: string,
  Key: string,
): Promise<boolean> {
  try {
    await inTime((abortSignal) =>
      client.send(new sdk.HeadObjectCommand({ Bucket, Key }), { abortSignal }),
    )
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

/** Rejects once a stream fails, which the client does not notice before it reads. */
const failureOf = (stream: Readable): Promise<never> =>
  new Promise((_, reject) => {
    stream.once('error', reject)
  })

const rangeText = ({ start, end }: ByteRange): string => `bytes=${start}-${end}`

function isMissing(error: unknown): boolean {
  return error instanceof Error && ['NotFound', 'NoSuchKey'].includes(error.name)
}
