import { describe, expect, it } from '@jest/globals'
import { askingFor, atAuthorization } from '../support/at-authorization.ts'

const page = atAuthorization()

describe('GET /authorize-application/ 400', () => {
  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://host/%0aalert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://x.example/1',
    'about:blank',
    'view-source:https://x.example/',
    'http://example.org/',
    'https://a;sandbox/',
    "https://a'b/",
    'https://a,b.example/',
    'http://127.0.0.1.example.org/',
    'https://127.0.0.1@example.org/',
    'https:\\\\example.org',
    '//example.org',
    '/relative',
    'https://',
    'plain',
    'mailto:a@b.example',
    'custom:opaque',
    `https://example.org/${'x'.repeat(3000)}`,
  ])('sends nobody to %j', async (url) => {
    const answers = await Promise.all(
      ['success_url', 'reject_url'].map((name) => page.visitor.get(askingFor({ [name]: url }))),
    )
    expect(answers.map(({ status }) => status)).toEqual([400, 400])
  })

  it('refuses a kind of access that does not exist', async () => {
    expect((await page.visitor.get(askingFor({ scopes: 'posts:publish' }))).status).toBe(400)
  })

  it('refuses an identifier that is not a UUID', async () => {
    expect((await page.visitor.get(askingFor({ app_id: 'x' }))).status).toBe(400)
  })
})

describe('GET /authorize-application/ 200', () => {
  it.each([
    'https://example.org/a?b=c#d',
    'http://127.0.0.1:8080/',
    'http://localhost/',
    'http://[::1]:99/x',
    'myapp://connected',
    'com.example.app:/connected',
  ])('takes the address %s', async (url) => {
    expect((await page.visitor.get(askingFor({ success_url: url }))).status).toBe(200)
  })
})
