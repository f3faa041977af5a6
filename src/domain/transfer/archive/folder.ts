import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lstat, realpath } from 'node:fs/promises'
import path from 'node:path'
import type { FileSum } from './manifest.ts'

/** The longest line that is read, in bytes; the largest texts of a site are some megabytes. */
const LONGEST_LINE = 64 * 1024 ** 2

/** Why a file of an archive cannot be read. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}

/**
 * The place of a file of an archive. Links could lead out of it, and devices never end.
 * @param name made of parts that are no dots, separated by slashes
 * @throws UnreadableFile
 */
export async function placeIn(
  folder: string,
  name: string,
): Promise<{ file: string; size: number }> {
  const file = path.join(folder, ...name.split('/'))
  try {
    const found = await lstat(file)
    const straight = path.join(await realpath(folder), ...name.split('/'))
    if (!found.isFile() || (await realpath(file)) !== straight) {
      throw new UnreadableFile('is no plain file')
    }
    return { file, size: found.size }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile('is not there, or cannot be read')
  }
}

export interface Line {
  /** From 1. */
  readonly number: number
  readonly text: string
}

/**
 * The lines of a file, as it is read, with the sum over all its bytes at the end.
 * @throws UnreadableFile for what is no text in UTF-8, or has a line that is too long
 */
export async function* readLines(
  file: string,
  ended: (sum: FileSum) => void,
): AsyncGenerator<Line> {
  const hash = createHash('sha256')
  let bytes = 0
  let number = 0
  let begun: Buffer[] = []
  let length = 0
  for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 })) {
    const data = chunk as Buffer
    hash.update(data)
    bytes += data.length
    let from = 0
    for (let end = data.indexOf(10); end >= 0; end = data.indexOf(10, from)) {
      const whole = Buffer.concat([...begun, data.subarray(from, end)])
      begun = []
      length = 0
      from = end + 1
      number++
      yield { number, text: decode(whole, number) }
    }
    const rest = data.subarray(from)
    length += rest.length
    if (length > LONGEST_LINE) throw new UnreadableFile(`line ${number + 1} is too long`)
    if (rest.length > 0) begun.push(rest)
  }
  if (length > 0) throw new UnreadableFile(`line ${number + 1} does not end`)
  ended({ lines: number, bytes, sha256: hash.digest('hex') })
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function decode(bytes: Buffer, number: number): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new UnreadableFile(`line ${number} is no text in UTF-8`)
  }
}
