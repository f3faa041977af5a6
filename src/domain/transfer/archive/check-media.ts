import { checkSums } from './check-sums.ts'
import { placeIn, readLines, UnreadableFile } from './folder.ts'
import { MEDIA_FILE, MEDIA_FOLDER, type Manifest } from './manifest.ts'
import { readListLine, type ListedFile } from './media-list.ts'
import type { Problems } from './problems.ts'
import { sumOfFile } from './sums.ts'

export interface MediaChecking {
  readonly folder: string
  readonly manifest: Manifest
  readonly problems: Problems
  /** Keys of the files that the rows say there are. */
  readonly expected: Set<string>
}

/** Finds what is wrong with the list of media files and with the files themselves. */
export async function checkMedia(checking: MediaChecking): Promise<void> {
  const { folder, manifest, problems, expected } = checking
  const sum = manifest.files[MEDIA_FILE]
  if (sum === undefined) {
    problems.add(MEDIA_FILE, 'is not named by the manifest')
    return
  }
  const listed: { place: string; file: ListedFile }[] = []
  let last = ''
  const check = (line: string, place: string): void => {
    const file = readListLine(line)
    if (file === undefined) return problems.add(place, 'names no media file with its sums')
    if (file.key <= last) problems.add(place, 'is not in the order of the names')
    last = file.key
    if (!expected.delete(file.key)) problems.add(place, `no row has ${file.key}`)
    listed.push({ place, file })
  }
  try {
    await checkSums({ folder, name: MEDIA_FILE, sum }, problems, check)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    problems.add(MEDIA_FILE, error.message)
  }
  for (const key of expected) problems.add(MEDIA_FILE, `${key} is missing`)
  for (const { place, file } of listed) await checkFile(folder, place, file, problems)
  const kept = listed.flatMap(({ file: { size } }) => (size === null ? [] : [size]))
  const bytes = kept.reduce((all, size) => all + size, 0)
  if (manifest.media.files !== kept.length || manifest.media.bytes !== bytes) {
    problems.add(MEDIA_FILE, 'has other files than the manifest says')
  }
}

async function checkFile(
  folder: string,
  place: string,
  { key, size, sha256 }: ListedFile,
  problems: Problems,
): Promise<void> {
  if (size === null) return
  const name = `${MEDIA_FOLDER}/${key}`
  try {
    const found = await placeIn(folder, name)
    // A file of another size need not be read to be refused.
    const isRight = found.size === size && (await sumOfFile(found.file)).sha256 === sha256
    if (!isRight) problems.add(place, `${name} is not the file that is meant`)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    problems.add(place, `${name} ${error.message}`)
  }
}

/** The files of an archive that was checked. */
export async function* listedFiles(folder: string): AsyncGenerator<ListedFile> {
  const { file } = await placeIn(folder, MEDIA_FILE)
  for await (const { text } of readLines(file, () => undefined)) {
    const listed = readListLine(text)
    if (listed === undefined) throw new UnreadableFile('was changed while it was read')
    yield listed
  }
}
