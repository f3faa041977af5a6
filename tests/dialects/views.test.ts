import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createApi, type Client } from '../support/api.ts'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
let admin: Client
beforeAll(async () => {
  service = await startService({ environment: { API_DIALECTS: 'wordpress' } })
  admin = (await createApi(`${service.url}/wp-json`)).as('admin')
})
afterAll(() => service.close())

const view = async (query: Record<string, string>): Promise<string> =>
  (await admin.get('/tribe/views/v2/html', { query })).body.html

describe('Calendar views in `wordpress`', () => {
  it('link to elements by the ids that these have there', async () => {
    const html = await view({ u: '/events/month/' })
    const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    expect(links.length).toBeGreaterThan(27)
    expect(links.filter((id) => !ids.has(id))).toEqual([])
  })

  it('tell scripts the classes of their container', async () => {
    const html = await view({ u: '/events/month/' })
    expect(html).toContain('"container_classes":["tribe-events-view","tribe-events-view--month"]')
  })
})
