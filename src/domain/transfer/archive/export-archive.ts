import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readSnapshot, type Snapshot } from '../../../data/archive/snapshot.ts'
import { archiveTableNames } from '../../../data/archive/tables.ts'
import type { MediaStore } from '../../../adapters/object-stores/media-store.ts'
import { syncFolder } from '../../../adapters/files/durable-files.ts'
import { systemCode } from '../../../adapters/files/system-code.ts'
import { tableFile, formatManifest, MANIFEST_FILE, MEDIA_FILE, MEDIA_FOLDER } from './manifest.ts'
import type { LinesChecksum } from '../../../adapters/files/archive-folder.ts'
import type { Manifest } from './manifest.ts'
import { formatListLine, MEDIA_KEY } from './media-list.ts'
import { ArchiveError } from './problems.ts'
import { createLineFile, writeWithChecksum } from '../../../adapters/files/checksums.ts'

export interface ExportResult {
  readonly manifest: Manifest
  /** Keys of media files that are missing from the store. */
  readonly lost: readonly string[]
}

export interface ExportOptions {
  readonly databaseUrl: string
  readonly store: MediaStore
  /** Reports each finished file. */
  readonly report: (done: string) => void
  /** Ends the export early; nothing is left of it then. */
  readonly signal?: AbortSignal
}

/**
 * Exports the whole site, as of one point in time, to a new folder: an NDJSON file for each table,
 * and the media files. The folder appears when it is complete and on the disk, and only the user who
 * runs the program can read it.
 * @throws ArchiveError when the folder is not empty, and the reason of an abort
 */
export async function exportArchive(folder: string, options: ExportOptions): Promise<ExportResult> {
  await requireEmptyFolder(folder)
  const { databaseUrl, signal } = options
  const parent = path.dirname(path.resolve(folder))
  await mkdir(parent, { recursive: true, mode: 0o700 })
  const draft = await mkdtemp(path.join(parent, '.export-'))
  try {
    const write = (snapshot: Snapshot) => writeArchive(draft, snapshot, options)
    const exported = await readSnapshot(databaseUrl, write, signal)
    await syncFoldersIn(draft)
    signal?.throwIfAborted()
    await rename(draft, folder)
    await syncFolder(parent)
    return exported
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw signal?.aborted ? signal.reason : error
  }
}

/** The files are on the disk already, their names follow. */
async function syncFoldersIn(draft: string): Promise<void> {
  for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) await syncFolder(path.join(entry.parentPath, entry.name))
  }
  await syncFolder(draft)
}

async function requireEmptyFolder(folder: string): Promise<void> {
  try {
    if ((await readdir(folder)).length === 0) return
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return
    if (systemCode(error) !== 'ENOTDIR') throw error
  }
  throw new ArchiveError([`${folder} already exists and is not empty.`])
}

async function writeArchive(
  draft: string,
  snapshot: Snapshot,
  options: ExportOptions,
): Promise<ExportResult> {
  const { report, signal } = options
  const files: Record<string, LinesChecksum> = {}
  await mkdir(path.join(draft, 'rows'), { mode: 0o700 })
  for (const table of archiveTableNames) {
    const name = tableFile(table)
    const file = await createLineFile(path.join(draft, name))
    for await (const lines of snapshot.rows(table)) {
      signal?.throwIfAborted()
      await file.write(`${lines.join('\n')}\n`, lines.length)
    }
    files[name] = await file.end()
    report(`${files[name].lines} ${table}`)
  }
  // Sequences are not part of the snapshot; ids used since then only leave a gap.
  const sequences = await snapshot.sequences()
  const { list, media, lost } = await writeMedia(draft, snapshot, options)
  files[MEDIA_FILE] = list
  report(`${media.files} media files`)
  const text = formatManifest({ files, media, sequences })
  await writeFile(path.join(draft, MANIFEST_FILE), text, { mode: 0o600, flag: 'wx', flush: true })
  return { manifest: JSON.parse(text) as Manifest, lost }
}

interface WrittenMedia {
  readonly list: LinesChecksum
  readonly media: Manifest['media']
  readonly lost: readonly string[]
}

async function writeMedia(
  draft: string,
  snapshot: Snapshot,
  options: ExportOptions,
): Promise<WrittenMedia> {
  const folder = path.join(draft, MEDIA_FOLDER)
  await mkdir(folder, { mode: 0o700 })
  const list = await createLineFile(path.join(draft, MEDIA_FILE))
  const lost: string[] = []
  let files = 0
  let bytes = 0
  for await (const lines of snapshot.rows('media_files')) {
    for (const line of lines) {
      const row = JSON.parse(line) as StoredRow
      if (row.entry_id === null || row.removed_at !== null) continue
      const sum = await copyMediaFile(options, row.key, folder)
      if (sum === undefined) {
        lost.push(row.key)
        await list.write(formatListLine({ key: row.key, size: null, sha256: null }), 1)
        continue
      }
      files++
      bytes += sum.bytes
      await list.write(formatListLine({ key: row.key, size: sum.bytes, sha256: sum.sha256 }), 1)
    }
  }
  return { list: await list.end(), media: { files, bytes }, lost }
}

interface StoredRow {
  readonly key: string
  readonly entry_id: number | null
  readonly removed_at: string | null
}

async function copyMediaFile({ store, signal }: ExportOptions, key: string, folder: string) {
  signal?.throwIfAborted()
  if (!MEDIA_KEY.test(key))
    throw new Error(`The site has a media file with an invalid key: ${key}.`)
  const source = await store.open(key)
  if (source === undefined) return undefined
  const file = path.join(folder, ...key.split('/'))
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  return writeWithChecksum(source, file, signal)
}
