import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { startService, type TestService } from '../support/service.ts'
import { describeOverStores } from './support/stores.ts'
import { picture } from './support/upload.ts'

await describeOverStores((store) => {
  let service: TestService
  beforeAll(async () => {
    service = await startService({ environment: store })
  })
  afterAll(() => service.close())

  /** Removes a picture in a batch of which all or nothing is done, and requests its file then. */
  async function removeTogetherWith(path: string): Promise<number> {
    const { id, source_url: url } = await picture(service)
    const requests = [
      { method: 'DELETE', path: `/core/v2/media/${id}?force=true` },
      { method: 'POST', path, body: { title: 'x' } },
    ]
    await service.api.as('editor').post('/batch/v1', { body: { validation: 'atomic', requests } })
    return (await fetch(url)).status
  }

  it('The removal of an item in a batch keeps its files when it is undone', async () => {
    expect(await removeTogetherWith('/core/v2/posts/99999999')).toBe(200)
  })

  it('The deletion of an item in an atomic batch removes its files after the commit', async () => {
    expect(await removeTogetherWith('/core/v2/posts')).toBe(404)
  })
})
