import { mkdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { claimKeys } from '../../src/data/media/media-files.ts'
import { sweepMedia } from '../../src/jobs/sweep-media.ts'
import { startService, type TestService } from '../support/service.ts'
import { describeOverStores } from './support/stores.ts'
import { filesOf, picture } from './support/upload.ts'

await describeOverStores((store) => {
  const DAY = 86_400_000
  let ahead = 0
  let service: TestService
  beforeAll(async () => {
    service = await startService({ clock: () => new Date(Date.now() + ahead), environment: store })
  })
  afterAll(() => service.close())

  /** What a node leaves that stops between storing a file and storing its row. */
  async function leaveStored(key: string): Promise<void> {
    const { database, media } = service.ctx
    const local = path.join(media.incoming, 'left')
    await mkdir(media.incoming, { recursive: true })
    await writeFile(local, 'x')
    await claimKeys(database, [{ key, mimeType: 'text/plain', size: 1 }], new Date())
    await media.store.put(key, local, { mimeType: 'text/plain', size: 1 })
  }

  it('The sweep removes only abandoned files, after a day', async () => {
    const { source_url: url } = await picture(service)
    await leaveStored('2026/11/left.txt')
    const young = await sweepMedia(service.ctx)
    ahead = 2 * DAY
    const old = await sweepMedia(service.ctx)
    ahead = 0
    expect(young).toBe(0)
    expect(old).toBe(1)
    expect(await filesOf(service)).not.toContain('left.txt')
    expect((await fetch(url)).status).toBe(200)
  })

  it('The sweep removes incoming files that stood still for an hour', async () => {
    const file = path.join(service.ctx.media.incoming, 'stale')
    await writeFile(file, 'x')
    const long = new Date(Date.now() - 2 * 3_600_000)
    await utimes(file, long, long)
    await sweepMedia(service.ctx)
    expect((await filesOf(service)).includes('stale')).toBe(false)
  })
})
