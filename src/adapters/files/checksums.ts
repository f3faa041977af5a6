import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** The length and hash of some bytes. */
export interface Checksum {
  readonly bytes: number
  readonly sha256: string
}

/** Computes the checksum of a stream. */
export async function checksumOf(source: Readable): Promise<Checksum> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of source) {
    const data = chunk as Buffer
    hash.update(data)
    bytes += data.length
  }
  return { bytes, sha256: hash.digest('hex') }
}

export const checksumOfFile = (file: string): Promise<Checksum> =>
  checksumOf(createReadStream(file))

/**
 * Writes a stream to a new private file, down to the disk, and computes its checksum on the way.
 * @param signal ends the writing when it is aborted; a part of the file may be left
 */
export async function writeWithChecksum(
  source: Readable,
  file: string,
  signal?: AbortSignal,
): Promise<Checksum> {
  const hash = createHash('sha256')
  let bytes = 0
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  const handle = await open(file, 'wx', 0o600)
  const target = handle.createWriteStream({ flush: true })
  await pipeline(source, counter, target, { ...(signal && { signal }) })
  return { bytes, sha256: hash.digest('hex') }
}

export interface LineFile {
  write(text: string, lines: number): Promise<void>
  /** Ends the file, which is on the disk then. */
  end(): Promise<Checksum & { readonly lines: number }>
}

/** Creates a new private file. */
export async function createLineFile(file: string): Promise<LineFile> {
  const handle: FileHandle = await open(file, 'wx', 0o600)
  const hash = createHash('sha256')
  let bytes = 0
  let lines = 0
  return {
    async write(text, count) {
      const data = Buffer.from(text)
      hash.update(data)
      bytes += data.length
      lines += count
      await handle.writeFile(data)
    },
    async end() {
      await handle.sync()
      await handle.close()
      return { lines, bytes, sha256: hash.digest('hex') }
    },
  }
}
