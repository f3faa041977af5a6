/** Measures the memory of the service during parallel uploads. */
import sharp from 'sharp'
import { memoryDuring, type MemoryUse } from './memory.ts'

/** The service that is measured. */
export interface UploadTarget {
  /** Address of the API root. */
  readonly root: string
  /** `Authorization` header of a user who can upload. */
  readonly authorization: string
  /** The process id, to read its memory from /proc. */
  readonly pid: number
}

export interface UploadCost extends MemoryUse {
  /** Uploads per second. */
  readonly rate: number
}

/** A file that is uploaded repeatedly. */
export interface SentFile {
  readonly name: string
  readonly bytes: Uint8Array
  /** How often it is sent. */
  readonly times: number
}

const CONCURRENCY = 4
const SIZE = 5 * 1024 * 1024

/** Generates a photo of twelve megapixels. */
export async function measuredPhoto(): Promise<SentFile> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const create = { width: 4000, height: 3000, channels: 3, background: '#000', noise } as const
  return { name: 'measured.jpg', times: 40, bytes: await sharp({ create }).jpeg().toBuffer() }
}

/** A file that is stored unchanged. */
export const measuredText: SentFile = {
  name: 'measured.txt',
  times: 200,
  bytes: Buffer.alloc(SIZE, 'ships arrive\n'),
}

/** Measures uploads of a file, four at a time. */
export async function measureUploads(target: UploadTarget, file: SentFile): Promise<UploadCost> {
  const started = performance.now()
  const memory = await memoryDuring(target.pid, async () => {
    let remaining = file.times
    const sendSome = async (): Promise<void> => {
      while (remaining-- > 0) await upload(target, file)
    }
    await Promise.all(Array.from({ length: CONCURRENCY }, sendSome))
  })
  const seconds = (performance.now() - started) / 1000
  return { ...memory, rate: file.times / seconds }
}

async function upload(target: UploadTarget, { name, bytes }: SentFile): Promise<void> {
  const answer = await fetch(`${target.root}/core/v2/media`, {
    method: 'POST',
    headers: {
      authorization: target.authorization,
      'content-disposition': `attachment; filename=${name}`,
    },
    body: Buffer.from(bytes),
  })
  if (answer.status !== 201) throw new Error(`An upload got ${answer.status}.`)
  await answer.arrayBuffer()
}

/** Formats the result. */
export function uploadLine({ name, times }: SentFile, cost: UploadCost): string {
  const { before, peak, rate } = cost
  const memory = `${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most`
  return `(f) ${times} uploads of ${name} with 5 MB, ${CONCURRENCY} at a time: ${memory}, ${rate.toFixed(1)}/s`
}
