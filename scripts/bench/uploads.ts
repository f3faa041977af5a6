/** How much memory the service takes while files come in, several at a time. */
import sharp from 'sharp'
import { memoryDuring, type MemoryUse } from './memory.ts'

/** The service that is measured. */
export interface UploadTarget {
  /** Address of the API root. */
  readonly root: string
  /** `Authorization` of somebody who may upload. */
  readonly authorization: string
  /** Id of the process; its memory is read from /proc. */
  readonly pid: number
}

export interface UploadCost extends MemoryUse {
  /** Uploads in a second. */
  readonly rate: number
}

/** A file that is sent over and over. */
export interface SentFile {
  readonly name: string
  readonly bytes: Uint8Array
  /** How often it is sent. */
  readonly times: number
}

const AT_ONCE = 4
const SIZE = 5 * 1024 * 1024

/** A photo of twelve million pixels, as cameras make them, of about as many bytes. */
export async function measuredPhoto(): Promise<SentFile> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const create = { width: 4000, height: 3000, channels: 3, background: '#000', noise } as const
  return { name: 'measured.jpg', times: 40, bytes: await sharp({ create }).jpeg().toBuffer() }
}

/** Files that are stored as they are. */
export const measuredText: SentFile = {
  name: 'measured.txt',
  times: 200,
  bytes: Buffer.alloc(SIZE, 'ships arrive\n'),
}

/** Measures uploads of a file, four at a time. */
export async function measureUploads(target: UploadTarget, file: SentFile): Promise<UploadCost> {
  const started = performance.now()
  const memory = await memoryDuring(target.pid, async () => {
    let left = file.times
    const sendSome = async (): Promise<void> => {
      while (left-- > 0) await upload(target, file)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, sendSome))
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

/** What was measured, as a line to print. */
export function uploadLine({ name, times }: SentFile, cost: UploadCost): string {
  const { before, peak, rate } = cost
  const memory = `${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most`
  return `(f) ${times} uploads of ${name} with 5 MB, ${AT_ONCE} at a time: ${memory}, ${rate.toFixed(1)}/s`
}
