import { placeIn, readLines } from './folder.ts'
import type { FileSum } from './manifest.ts'
import type { Problems } from './problems.ts'

export interface ToldFile {
  readonly folder: string
  readonly name: string
  /** What the manifest says of it. */
  readonly sum: FileSum
}

/** Reads a file whose sums the manifest tells, line by line. @throws UnreadableFile */
export async function checkSums(
  { folder, name, sum: told }: ToldFile,
  problems: Problems,
  check: (line: string, place: string) => void,
): Promise<void> {
  const { file, size } = await placeIn(folder, name)
  if (size !== told.bytes) {
    problems.add(name, `has ${size} bytes, and the manifest says ${told.bytes}`)
    return
  }
  let found: FileSum | undefined
  for await (const { number, text } of readLines(file, (sum) => (found = sum))) {
    check(text, `${name}:${number}`)
  }
  if (found?.sha256 !== told.sha256) problems.add(name, 'is not the file that the manifest names')
  else if (found.lines !== told.lines) {
    problems.add(name, `has ${found.lines} lines, and the manifest says ${told.lines}`)
  }
}
