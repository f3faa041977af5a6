import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service?.close())

const visit = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(`${service.url}${path}`, init)

it('GET / 200 names the site', async () => {
  const answer = await visit('/')
  const { title } = await service.ctx.settings()
  const text = await answer.text()
  expect(answer.status).toBe(200)
  expect(text).toContain(`<h1>${title}</h1>`)
})

it.each(['/', '/authorize-application/', '/docs/', '/nothing-here'])(
  'HEAD %s 200/404 tells clients where the API root is',
  async (path) => {
    const { headers } = await visit(path, { method: 'HEAD' })
    expect(headers.get('link')).toBe(`<${service.root}/>; rel="https://api.w.org/"`)
  },
)

it('POST / 405 cannot be written to', async () => {
  const answer = await visit('/', { method: 'POST' })
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('GET, HEAD')
})

describe('An address without a page', () => {
  it('is explained in a page without scripts', async () => {
    const answer = await visit('/no/such/page?<script>alert(1)</script>')
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await answer.text()).not.toContain('alert(1)')
  })

  it.each(['/caf%E9/', '/events/%', '/docs/%E9', '/write/%FF', '/a%00b'])(
    'is explained as well if it cannot be decoded: %s',
    async (path) => {
      const answer = await visit(path)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8')
      expect(await answer.text()).toContain('<h1>Not found</h1>')
    },
  )
})
