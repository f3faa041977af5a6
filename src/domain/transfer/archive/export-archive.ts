import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readSnapshot, type Snapshot } from '../../../data/archive/snapshot.ts'
import { archiveTableNames } from '../../../data/archive/tables.ts'
import type { MediaStore } from '../../media/media-store.ts'
import { systemCode } from '../../media/system-code.ts'
import { fileOf, makeManifest, MANIFEST_FILE, MEDIA_FILE, MEDIA_FOLDER } from './manifest.ts'
import type { FileSum, Manifest } from './manifest.ts'
import { listLine, MEDIA_KEY } from './media-list.ts'
import { ArchiveRefused } from './problems.ts'
import { createLineFile, writeSummed } from './sums.ts'

export interface Exported {
  readonly manifest: Manifest
  /** Media files that rows name and the store does not have. */
  readonly lost: readonly string[]
}

export interface ExportOptions {
  readonly databaseUrl: string
  readonly store: MediaStore
  /** Told of each file that is done. */
  readonly tell: (done: string) => void
}

/**
 * Writes the whole site as it is at one moment into a new folder: rows as NDJSON, a file for each
 * table, and the media files. The folder is there when all of it is, and only the user who runs
 * the program may read it.
 * @throws ArchiveRefused when the folder holds something
 */
export async function exportArchive(folder: string, options: ExportOptions): Promise<Exported> {
  await requireNothing(folder)
  const above = path.dirname(path.resolve(folder))
  await mkdir(above, { recursive: true, mode: 0o700 })
  const draft = await mkdtemp(path.join(above, '.export-'))
  try {
    const exported = await readSnapshot(options.databaseUrl, (snapshot) =>
      writeArchive(draft, snapshot, options),
    )
    await rename(draft, folder)
    return exported
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

async function requireNothing(folder: string): Promise<void> {
  try {
    if ((await readdir(folder)).length === 0) return
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return
    if (systemCode(error) !== 'ENOTDIR') throw error
  }
  throw new ArchiveRefused([`${folder} is there already, and not empty.`])
}

async function writeArchive(
  draft: string,
  snapshot: Snapshot,
  { store, tell }: ExportOptions,
): Promise<Exported> {
  const files: Record<string, FileSum> = {}
  await mkdir(path.join(draft, 'rows'), { mode: 0o700 })
  for (const table of archiveTableNames) {
    const name = fileOf(table)
    const file = await createLineFile(path.join(draft, name))
    for await (const lines of snapshot.rows(table)) {
      await file.write(`${lines.join('\n')}\n`, lines.length)
    }
    files[name] = await file.end()
    tell(`${files[name].lines} ${table}`)
  }
  // Ids given since the snapshot was taken cost nothing but a gap.
  const sequences = await snapshot.sequences()
  const { list, media, lost } = await writeMedia(draft, snapshot, store)
  files[MEDIA_FILE] = list
  tell(`${media.files} media files`)
  const text = makeManifest({ files, media, sequences })
  await writeFile(path.join(draft, MANIFEST_FILE), text, { mode: 0o600, flag: 'wx' })
  return { manifest: JSON.parse(text) as Manifest, lost }
}

interface WrittenMedia {
  readonly list: FileSum
  readonly media: Manifest['media']
  readonly lost: readonly string[]
}

async function writeMedia(
  draft: string,
  snapshot: Snapshot,
  store: MediaStore,
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
      const sum = await copyOut(store, row.key, folder)
      if (sum === undefined) {
        lost.push(row.key)
        await list.write(listLine({ key: row.key, size: null, sha256: null }), 1)
        continue
      }
      files++
      bytes += sum.bytes
      await list.write(listLine({ key: row.key, size: sum.bytes, sha256: sum.sha256 }), 1)
    }
  }
  return { list: await list.end(), media: { files, bytes }, lost }
}

interface StoredRow {
  readonly key: string
  readonly entry_id: number | null
  readonly removed_at: string | null
}

async function copyOut(store: MediaStore, key: string, folder: string) {
  if (!MEDIA_KEY.test(key)) throw new Error(`The site has a file of the name ${key}.`)
  const source = await store.open(key)
  if (source === undefined) return undefined
  const file = path.join(folder, ...key.split('/'))
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  return writeSummed(source, file)
}
