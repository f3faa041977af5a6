import { readFile } from 'node:fs/promises'
import {
  archiveSequences,
  archiveTableNames,
  tableOf,
  type ArchiveTableName,
} from '../../../data/archive/tables.ts'
import { checkMedia } from './check-media.ts'
import { checkSums } from './check-sums.ts'
import { placeIn, UnreadableFile } from './folder.ts'
import { fileOf, MANIFEST_FILE, readManifest, type Manifest } from './manifest.ts'
import { gatherProblems, type Problems } from './problems.ts'
import { createReferences, type References } from './references.ts'
import { checkRow } from './row-checks.ts'
import { compareKeys } from './row-order.ts'
import { rowReader, type ArchiveRow } from './row-reader.ts'

/** Largest manifest that is read, in bytes. */
const LARGEST_MANIFEST = 1024 ** 2

/**
 * Reads all of an archive once and finds everything that is wrong with it: sums, shapes, order,
 * what refers to nothing, names that are none. Memory is bounded but for the ids.
 * @throws ArchiveRefused
 */
export async function checkArchive(folder: string): Promise<Manifest> {
  const problems = gatherProblems()
  const manifest = await loadManifest(folder, problems)
  problems.refuseIfAny()
  if (manifest === undefined) throw new Error('The archive has no manifest.')
  const references = createReferences()
  const checking: Checking = { folder, manifest, problems, references, mediaKeys: new Set() }
  for (const table of archiveTableNames) await checkTable(checking, table)
  await checkMedia({ folder, manifest, problems, expected: checking.mediaKeys })
  for (const sequence of archiveSequences) checkSequence(checking, sequence)
  problems.refuseIfAny()
  return manifest
}

/** Without rows of these there is no site. */
const ALWAYS: ReadonlySet<ArchiveTableName> = new Set(['settings', 'users', 'terms', 'entries'])

interface Checking {
  readonly folder: string
  readonly manifest: Manifest
  readonly problems: Problems
  readonly references: References
  /** Keys of the files that the rows say there are. */
  readonly mediaKeys: Set<string>
}

async function loadManifest(folder: string, problems: Problems): Promise<Manifest | undefined> {
  const tell = (what: string): void => problems.add(MANIFEST_FILE, what)
  try {
    const { file, size } = await placeIn(folder, MANIFEST_FILE)
    if (size > LARGEST_MANIFEST) throw new UnreadableFile('is too large')
    return readManifest(await readFile(file, 'utf8'), tell)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    tell(error.message)
    return undefined
  }
}

async function checkTable(checking: Checking, table: ArchiveTableName): Promise<void> {
  const name = fileOf(table)
  const { folder, manifest, problems } = checking
  const sum = manifest.files[name]
  if (sum === undefined) {
    // A table that is younger than the archive has no rows in it.
    if (ALWAYS.has(table)) problems.add(name, 'is not named by the manifest')
    return
  }
  try {
    await checkSums({ folder, name, sum }, problems, lineChecker(checking, table))
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    problems.add(name, error.message)
  }
}

function lineChecker(
  { problems, references, mediaKeys }: Checking,
  table: ArchiveTableName,
): (line: string, place: string) => void {
  const described = tableOf(table)
  const read = rowReader(described)
  let last: ArchiveRow | undefined
  return (line, place) => {
    const result = read(line)
    if ('wrong' in result) {
      for (const what of result.wrong) problems.add(place, what)
      // It is wrong, but it is there: what refers to it is not to blame.
      if (result.given !== undefined) references.note(table, result.given)
      return
    }
    const { row } = result
    const order = last === undefined ? -1 : compareKeys(described, last, row)
    if (order === 0) problems.add(place, 'has the same key as the line before')
    if (order > 0) problems.add(place, 'is not in the order of the keys')
    last = row
    references.note(table, row)
    for (const what of [...references.missing(table, row), ...checkRow(table, row)]) {
      problems.add(place, what)
    }
    if (table === 'media_files' && row['entry_id'] !== null && row['removed_at'] === null) {
      mediaKeys.add(String(row['key']))
    }
  }
}

function checkSequence({ manifest, problems, references }: Checking, sequence: string): void {
  const next = manifest.sequences[sequence]
  if (next === undefined) problems.add(MANIFEST_FILE, `sequences.${sequence}: is missing`)
  else if (references.isTaken(sequence, next)) {
    problems.add(MANIFEST_FILE, `sequences.${sequence}: ${next} is taken`)
  }
}
