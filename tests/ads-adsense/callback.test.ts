import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const visit = async (query: string, method = 'GET') => {
  const answer = await fetch(`${service.url}/ads-provider/callback${query}`, { method })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

describe('The page to which an ad provider sends browsers back', () => {
  it('shows what confirms the link, to nobody else', async () => {
    const { status, headers, text } = await visit('?code=%3Cb%3Ec&state=s&iss=https://p.example')
    expect(status).toBe(200)
    expect(text).toContain('&lt;b&gt;c')
    expect(text).not.toContain('<b>')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('says why there is no code', async () => {
    const { status, text } = await visit('?error=access_denied&state=s')
    expect(status).toBe(400)
    expect(text).toContain('access_denied')
    expect((await visit('')).status).toBe(400)
    expect((await visit('?code=a&state=b', 'POST')).status).toBe(405)
  })
})
