import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createApi, type Client } from '../support/api.ts'
import { unique } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
let admin: Client
beforeAll(async () => {
  service = await startService({ environment: { API_DIALECTS: 'wordpress' } })
  admin = (await createApi(`${service.url}/wp-json`)).as('admin')
})
afterAll(() => service.close())

const plain = () => ({ ad_type: 'plain_text', label: unique(), code: 'x' })

const NAME = expect.stringMatching(/^ad\d+$/)

describe('Ad units in `wordpress`', () => {
  it('are sent and shown by the names of their members there', async () => {
    const fields = plain()
    const made = await admin.post('/quads-route/update-ad', {
      body: { quads_post_meta: fields, quads_ad_status: 'draft' },
    })
    const query = { 'ad-id': made.body.ad_id }
    const { body } = await admin.get('/quads-route/get-ad-by-id', { query })
    expect(body.post_meta).toMatchObject({ ...fields, quads_ad_old_id: NAME })
    expect(body.post.post_status).toBe('draft')
  })

  it('may be sent by the names of this program as well', async () => {
    const body = { ads_post_meta: plain() }
    expect(await admin.post('/quads-route/update-ad', { body })).toMatchObject({ status: 200 })
  })

  it('are refused by the names that were sent', async () => {
    const { body } = await admin.post('/quads-route/update-ad', { body: {} })
    expect(body.data.params).toEqual(['quads_post_meta'])
  })

  it('come back from a file as the units that they were', async () => {
    await admin.post('/quads-route/update-ad', { body: { quads_post_meta: plain() } })
    const file = await admin.post('/quads-route/export-settings', { body: { include: ['ads'] } })
    const { body } = await admin.post('/quads-route/import-settings', { body: file.body })
    expect(body).toMatchObject({ created: 0, updated: Object.keys(file.body.ads).length })
  })
})
