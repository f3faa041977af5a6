import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from '@jest/globals'
import { createDiskStore } from '../../../src/adapters/object-stores/disk-store.ts'
import { describeStore } from './store-suite.ts'

let folder: string | undefined
afterAll(async () => {
  if (folder !== undefined) await rm(folder, { recursive: true, force: true })
})

describeStore('files on disk', async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'almanac-disk-'))
  return createDiskStore(folder)
})
