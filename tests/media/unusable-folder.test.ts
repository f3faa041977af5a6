import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startService, type TestService } from '../support/service.ts'
import { picture, upload } from './support/upload.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service?.close())

/** Runs while a file stands where a folder of the data was, by default that of media files. */
async function withoutFolder<T>(work: () => Promise<T>, name = 'uploads'): Promise<T> {
  const folder = path.join(service.ctx.config.database.dataDir, name)
  await rename(folder, `${folder}-away`)
  await writeFile(folder, '')
  try {
    return await work()
  } finally {
    await rm(folder)
    await rename(`${folder}-away`, folder)
  }
}

const totalOf = async (): Promise<unknown> =>
  (await service.api.as('editor').get('/core/v2/media')).headers['x-wp-total']

describe('While the folder of media files cannot be used', () => {
  it('an upload is refused for a while, and changes nothing', async () => {
    await picture(service)
    const before = await totalOf()
    const answer = await withoutFolder(() =>
      upload(service, Buffer.from('Words'), { name: 'a.txt' }),
    )
    expect(answer).toBeRestError('rest_storage_unavailable', 503)
    expect({ retry: answer.headers['retry-after'], total: await totalOf() }).toEqual({
      retry: '60',
      total: before,
    })
    const next = await upload(service, Buffer.from('Words'), { name: 'a.txt' })
    expect(next.status).toBe(201)
  })

  it('an upload is refused for a while that cannot be received', async () => {
    await picture(service)
    const words = () => upload(service, Buffer.from('Words'), { name: 'a.txt' })
    const answer = await withoutFolder(words, 'incoming')
    expect(answer).toBeRestError('rest_storage_unavailable', 503)
    expect((await words()).status).toBe(201)
  })

  it('a file is refused for a while', async () => {
    const { source_url: url } = await picture(service)
    const { status } = await withoutFolder(() => fetch(url))
    expect([status, (await fetch(url)).status]).toEqual([503, 200])
  })

  it('an edit of a picture is refused for a while', async () => {
    const { id, source_url: src } = await picture(service)
    const edit = () =>
      service.api.as('editor').post(`/core/v2/media/${id}/edit`, { body: { src, rotation: 90 } })
    expect(await withoutFolder(edit)).toBeRestError('rest_storage_unavailable', 503)
    expect(await withoutFolder(edit, 'incoming')).toBeRestError('rest_storage_unavailable', 503)
    expect((await edit()).status).toBe(201)
  })
})
