import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { MANIFEST_FILE, type Manifest } from '../../../src/domain/transfer/archive/manifest.ts'

/** Returns the files of a folder by name, each with its checksum. */
export async function sumsOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
  return Object.fromEntries(
    names.toSorted().map((name) => [name, sha256(readFileSync(path.join(folder, name)))]),
  )
}

export const sha256 = (bytes: Buffer | string): string =>
  createHash('sha256').update(bytes).digest('hex')

/** Names folders for a test within a temporary folder, which is removed at the end. */
export function temporaryFolders(): { named(name: string): string; remove(): void } {
  const base = mkdtempSync(path.join(tmpdir(), 'almanac-archive-'))
  return {
    named: (name) => path.join(base, name),
    remove: () => rmSync(base, { recursive: true, force: true }),
  }
}

export function linesOf(folder: string, name: string): string[] {
  return readFileSync(path.join(folder, name), 'utf8').split('\n').slice(0, -1)
}

/** Changes a file of an archive, and its checksum in the manifest with it. */
export function forge(folder: string, name: string, change: (lines: string[]) => string[]): void {
  const text = change(linesOf(folder, name))
    .map((line) => `${line}\n`)
    .join('')
  writeFileSync(path.join(folder, name), text)
  const sum = { lines: text.split('\n').length - 1, bytes: Buffer.byteLength(text) }
  changeManifest(folder, (manifest) => ({
    ...manifest,
    files: { ...manifest.files, [name]: { ...sum, sha256: sha256(text) } },
  }))
}

export function changeManifest(folder: string, change: (manifest: Manifest) => object): void {
  const file = path.join(folder, MANIFEST_FILE)
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  writeFileSync(file, JSON.stringify(change(manifest)))
}
