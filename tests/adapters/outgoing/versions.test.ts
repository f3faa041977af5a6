import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createOutgoing, type Outgoing } from '../../../src/adapters/outgoing/outgoing.ts'
import { ANY_TYPE } from '../../../src/adapters/outgoing/read-response.ts'
import { retryAfterOf, versionOf } from '../../../src/adapters/outgoing/versions.ts'
import { redirect, startOtherSite, text, type OtherSite } from './support/site.ts'

let other: OtherSite
let outgoing: Outgoing
beforeAll(async () => {
  other = await startOtherSite()
  outgoing = createOutgoing({ allow: [other.place], userAgent: 'test' })
})
afterAll(() => other.close())

const wanted = { types: [ANY_TYPE], bytes: 1000, overflow: 'refuse' } as const

describe('A version that is known', () => {
  it('is sent to the server, which need not send it again', async () => {
    other.pages.set('/file', (request, response) => {
      const same = request.headers['if-none-match'] === '"a"'
      response.writeHead(same ? 304 : 200, {
        etag: '"a"',
        'last-modified': 'Sat, 21 Nov 2026 10:00:00 GMT',
        'content-type': 'application/x-anything',
      })
      response.end(same ? undefined : 'content')
    })
    const first = await outgoing.getVersion(`${other.url}/file`, wanted, undefined)
    const version = { etag: '"a"', lastModified: 'Sat, 21 Nov 2026 10:00:00 GMT' }
    expect(first).toMatchObject({ changed: true, version })
    expect(await outgoing.getVersion(`${other.url}/file`, wanted, version)).toEqual({
      changed: false,
    })
    expect(other.requests.at(-1)?.headers['if-modified-since']).toBe(version.lastModified)
  })

  it('is no answer where none was known', async () => {
    other.pages.set('/never', (_, response) => response.writeHead(304).end())
    await expect(
      outgoing.getVersion(`${other.url}/never`, wanted, undefined),
    ).rejects.toMatchObject({ reason: 'status', response: { status: 304 } })
  })
})

it('As many redirects are followed as requested', async () => {
  for (let hop = 0; hop < 6; hop++) other.pages.set(`/hop${hop}`, redirect(`/hop${hop + 1}`))
  other.pages.set('/hop6', text('there'))
  const get = (path: string) =>
    outgoing.getVersion(other.url + path, { ...wanted, redirects: 5 }, undefined)
  expect(await get('/hop1')).toMatchObject({ changed: true })
  await expect(get('/hop0')).rejects.toMatchObject({ reason: 'redirects' })
})

it('A refusal says when to come again', async () => {
  other.pages.set('/busy', (_, response) => response.writeHead(429, { 'retry-after': '9' }).end())
  await expect(outgoing.getVersion(`${other.url}/busy`, wanted, undefined)).rejects.toMatchObject({
    response: { status: 429, retryAfter: 9 },
  })
})

it.each([
  ['12', 12],
  ['Sat, 21 Nov 2026 10:00:30 GMT', 30],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ['999999999', 86_400],
  ['', undefined],
  ['soon', undefined],
])('A wait that Retry-After asks for is read: %s', (header, seconds) => {
  expect(retryAfterOf(header, Date.parse('2026-11-21T10:00:00Z'))).toBe(seconds)
})

it.each(['"a\r\nx: y"', 'a', '"ä"', `"${'a'.repeat(600)}"`])(
  'What cannot be sent back is not a tag: %j',
  (etag) => {
    expect(versionOf((name) => (name === 'etag' ? etag : ''))).toEqual({
      etag: '',
      lastModified: '',
    })
  },
)
