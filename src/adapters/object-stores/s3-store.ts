import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type * as Sdk from '@aws-sdk/client-s3'
import type { ByteRange, MediaStore } from './media-store.ts'

/** Where the bucket is and who asks; the configuration's shape. */
export interface S3Place {
  readonly bucket: string
  readonly region: string
  readonly endpoint?: string
  readonly keys?: { readonly id: string; readonly secret: string }
  readonly pathStyle: boolean
}

/** Most keys that one request can remove. */
const REMOVED_AT_ONCE = 1000

/**
 * Files in an S3-compatible bucket. The client is loaded with the first file, because it is large
 * and most sites have no use for it.
 */
export function createS3Store(place: S3Place): MediaStore {
  let opening: Promise<Opened> | undefined
  const connect = (): Promise<Opened> => (opening ??= openClient(place))
  const Bucket = place.bucket
  return {
    async put(key, localFile, { mimeType, size }) {
      const opened = await connect()
      // Names are given once, by the database; a file that lies here all the same is a stranger's.
      if (await exists(opened, Bucket, key)) return false
      const Body = createReadStream(localFile)
      const what = { Bucket, Key: key, Body, ContentType: mimeType, ContentLength: size }
      await opened.client.send(new opened.sdk.PutObjectCommand(what))
      return true
    },
    async open(key, range) {
      const { sdk, client } = await connect()
      try {
        const found = await client.send(
          new sdk.GetObjectCommand({ Bucket, Key: key, ...(range && { Range: rangeText(range) }) }),
        )
        return found.Body instanceof Readable ? found.Body : undefined
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async remove(keys) {
      const { sdk, client } = await connect()
      for (let from = 0; from < keys.length; from += REMOVED_AT_ONCE) {
        const Objects = keys.slice(from, from + REMOVED_AT_ONCE).map((Key) => ({ Key }))
        const { Errors = [] } = await client.send(
          new sdk.DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
        )
        // The answer as a whole is a success even where the server has kept some of them.
        const [kept] = Errors.filter(({ Code }) => Code !== 'NoSuchKey')
        if (kept) throw new Error(`The bucket keeps ${kept.Key}: ${kept.Code}.`)
      }
    },
  }
}

interface Opened {
  readonly sdk: typeof Sdk
  readonly client: Sdk.S3Client
}

async function openClient({ region, endpoint, keys, pathStyle }: S3Place): Promise<Opened> {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    region,
    forcePathStyle: pathStyle,
    // Servers other than Amazon's do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint !== undefined && { endpoint }),
    ...(keys !== undefined && {
      credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret },
    }),
  })
  return { sdk, client }
}

async function exists({ sdk, client }: Opened, Bucket: string, Key: string): Promise<boolean> {
  try {
    await client.send(new sdk.HeadObjectCommand({ Bucket, Key }))
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

const rangeText = ({ start, end }: ByteRange): string => `bytes=${start}-${end}`

function isMissing(error: unknown): boolean {
  return error instanceof Error && ['NotFound', 'NoSuchKey'].includes(error.name)
}
