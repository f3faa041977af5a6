import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Answer } from '../support/api.ts'
import { createFactories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
  const make = createFactories(service.api)
  await make.post({ title: 'One' })
  await make.post({ title: 'Two' })
}, 30_000)
afterAll(() => service?.close())

const plain = () => service.api.get('/core/v2/posts?_fields=id')

describe('What a visitor is answered', () => {
  it('is not what another one requested in a body', async () => {
    const { body } = await service.api.get('/core/v2/posts?_fields=id', { body: { per_page: 1 } })
    expect(body).toHaveLength(1)
    expect((await plain()).body).toHaveLength(2)
  })

  it.each([
    ['x-http-method-override', 'OPTIONS'],
    ['x-http-method-override', 'POST'],
    ['x-forwarded-host', 'evil.example'],
    ['origin', 'https://evil.example'],
    ['content-type', 'application/x-www-form-urlencoded'],
    ['accept', 'text/html'],
  ])('does not depend on another one’s %s: %s', async (name, value) => {
    const path = `/core/v2/posts?_fields=id&unknown=${name}${value.length}`
    await service.api.get(path, { headers: { [name]: value } })
    const { status, body, headers } = await service.api.get(path)
    expect({ status, count: body.length }).toEqual({ status: 200, count: 2 })
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  it.each(['_method=POST', '%5Fmethod=POST', '_method[]=POST', '_METHOD=POST'])(
    'does not answer another method (%s)',
    async (query) => {
      await service.api.get(`/core/v2/posts?_fields=id&${query}`)
      const { body } = await service.api.get(`/core/v2/posts?_fields=id&${query}&_method=GET`)
      expect(body).toHaveLength(2)
    },
  )

  it('is not what a signed-in caller sees', async () => {
    const draft = { title: 'Hidden', content: 'x', status: 'private' }
    await service.api.as('editor').post('/core/v2/posts', { body: draft })
    const path = '/core/v2/posts?status=publish,private&_fields=id'
    expect((await service.api.as('editor').get(path)).body).toHaveLength(3)
    expect((await service.api.get(path)).status).toBe(400)
  })

  it('is not that of the signed-in user whose id is sent as the origin', async () => {
    const path = '/core/v2/posts?context=edit&_fields=id,title.raw'
    expect((await service.api.as('editor').get(path)).status).toBe(200)
    const headers = { origin: String(service.credentials.editor.id) }
    expect(await service.api.get(path, { headers })).toBeRestError('rest_forbidden_context', 401)
  })
})

const allowed = ({ body }: Answer) => body[0]._links.self[0].targetHints.allow

it('A signed-in user is not given the answer of a visitor who sends the id of the user as the origin', async () => {
  const path = '/core/v2/categories?_fields=id,_links.self'
  const headers = { origin: String(service.credentials.admin.id) }
  const visitors = allowed(await service.api.get(path, { headers }))
  expect(allowed(await service.api.as('admin').get(path))).not.toEqual(visitors)
})
