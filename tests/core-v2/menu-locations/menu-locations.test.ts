import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
}, 30_000)
afterAll(() => service.close())

const base = '/core/v2/menu-locations'

describe('GET /core/v2/menu-locations 200', () => {
  it('limits a location to the requested members', async () => {
    const query = { _fields: 'footer.name' }
    const { body } = await service.api.as('admin').get(base, { query })
    expect(body).toEqual({ footer: { name: 'footer' } })
  })
})

describe.each([
  ['', base],
  ['/{location}', `${base}/primary`],
])('GET /core/v2/menu-locations%s', (_what, path) => {
  it('200 names the menu of a location', async () => {
    const admin = service.api.as('admin')
    const { body: menu } = await admin.post('/core/v2/menus', {
      body: { name: unique(), locations: ['primary'] },
    })
    const { status, body } = await admin.get(path)
    expect(status).toBe(200)
    expect(body.primary?.menu ?? body.menu).toBe(menu.id)
  })

  it('304 confirms that nothing has changed', async () => {
    const admin = service.api.as('admin')
    const { headers } = await admin.get(path)
    const again = { headers: { 'if-none-match': headers['etag'] ?? '' } }
    expect((await admin.get(path, again)).status).toBe(304)
  })

  it('400 refuses an unknown context', async () => {
    const answer = await service.api.as('admin').get(path, { query: { context: 'all' } })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })

  it.each([
    [401, 'anonymous'],
    [403, 'editor'],
  ] as const)('%d refuses %s callers', async (status, asker) => {
    expect(await service.api.as(asker).get(path)).toBeRestError('rest_cannot_view', status)
  })
})

describe('GET /core/v2/menu-locations/{location}', () => {
  it.each(['attic', '__proto__', 'constructor'])('404 finds no location %s', async (name) => {
    const answer = await service.api.as('admin').get(`${base}/${name}`)
    expect(answer).toBeRestError('rest_menu_location_invalid', 404)
  })
})
