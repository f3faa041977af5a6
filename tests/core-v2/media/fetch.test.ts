import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startOtherSite, text, type OtherSite } from '../../adapters/outgoing/support/site.ts'
import { png } from '../../media/support/files.ts'
import type { Actor } from '../../support/api.ts'
import { startService, type TestService } from '../../support/service.ts'

let other: OtherSite
let service: TestService
beforeAll(async () => {
  other = await startOtherSite()
  const environment = { OUTGOING_ALLOW: other.place, MEDIA_LIMIT: '200000' }
  service = await startService({ environment })
  other.pages.set('/a/harbor%20light.png', text(await png(), { 'content-type': 'image/png' }))
  other.pages.set('/large.png', text(Buffer.alloc(200_001), { 'content-type': 'image/png' }))
  other.pages.set('/page.png', text('<p>No picture</p>', { 'content-type': 'image/png' }))
})
afterAll(async () => {
  await service.close()
  await other.close()
})

const fetchBy = (body: object, asker: Actor = 'author') =>
  service.api.as(asker).post('/core/v2/media', { body })

describe('POST /core/v2/media', () => {
  it('201 makes an item of the file at an address, with the other members of a body', async () => {
    const { status, body } = await fetchBy({
      url: `${other.url}/a/harbor%20light.png`,
      alt_text: 'A light',
    })
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { alt_text: 'A light', mime_type: 'image/png', title: { raw: 'harbor-light' } },
    })
    expect((await fetch(body.source_url)).status).toBe(200)
  })

  it('201 takes the address in the query of a request without a body', async () => {
    const query = new URLSearchParams({ url: `${other.url}/a/harbor%20light.png`, title: 'Light' })
    const { body } = await service.api.as('author').post(`/core/v2/media?${query.toString()}`)
    expect(body.title.raw).toBe('Light')
  })

  it.each(['http://127.0.0.1:1/a.png', 'http://10.0.0.1/a.png', 'ftp://example.org/a.png'])(
    '400 reveals nothing about %s',
    async (url) => {
      const { body } = await fetchBy({ url })
      expect(body.data.params).toEqual({ url: 'No file could be fetched from this address.' })
    },
  )

  it('400 refuses a file that is not what its name says', async () => {
    const answer = await fetchBy({ url: `${other.url}/page.png` })
    expect(answer).toBeRestError('rest_upload_sideload_error', 400)
  })

  it('413 refuses a file that is too large', async () => {
    const answer = await fetchBy({ url: `${other.url}/large.png` })
    expect(answer).toBeRestError('rest_upload_file_too_big', 413)
  })

  it('403 sends no request for callers who may not upload', async () => {
    const requestCount = other.requests.length
    const answer = await fetchBy({ url: `${other.url}/a/harbor%20light.png` }, 'contributor')
    expect(answer).toBeRestError('rest_cannot_create', 403)
    expect(other.requests).toHaveLength(requestCount)
  })
})

it('POST /batch/v1 207 fetches no file for an item of a batch', async () => {
  const body = { url: `${other.url}/a/harbor%20light.png` }
  const requests = [{ method: 'POST', path: '/core/v2/media', body }]
  const answer = await service.api.as('author').post('/batch/v1', { body: { requests } })
  expect(answer.body.responses[0].body.code).toBe('rest_upload_no_content_disposition')
})
