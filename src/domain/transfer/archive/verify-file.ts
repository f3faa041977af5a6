import {
  resolveFile,
  readLines,
  type LinesChecksum,
} from '../../../adapters/files/archive-folder.ts'
import type { Problems } from './problems.ts'

/** A file that the manifest lists. */
export interface ManifestFile {
  readonly folder: string
  readonly name: string
  /** From the manifest. */
  readonly sum: LinesChecksum
}

/** Reads a file line by line and compares it with its checksum. @throws UnreadableFile */
export async function verifyFile(
  { folder, name, sum: expected }: ManifestFile,
  problems: Problems,
  check: (line: string, place: string) => void,
): Promise<void> {
  const { file, size } = await resolveFile(folder, name)
  if (size !== expected.bytes) {
    problems.add(name, `has ${size} bytes, but the manifest says ${expected.bytes}`)
    return
  }
  let found: LinesChecksum | undefined
  for await (const { number, text } of readLines(file, (sum) => (found = sum))) {
    check(text, `${name}:${number}`)
  }
  if (found?.sha256 !== expected.sha256)
    problems.add(name, 'does not match the checksum in the manifest')
  else if (found.lines !== expected.lines) {
    problems.add(name, `has ${found.lines} lines, but the manifest says ${expected.lines}`)
  }
}
