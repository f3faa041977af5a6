import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { OutgoingError } from '../../../src/adapters/outgoing/outgoing-error.ts'
import { createFetch } from '../../../src/adapters/outgoing/fetch.ts'
import {
  createOutgoing,
  type Exchange,
  type Outgoing,
} from '../../../src/adapters/outgoing/outgoing.ts'
import { redirect, startOtherSite, text, type OtherSite } from './support/site.ts'

const exchange: Exchange = {
  method: 'POST',
  headers: { authorization: 'Bearer secret', 'content-type': 'text/plain' },
  body: 'hello',
  bytes: 1000,
  overflow: 'refuse',
  milliseconds: 30_000,
}

let site: OtherSite
let outgoing: Outgoing
beforeAll(async () => {
  site = await startOtherSite()
  outgoing = createOutgoing({ allow: [site.place], userAgent: 'Almanac (+http://here.test)' })
})
afterAll(() => site.close())

const failure = async (path: string, more: Partial<Exchange> = {}): Promise<string> => {
  const pending = outgoing.exchange(path, { ...exchange, ...more })
  const error: unknown = await pending.catch((reason: unknown) => reason)
  return (error as OutgoingError).reason
}

describe('An exchange', () => {
  it('sends what it has, and answers with any status', async () => {
    site.pages.set('/token', (request, response) => {
      response.writeHead(400, { 'content-type': 'application/json' })
      request.pipe(response)
    })
    const { status, headers, bytes } = await outgoing.exchange(`${site.url}/token`, exchange)
    expect(status).toBe(400)
    expect(headers['content-type']).toBe('application/json')
    expect(bytes.toString()).toBe('hello')
    expect(site.requests.at(-1)?.headers.authorization).toBe('Bearer secret')
  })

  it('follows no redirect with its secrets', async () => {
    site.pages.set('/elsewhere', text('never'))
    for (const status of [301, 302, 303, 307, 308]) {
      site.pages.set('/moved', redirect('/elsewhere', status))
      expect(await failure(`${site.url}/moved`)).toBe('redirects')
    }
    expect(site.requests.some(({ url }) => url === '/elsewhere')).toBe(false)
  })

  it('keeps to its bounds, and to public addresses', async () => {
    site.pages.set('/large', text('x'.repeat(2000)))
    expect(await failure(`${site.url}/large`)).toBe('size')
    site.pages.set('/slow', () => undefined)
    expect(await failure(`${site.url}/slow`, { milliseconds: 200 })).toBe('timeout')
    expect(await failure('http://127.0.0.1:9/')).toBe('refused')
    expect(await failure('file:///etc/passwd')).toBe('refused')
  })

  it('is a fetch for libraries, which see no headers but those that count', async () => {
    site.pages.set('/form', (request, response) => {
      response.writeHead(200, { 'set-cookie': 'a=1', 'content-type': 'text/plain' })
      request.pipe(response)
    })
    site.pages.set('/empty', (_request, response) => void response.writeHead(204).end())
    const limited = createFetch(outgoing, { milliseconds: 30_000, bytes: 1000 })
    const form = { method: 'POST', headers: {}, body: new URLSearchParams({ a: 'b c' }) }
    const answer = await limited(`${site.url}/form`, form)
    expect(await answer.text()).toBe('a=b+c')
    expect([...answer.headers.keys()]).toEqual(['content-type'])
    expect((await limited(`${site.url}/empty`, { method: 'GET', headers: {} })).status).toBe(204)
  })
})
