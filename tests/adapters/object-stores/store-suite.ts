import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { MediaStore } from '../../../src/adapters/object-stores/media-store.ts'
import { unique } from '../../support/factories.ts'

const keyOf = (): string => `2026/11/${unique('f-')}.txt`

/** What every store promises; each store runs it. */
export function describeStore(name: string, open: () => Promise<MediaStore>): void {
  describe(name, () => {
    let store: MediaStore
    let folder: string
    beforeAll(async () => {
      store = await open()
      folder = await mkdtemp(path.join(tmpdir(), 'almanac-store-'))
    })
    afterAll(() => rm(folder, { recursive: true, force: true }))

    const put = async (key: string, content: string): Promise<boolean> => {
      const file = path.join(folder, unique())
      await writeFile(file, content)
      return store.put(key, file, { mimeType: 'text/plain', size: Buffer.byteLength(content) })
    }
    const read = async (key: string, range?: { start: number; end: number }) => {
      const stream = await store.open(key, range)
      return stream === undefined ? undefined : text(stream)
    }

    it('gives back what was put', async () => {
      const key = keyOf()
      await put(key, 'some words')
      expect(await read(key)).toBe('some words')
    })

    it('gives back a part, both ends included', async () => {
      const key = keyOf()
      await put(key, '0123456789')
      expect(await read(key, { start: 2, end: 4 })).toBe('234')
    })

    it('keeps the first file of a key', async () => {
      const key = keyOf()
      const done = [await put(key, 'first'), await put(key, 'second')]
      expect(done).toEqual([true, false])
      expect(await read(key)).toBe('first')
    })

    it('finds nothing under an unknown key', async () => {
      expect(await read(keyOf())).toBeUndefined()
    })

    it('removes files, and ignores those that do not exist', async () => {
      const [one, two] = [keyOf(), keyOf()]
      await put(one, 'x')
      await store.remove([one, two])
      expect(await read(one)).toBeUndefined()
    })
  })
}
