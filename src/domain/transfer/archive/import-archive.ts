import type { SiteContent } from '../../../data/archive/site-content.ts'
import { inspectSite, restoreSite, type RestoreTransaction } from '../../../data/archive/restore.ts'
import { archiveTableNames, type ArchiveTableName } from '../../../data/archive/tables.ts'
import { isNewSite } from '../../first-start/welcome.ts'
import { checkArchive } from './check-archive.ts'
import {
  resolveFile,
  readLines,
  type Line,
  type LinesChecksum,
} from '../../../adapters/files/archive-folder.ts'
import { tableFile, type Manifest } from './manifest.ts'
import { ArchiveError } from './problems.ts'
import { restoreMedia, type MediaTarget } from './restore-media.ts'

export interface ImportOptions extends MediaTarget {
  readonly databaseUrl: string
  /** Whether to discard the content of the site. */
  readonly replace: boolean
  readonly report: (done: string) => void
  /** Reports files of the previous content that could not be removed. */
  readonly onLeftoverFiles: (error: unknown) => void
}

/** The most text in one statement, in characters; a single line may be longer. */
const BATCH = 1_000_000
const BATCH_LINES = 1000

/**
 * Replaces the site with an archive: checks all of it, stores the media files, and inserts the rows
 * in one transaction. After a failure the site is unchanged.
 * @throws ArchiveError for an invalid archive, and for a site that has content
 */
export async function importArchive(folder: string, options: ImportOptions): Promise<Manifest> {
  const { databaseUrl, replace, report, media } = options
  // A check before the long work; it is repeated under locks.
  requireNewSite(await inspectSite(databaseUrl), replace)
  const manifest = await checkArchive(folder)
  report('the archive is valid')
  const files = await restoreMedia(options, folder)
  report(`${manifest.media.files} media files`)
  try {
    const previousKeys = await restoreSite(databaseUrl, async (site) => {
      requireNewSite(await site.content(), replace)
      const previous = await site.files()
      await site.truncate()
      for (const table of archiveTableNames)
        await insertTable(site, folder, manifest, table, report)
      await site.setSequences(manifest.sequences)
      const details = { source: folder, replaced: replace }
      await site.record({ kind: 'site_imported', objectType: 'site', details })
      return previous
    })
    const obsolete = previousKeys.filter((key) => !files.keys.has(key))
    await media.store.remove(obsolete).catch(options.onLeftoverFiles)
    return manifest
  } catch (error) {
    await files.discard()
    throw error
  }
}

function requireNewSite(occupancy: SiteContent, replace: boolean): void {
  if (replace || isNewSite(occupancy)) return
  throw new ArchiveError([
    'The site has content. --replace discards all of it, including accounts and settings.',
  ])
}

async function insertTable(
  site: RestoreTransaction,
  folder: string,
  manifest: Manifest,
  table: ArchiveTableName,
  report: (done: string) => void,
): Promise<void> {
  const name = tableFile(table)
  const expected = manifest.files[name]
  if (expected === undefined) return
  const { file } = await resolveFile(folder, name)
  let found: LinesChecksum | undefined
  for await (const lines of batches(readLines(file, (sum) => (found = sum)))) {
    const rejected = await site.insert(
      table,
      lines.map(({ text }) => text),
    )
    if (rejected === undefined) continue
    throw new ArchiveError([`${name}:${lines[rejected.index]?.number}: ${rejected.reason}`])
  }
  // The rows that were inserted are the ones that were checked.
  if (found?.sha256 !== expected.sha256) {
    throw new ArchiveError([`${name}: was changed during the import`])
  }
  if (expected.lines > 0) report(`${expected.lines} ${table}`)
}

async function* batches(lines: AsyncIterable<Line>): AsyncGenerator<readonly Line[]> {
  let batch: Line[] = []
  let size = 0
  for await (const line of lines) {
    if (batch.length > 0 && (size + line.text.length > BATCH || batch.length >= BATCH_LINES)) {
      yield batch
      batch = []
      size = 0
    }
    batch.push(line)
    size += line.text.length
  }
  if (batch.length > 0) yield batch
}
