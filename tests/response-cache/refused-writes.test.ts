import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createFactories, unique } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

/** What the quicker of two wrote, and what the other one reads after the refusal. */
async function race(): Promise<{ written: string | undefined; read: string | undefined }> {
  const editor = service.api.as('editor')
  const { id } = await createFactories(service.api).post()
  const path = `/core/v2/posts/${id}`
  const { headers } = await editor.get(path)
  let written: string | undefined
  let read: string | undefined
  const write = async (): Promise<void> => {
    const title = unique()
    const { status } = await editor.post(path, {
      body: { title },
      headers: { 'if-match': headers['etag'] ?? '' },
    })
    if (status === 200) written = title
    else read = (await editor.get(path)).body.title.rendered
  }
  await Promise.all([write(), write()])
  return { written, read }
}

it('POST /core/v2/posts/{id} 412 is followed by the version that the refused writer did not know', async () => {
  for (let round = 0; round < 30; round += 1) {
    const { written, read } = await race()
    expect(read).toBe(written)
  }
})
