import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** What passed, counted and summed. */
export interface Passed {
  readonly bytes: number
  readonly sha256: string
}

/** Sums the bytes of a stream. */
export async function sumOf(source: Readable): Promise<Passed> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of source) {
    const data = chunk as Buffer
    hash.update(data)
    bytes += data.length
  }
  return { bytes, sha256: hash.digest('hex') }
}

export const sumOfFile = (file: string): Promise<Passed> => sumOf(createReadStream(file))

/** Writes a stream to a new file that nobody else reads, and sums it on the way. */
export async function writeSummed(source: Readable, file: string): Promise<Passed> {
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
  await pipeline(source, counter, handle.createWriteStream())
  return { bytes, sha256: hash.digest('hex') }
}

/** A file that is written line by line, with the sums of all of it. */
export interface LineFile {
  write(text: string, lines: number): Promise<void>
  end(): Promise<Passed & { readonly lines: number }>
}

/** Makes a new file that nobody else reads. */
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
      await handle.close()
      return { lines, bytes, sha256: hash.digest('hex') }
    },
  }
}
