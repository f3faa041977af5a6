import { readFile } from 'node:fs/promises'
import {
  archiveSequences,
  archiveTableNames,
  tableOf,
  type ArchiveTableName,
} from '../../../data/archive/tables.ts'
import { checkMedia } from './check-media.ts'
import { verifyFile } from './verify-file.ts'
import { resolveFile, UnreadableFile } from '../../../adapters/files/archive-folder.ts'
import { tableFile, MANIFEST_FILE, readManifest, type Manifest } from './manifest.ts'
import { createProblems, type Problems } from './problems.ts'
import { createReferences, type References } from './references.ts'
import { checkRow } from './row-checks.ts'
import { createRowReader, type ArchiveRow } from './row-reader.ts'
import type { ArchiveTable } from '../../../data/archive/columns.ts'

/** The largest manifest that is read, in bytes. */
const MAX_MANIFEST_BYTES = 1024 ** 2

/**
 * Reads an archive once and checks all of it: checksums, types, order, references and names.
 * Memory is bounded except for the ids.
 * @throws ArchiveError
 */
export async function checkArchive(folder: string): Promise<Manifest> {
  const problems = createProblems()
  const manifest = await loadManifest(folder, problems)
  problems.throwIfAny()
  if (manifest === undefined) throw new Error('The archive has no manifest.')
  const references = createReferences()
  const checking: ArchiveCheck = { folder, manifest, problems, references, mediaKeys: new Set() }
  for (const table of archiveTableNames) await checkTable(checking, table)
  await checkMedia({ folder, manifest, problems, expected: checking.mediaKeys })
  for (const sequence of archiveSequences) checkSequence(checking, sequence)
  problems.throwIfAny()
  return manifest
}

/** Tables without which there is no site. */
const REQUIRED_TABLES: ReadonlySet<ArchiveTableName> = new Set([
  'settings',
  'users',
  'terms',
  'entries',
])

interface ArchiveCheck {
  readonly folder: string
  readonly manifest: Manifest
  readonly problems: Problems
  readonly references: References
  /** Keys of the media files that rows mention. */
  readonly mediaKeys: Set<string>
}

async function loadManifest(folder: string, problems: Problems): Promise<Manifest | undefined> {
  const report = (what: string): void => problems.add(MANIFEST_FILE, what)
  try {
    const { file, size } = await resolveFile(folder, MANIFEST_FILE)
    if (size > MAX_MANIFEST_BYTES) throw new UnreadableFile('is too large')
    return readManifest(await readFile(file, 'utf8'), report)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    report(error.message)
    return undefined
  }
}

async function checkTable(checking: ArchiveCheck, table: ArchiveTableName): Promise<void> {
  const name = tableFile(table)
  const { folder, manifest, problems } = checking
  const sum = manifest.files[name]
  if (sum === undefined) {
    // The archive may be older than the table.
    if (REQUIRED_TABLES.has(table)) problems.add(name, 'is missing from the manifest')
    return
  }
  try {
    await verifyFile({ folder, name, sum }, problems, lineChecker(checking, table))
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    problems.add(name, error.message)
  }
}

function lineChecker(
  { problems, references, mediaKeys }: ArchiveCheck,
  table: ArchiveTableName,
): (line: string, place: string) => void {
  const description = tableOf(table)
  const read = createRowReader(description)
  let last: ArchiveRow | undefined
  return (line, place) => {
    const result = read(line)
    if ('problems' in result) {
      for (const what of result.problems) problems.add(place, what)
      // The row exists, so references to it are valid.
      if (result.value !== undefined) references.add(table, result.value)
      return
    }
    const { row } = result
    const order = last === undefined ? -1 : compareKeys(description, last, row)
    if (order === 0) problems.add(place, 'has the same key as the previous line')
    if (order > 0) problems.add(place, 'is out of order')
    last = row
    references.add(table, row)
    for (const what of [...references.missing(table, row), ...checkRow(table, row)]) {
      problems.add(place, what)
    }
    if (table === 'media_files' && row['entry_id'] !== null && row['removed_at'] === null) {
      mediaKeys.add(String(row['key']))
    }
  }
}

function checkSequence({ manifest, problems, references }: ArchiveCheck, sequence: string): void {
  const next = manifest.sequences[sequence]
  if (next === undefined) problems.add(MANIFEST_FILE, `sequences.${sequence}: is missing`)
  else if (references.isTaken(sequence, next)) {
    problems.add(MANIFEST_FILE, `sequences.${sequence}: ${next} is in use`)
  }
}

/**
 * Compares rows by the key of their table, in the order of archive files: numbers by value, texts
 * by their bytes.
 * @returns a negative number when `a` comes first, 0 for equal keys
 */
function compareKeys({ key }: ArchiveTable, a: ArchiveRow, b: ArchiveRow): number {
  for (const column of key) {
    const order = compareValues(a[column], b[column])
    if (order !== 0) return order
  }
  return 0
}

function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)))
}
