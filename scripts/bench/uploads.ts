/** How much memory the service takes while files come in, several at a time. */
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

/** The service that is measured. */
export interface UploadTarget {
  /** Address of the API root. */
  readonly root: string
  /** `Authorization` of somebody who may upload. */
  readonly authorization: string
  /** Id of the process; its memory is read from /proc. */
  readonly pid: number
}

export interface UploadCost {
  /** Resident memory before the first upload, in megabytes. */
  readonly before: number
  /** The most of it while they came in, in megabytes. */
  readonly peak: number
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
const SAMPLE_MILLISECONDS = 20

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
  const before = await residentMemory(target.pid)
  let peak = before
  const sampler = setInterval(() => {
    void residentMemory(target.pid).then((now) => (peak = Math.max(peak, now)))
  }, SAMPLE_MILLISECONDS)
  const started = performance.now()
  try {
    let left = file.times
    const sendSome = async (): Promise<void> => {
      while (left-- > 0) await upload(target, file)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, sendSome))
  } finally {
    clearInterval(sampler)
  }
  const seconds = (performance.now() - started) / 1000
  return { before, peak, rate: file.times / seconds }
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

/** Megabytes. */
async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
}

/** What was measured, as a line to print. */
export function uploadLine({ name, times }: SentFile, cost: UploadCost): string {
  const { before, peak, rate } = cost
  const memory = `${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most`
  return `(f) ${times} uploads of ${name} with 5 MB, ${AT_ONCE} at a time: ${memory}, ${rate.toFixed(1)}/s`
}
