/** Storage of media files, and which files are accepted. */
import { z } from 'zod'
import { integer, isSiteUrl, onOrOff } from './config-values.ts'

export interface MediaConfig {
  /** Largest accepted file, in bytes. */
  readonly limit: number
  /** Whether SVG pictures are accepted; active content is removed from them. */
  readonly allowSvg: boolean
  /** An S3-compatible bucket; by default, files are stored in the data folder. */
  readonly s3?: S3Config
}

export interface S3Config {
  readonly bucket: string
  readonly region: string
  /** For servers other than Amazon's. */
  readonly endpoint?: string
  /** Without keys, those of the environment are used, such as a machine's role. */
  readonly keys?: { readonly id: string; readonly secret: string }
  /** Whether the bucket is part of the path instead of the host name. */
  readonly pathStyle: boolean
}

export const mediaVariables = {
  MEDIA_LIMIT: integer(1024, 2 ** 31 - 1).default(64 * 1024 ** 2),
  MEDIA_ALLOW_SVG: onOrOff(),
  MEDIA_STORE: z.enum(['disk', 's3'], 'must be disk or s3').default('disk'),
  MEDIA_S3_BUCKET: z.string().optional(),
  MEDIA_S3_REGION: z.string().default('us-east-1'),
  MEDIA_S3_ENDPOINT: z
    .string()
    .refine(isSiteUrl, 'must be an http or https address without a query')
    .optional(),
  MEDIA_S3_ACCESS_KEY_ID: z.string().optional(),
  MEDIA_S3_SECRET_ACCESS_KEY: z.string().optional(),
  MEDIA_S3_FORCE_PATH_STYLE: onOrOff(),
}

type Read = z.infer<z.ZodObject<typeof mediaVariables>>
type Complain = (message: string) => Error

/** @throws the error created by `complain` for inconsistent variables */
export const readMedia = (read: Read, complain: Complain): MediaConfig => ({
  limit: read.MEDIA_LIMIT,
  allowSvg: read.MEDIA_ALLOW_SVG,
  ...(read.MEDIA_STORE === 's3' && { s3: toS3Config(read, complain) }),
})

function toS3Config(read: Read, complain: Complain): S3Config {
  if (read.MEDIA_S3_BUCKET === undefined) {
    throw complain('MEDIA_S3_BUCKET must be set with MEDIA_STORE=s3.')
  }
  const id = read.MEDIA_S3_ACCESS_KEY_ID
  const secret = read.MEDIA_S3_SECRET_ACCESS_KEY
  if ((id === undefined) !== (secret === undefined)) {
    throw complain('MEDIA_S3_ACCESS_KEY_ID and MEDIA_S3_SECRET_ACCESS_KEY go together.')
  }
  return {
    bucket: read.MEDIA_S3_BUCKET,
    region: read.MEDIA_S3_REGION,
    pathStyle: read.MEDIA_S3_FORCE_PATH_STYLE,
    ...(read.MEDIA_S3_ENDPOINT !== undefined && { endpoint: read.MEDIA_S3_ENDPOINT }),
    ...(id !== undefined && secret !== undefined && { keys: { id, secret } }),
  }
}
