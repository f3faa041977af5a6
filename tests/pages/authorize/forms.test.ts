import { describe, expect, it } from '@jest/globals'
import { ASKED, askingFor, atAuthorization } from '../support/at-authorization.ts'

const page = atAuthorization()

/** How many application passwords the walker has; one is there from the start. */
async function countPasswords(): Promise<number> {
  const admin = page.service.api.as('admin')
  const query = { search: page.login, context: 'edit' }
  const { id } = (await admin.get('/core/v2/users', { query })).body[0]
  return (await admin.get(`/core/v2/users/${id}/application-passwords`)).body.length
}

describe('POST /authorize-application/ 400', () => {
  it('refuses a choice that the form does not offer', async () => {
    await page.signIn()
    await page.visitor.get(ASKED)
    const { status } = await page.visitor.send(ASKED, { do: 'approve', name: 'Notes', days: '7' })
    expect(status).toBe(400)
  })

  it('names empty fields', async () => {
    await page.visitor.get(ASKED)
    const { status, text } = await page.visitor.send(ASKED, {
      do: 'sign-in',
      login: '',
      password: '',
    })
    expect(status).toBe(400)
    expect(text.match(/<li><a href="#(login|password)">/g)?.length).toBe(2)
  })

  it('does nothing for an unknown button', async () => {
    await page.signIn()
    await page.visitor.get(ASKED)
    expect((await page.visitor.send(ASKED, { do: 'everything' })).status).toBe(400)
  })

  it('refuses bytes that are not text', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const body = new Uint8Array([0xff, 0xfe])
    const response = await fetch(page.service.url + ASKED, { method: 'POST', headers, body })
    expect(response.status).toBe(400)
  })
})

describe('POST /authorize-application/ 403', () => {
  it.each([
    ['no token', { token: '' }, {}],
    ['a made-up token', { token: 'x'.repeat(43) }, {}],
    ['another site', {}, { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour', {}, { 'sec-fetch-site': 'same-site' }],
    ['another origin', {}, { origin: 'https://evil.example' }],
  ])('gives nobody access by a form with %s', async (_name, fields, headers) => {
    await page.signIn()
    await page.visitor.get(ASKED)
    const { status } = await page.visitor.send(ASKED, { do: 'approve', ...fields }, headers)
    expect(status).toBe(403)
    expect(await countPasswords()).toBe(1)
  })

  it('accepts a token only for the request that was shown', async () => {
    await page.signIn()
    await page.visitor.get(ASKED)
    const other = askingFor({ app_name: 'Notes', success_url: 'https://evil.example/' })
    expect((await page.visitor.send(other, { do: 'approve' })).status).toBe(403)
  })

  it('accepts a token from before the sign-in for nothing else', async () => {
    const { text } = await page.visitor.get(ASKED)
    const token = /name="token" value="([^"]+)"/.exec(text)?.[1] ?? ''
    await page.signIn()
    expect((await page.visitor.send(ASKED, { do: 'approve', token })).status).toBe(403)
  })

  it('ends a session after two hours', async () => {
    await page.signIn()
    await page.visitor.get(ASKED)
    page.now = new Date(page.now.getTime() + 2 * 60 * 60 * 1000 + 1)
    expect((await page.visitor.send(ASKED, { do: 'approve', name: 'Notes' })).status).toBe(403)
  })
})

describe('POST /authorize-application/ 413', () => {
  it('refuses large forms', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const body = `do=approve&name=${'x'.repeat(30_000)}`
    const response = await fetch(page.service.url + ASKED, { method: 'POST', headers, body })
    expect(response.status).toBe(413)
  })
})

describe('POST /authorize-application/ 415', () => {
  it('refuses bodies other than forms', async () => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(page.service.url + ASKED, { method: 'POST', headers, body: '{}' })
    expect(response.status).toBe(415)
  })
})
