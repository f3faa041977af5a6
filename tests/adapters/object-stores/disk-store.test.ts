import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import { createDiskStore } from '../../../src/adapters/object-stores/disk-store.ts'
import { watchSyncs } from '../../support/syncs.ts'
import { describeStore } from './store-suite.ts'

let folder: string | undefined
afterAll(async () => {
  if (folder !== undefined) await rm(folder, { recursive: true, force: true })
})

describeStore('The store on disk', async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'almanac-disk-'))
  return createDiskStore(folder)
})

describe('Files on disk', () => {
  it('are flushed to disk before they count as stored, and their names after them', async () => {
    const base = await mkdtemp(path.join(tmpdir(), 'almanac-disk-'))
    const [local, root] = [path.join(base, 'local'), path.join(base, 'uploads')]
    await writeFile(local, 'x')
    const place = path.join(root, '2026/11/x.txt')
    const syncs = await watchSyncs(() => existsSync(place))
    await createDiskStore(root).put('2026/11/x.txt', local, { mimeType: 'text/plain', size: 1 })
    syncs.end()
    const stateAt = ['', 'uploads', 'uploads/2026', 'uploads/2026/11', 'uploads/2026/11/x.txt'].map(
      (name) => [name, syncs.of(path.join(base, name))],
    )
    await rm(base, { recursive: true })
    // For each the last moment at which it was synced: whether the file had its name by then.
    expect(Object.fromEntries(stateAt)).toEqual({
      '': true,
      uploads: true,
      'uploads/2026': true,
      'uploads/2026/11': true,
      'uploads/2026/11/x.txt': false,
    })
  })
})
