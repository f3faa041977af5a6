import type { Occupancy } from '../../../data/archive/occupancy.ts'
import { lookAtSite, restoreSite, type Restoring } from '../../../data/archive/restore.ts'
import { archiveTableNames, type ArchiveTableName } from '../../../data/archive/tables.ts'
import { isNewSite } from '../../site/welcome.ts'
import { checkArchive } from './check-archive.ts'
import { placeIn, readLines, type Line } from './folder.ts'
import { fileOf, type FileSum, type Manifest } from './manifest.ts'
import { ArchiveRefused } from './problems.ts'
import { restoreMedia, type MediaTarget } from './restore-media.ts'

export interface ImportOptions extends MediaTarget {
  readonly databaseUrl: string
  /** Whatever the site holds goes. */
  readonly replace: boolean
  readonly tell: (done: string) => void
  /** Told of files of the former content that could not be removed. */
  readonly onLeft: (error: unknown) => void
}

/** As much text as one statement takes, in characters; a single line may be longer. */
const BATCH = 1_000_000
const BATCH_LINES = 1000

/**
 * Makes the site what an archive says: checks all of it, stores the files, and then all rows in
 * one transaction. Whatever goes wrong, the site is as it was.
 * @throws ArchiveRefused for what is wrong with the archive, and for a site that has content
 */
export async function importArchive(folder: string, options: ImportOptions): Promise<Manifest> {
  const { databaseUrl, replace, tell, media } = options
  // Before the work of reading it all; the answer that counts is given again under locks.
  requireRoom(await lookAtSite(databaseUrl), replace)
  const manifest = await checkArchive(folder)
  tell('the archive is whole')
  const files = await restoreMedia(options, folder)
  tell(`${manifest.media.files} media files`)
  try {
    const before = await restoreSite(databaseUrl, async (site) => {
      requireRoom(await site.occupancy(), replace)
      const former = await site.files()
      await site.empty()
      for (const table of archiveTableNames) await insertTable(site, folder, manifest, table, tell)
      await site.setSequences(manifest.sequences)
      return former
    })
    const needless = before.filter((key) => !files.keys.has(key))
    await media.store.remove(needless).catch(options.onLeft)
    return manifest
  } catch (error) {
    await files.discard()
    throw error
  }
}

function requireRoom(occupancy: Occupancy, replace: boolean): void {
  if (replace || isNewSite(occupancy)) return
  throw new ArchiveRefused([
    'The site has content. With --replace all of it goes, accounts and settings too.',
  ])
}

async function insertTable(
  site: Restoring,
  folder: string,
  manifest: Manifest,
  table: ArchiveTableName,
  tell: (done: string) => void,
): Promise<void> {
  const name = fileOf(table)
  const told = manifest.files[name]
  if (told === undefined) return
  const { file } = await placeIn(folder, name)
  let found: FileSum | undefined
  for await (const lines of batches(readLines(file, (sum) => (found = sum)))) {
    const refused = await site.insert(
      table,
      lines.map(({ text }) => text),
    )
    if (refused === undefined) continue
    throw new ArchiveRefused([`${name}:${lines[refused.at]?.number}: ${refused.reason}`])
  }
  // What is stored is what was checked.
  if (found?.sha256 !== told.sha256) {
    throw new ArchiveRefused([`${name}: was changed while it was read`])
  }
  if (told.lines > 0) tell(`${told.lines} ${table}`)
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
