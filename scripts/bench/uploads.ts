/** How much memory the service takes while files come in, several at a time. */
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
}

const UPLOADS = 200
const AT_ONCE = 4
const SIZE = 5 * 1024 * 1024

/** Measures 200 uploads, four at a time, of a text of 5 MB unless another file is given. */
export async function measureUploads(
  target: UploadTarget,
  file: SentFile = { name: 'measured.txt', bytes: Buffer.alloc(SIZE, 'ships arrive\n') },
): Promise<UploadCost> {
  const started = performance.now()
  const memory = await memoryDuring(target.pid, async () => {
    let left = UPLOADS
    const sendSome = async (): Promise<void> => {
      while (left-- > 0) await upload(target, file)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, sendSome))
  })
  const seconds = (performance.now() - started) / 1000
  return { ...memory, rate: UPLOADS / seconds }
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
