import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { S3Place } from '../../../src/adapters/object-stores/s3-store.ts'
import type { Answer, Actor, Query } from '../../support/api.ts'
import { unique } from '../../support/factories.ts'
import type { TestService } from '../../support/service.ts'
import { png } from './files.ts'
import { S3_KEYS } from './s3-server.ts'

export interface UploadOptions {
  readonly name?: string
  readonly query?: Query
  readonly asker?: Actor
  readonly headers?: Readonly<Record<string, string>>
}

/** Uploads bytes as the body itself. */
export function upload(
  service: TestService,
  bytes: Uint8Array,
  {
    name = `${unique('pic-')}.png`,
    query = {},
    asker = 'editor',
    headers = {},
  }: UploadOptions = {},
): Promise<Answer> {
  return service.api.as(asker).post('/core/v2/media', {
    query,
    body: bytes,
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="${name}"`,
      ...headers,
    },
  })
}

/** A part of a form: a field, or a file where it has a name. */
export interface FormPart {
  readonly name: string
  readonly value: string | Uint8Array
  readonly fileName?: string
}

/** Uploads a form. */
export function uploadForm(
  service: TestService,
  parts: readonly FormPart[],
  asker: Actor = 'editor',
): Promise<Answer> {
  const boundary = 'XboundaryX'
  return service.api.as(asker).post('/core/v2/media', {
    body: formBody(parts, boundary),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  })
}

export function formBody(parts: readonly FormPart[], boundary: string): Buffer {
  const pieces = parts.flatMap(({ name, value, fileName }) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: x/y`
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`
    return [Buffer.from(head), Buffer.from(value as string), Buffer.from('\r\n')]
  })
  return Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)])
}

/** An uploaded picture. @throws Error when it was refused */
export async function picture(
  service: TestService,
  options: UploadOptions & { readonly bytes?: Uint8Array } = {},
): Promise<{ readonly id: number; readonly source_url: string; readonly slug: string }> {
  const answer = await upload(service, options.bytes ?? (await png()), options)
  if (answer.status !== 201) throw new Error(`An upload got ${answer.status}: ${answer.text}`)
  return answer.body as { id: number; source_url: string; slug: string }
}

/** The names of all files of a service, wherever it keeps them, those under way included. */
export async function filesOf({ ctx }: TestService): Promise<string[]> {
  const { database, media } = ctx.config
  const under = (folder: string): Promise<string[]> => namesIn(path.join(database.dataDir, folder))
  const stored = media.s3 === undefined ? under('uploads') : namesInBucket(media.s3)
  return [...(await stored), ...(await under('incoming'))].toSorted()
}

async function namesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return found.filter((entry) => entry.isFile()).map(({ name }) => name)
}

async function namesInBucket({ bucket, endpoint = '', region }: S3Place): Promise<string[]> {
  const { paginateListObjectsV2, S3Client } = await import('@aws-sdk/client-s3')
  const credentials = { accessKeyId: S3_KEYS.id, secretAccessKey: S3_KEYS.secret }
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true })
  try {
    const names: string[] = []
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket })) {
      names.push(...Contents.map(({ Key = '' }) => path.posix.basename(Key)))
    }
    return names
  } finally {
    client.destroy()
  }
}

/** Media items and names of files that the database of a service holds. */
export async function rowsOf({ ctx }: TestService): Promise<{ items: number; files: number }> {
  const { prisma } = ctx.database
  const [items, files] = await Promise.all([
    prisma.entry.count({ where: { type: 'attachment' } }),
    prisma.mediaFile.count({ where: { removedAt: null } }),
  ])
  return { items, files }
}
