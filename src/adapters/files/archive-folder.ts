import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat, realpath } from 'node:fs/promises'
import path from 'node:path'
import type { Checksum } from './checksums.ts'

/** The longest line that is read, in bytes; the largest texts of a site are a few megabytes. */
const MAX_LINE_BYTES = 64 * 1024 ** 2

/** Why a file of an archive cannot be read. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}

/**
 * Returns the path and size of a file of an archive. Only regular files are accepted: links could
 * lead out of the folder, and devices have no end.
 * @param name relative to the folder, without `.` and `..`
 * @throws UnreadableFile
 */
export async function resolveFile(
  folder: string,
  name: string,
): Promise<{ file: string; size: number }> {
  const file = path.join(folder, ...name.split('/'))
  try {
    const found = await lstat(file)
    const expected = path.join(await realpath(folder), ...name.split('/'))
    if (!found.isFile() || (await realpath(file)) !== expected) {
      throw new UnreadableFile('is not a regular file')
    }
    return { file, size: found.size }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile('is missing or cannot be read')
  }
}

export interface LinesChecksum extends Checksum {
  readonly lines: number
}

export interface Line {
  /** From 1. */
  readonly number: number
  readonly text: string
}

/**
 * Yields the lines of a file, and passes the checksum of all of its bytes to `ended`.
 * @throws UnreadableFile for invalid UTF-8 and for a line that is too long
 */
export async function* readLines(
  file: string,
  ended: (checksum: LinesChecksum) => void,
): AsyncGenerator<Line> {
  const hash = createHash('sha256')
  let bytes = 0
  let number = 0
  let partial: Buffer[] = []
  let length = 0
  for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 })) {
    const data = chunk as Buffer
    hash.update(data)
    bytes += data.length
    let from = 0
    for (let end = data.indexOf(10); end >= 0; end = data.indexOf(10, from)) {
      const line = Buffer.concat([...partial, data.subarray(from, end)])
      partial = []
      length = 0
      from = end + 1
      number++
      yield { number, text: decode(line, number) }
    }
    const rest = data.subarray(from)
    length += rest.length
    if (length > MAX_LINE_BYTES) throw new UnreadableFile(`line ${number + 1} is too long`)
    if (rest.length > 0) partial.push(rest)
  }
  if (length > 0) throw new UnreadableFile(`line ${number + 1} is incomplete`)
  ended({ lines: number, bytes, sha256: hash.digest('hex') })
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function decode(bytes: Buffer, number: number): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new UnreadableFile(`line ${number} is not valid UTF-8`)
  }
}
