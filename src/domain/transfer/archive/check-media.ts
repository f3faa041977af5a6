import { verifyFile } from './verify-file.ts'
import { resolveFile, readLines, UnreadableFile } from '../../../adapters/files/archive-folder.ts'
import { MEDIA_FILE, MEDIA_FOLDER, type Manifest } from './manifest.ts'
import { parseListLine, type ListedFile } from './media-list.ts'
import type { Problems } from './problems.ts'
import { checksumOfFile } from '../../../adapters/files/checksums.ts'

export interface MediaCheck {
  readonly folder: string
  readonly manifest: Manifest
  readonly problems: Problems
  /** Keys of the media files that rows mention. */
  readonly expected: Set<string>
}

/** Checks the list of media files and the files themselves. */
export async function checkMedia(checking: MediaCheck): Promise<void> {
  const { folder, manifest, problems, expected } = checking
  const sum = manifest.files[MEDIA_FILE]
  if (sum === undefined) {
    problems.add(MEDIA_FILE, 'is missing from the manifest')
    return
  }
  const listed: { place: string; file: ListedFile }[] = []
  let last = ''
  const check = (line: string, place: string): void => {
    const file = parseListLine(line)
    if (file === undefined)
      return problems.add(place, 'is not an entry with key, size and checksum')
    if (file.key <= last) problems.add(place, 'is out of order')
    last = file.key
    if (!expected.delete(file.key)) problems.add(place, `no row mentions ${file.key}`)
    listed.push({ place, file })
  }
  try {
    await verifyFile({ folder, name: MEDIA_FILE, sum }, problems, check)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    problems.add(MEDIA_FILE, error.message)
  }
  for (const key of expected) problems.add(MEDIA_FILE, `${key} is missing`)
  for (const { place, file } of listed) await checkFile(folder, place, file, problems)
  const kept = listed.flatMap(({ file: { size } }) => (size === null ? [] : [size]))
  const bytes = kept.reduce((all, size) => all + size, 0)
  if (manifest.media.files !== kept.length || manifest.media.bytes !== bytes) {
    problems.add(MEDIA_FILE, 'does not match the counts in the manifest')
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
    const found = await resolveFile(folder, name)
    // A file with the wrong size need not be read.
    const matches = found.size === size && (await checksumOfFile(found.file)).sha256 === sha256
    if (!matches) problems.add(place, `${name} does not match its checksum`)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    problems.add(place, `${name} ${error.message}`)
  }
}

/** Yields the media files of an archive that was checked. */
export async function* readMediaList(folder: string): AsyncGenerator<ListedFile> {
  const { file } = await resolveFile(folder, MEDIA_FILE)
  for await (const { text } of readLines(file, () => undefined)) {
    const listed = parseListLine(text)
    if (listed === undefined) throw new UnreadableFile('was changed during the import')
    yield listed
  }
}
