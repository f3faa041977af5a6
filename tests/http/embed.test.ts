import { describe, expect, it } from '@jest/globals'
import { embedLinked, type EmbedResolver } from '../../src/http/embed.ts'
import type { Call } from '../../src/http/operation.ts'
import type { HttpContext } from '../../src/http/program.ts'
import { wantsEmbedding, type ApiRequest } from '../../src/http/request.ts'

const apiUrl = 'https://site.example/api'
const thing = () => ({
  id: 1,
  _links: {
    self: [{ href: `${apiUrl}/things/1` }],
    author: [{ href: `${apiUrl}/users/1`, embeddable: true as const }],
    up: [{ href: `${apiUrl}/things/2`, embeddable: true as const }],
    other: [{ href: 'https://other.example/', embeddable: true as const }],
    none: [{ href: `${apiUrl}/none/1`, embeddable: true as const }],
  },
})

async function embed(body: unknown, wanted: unknown, resolver?: EmbedResolver) {
  const requests: ApiRequest[] = []
  const request = { query: { _embed: wanted }, headers: {} } as unknown as ApiRequest
  const embedded = await embedLinked(body, {
    call: { request, caller: { id: 0, signedIn: false } } as Call,
    context: { apiUrl } as HttpContext,
    embeds: resolver === undefined ? {} : { author: [resolver] },
    ask: async (inner) => {
      requests.push(inner)
      const { path } = inner
      // What no route matches has no operation.
      if (path.startsWith('/none')) return { status: 404, headers: {}, body: {} }
      return { status: 200, headers: {}, body: { path }, operationId: 'getThing' }
    },
  })
  return { embedded, requests }
}

describe('The request to embed', () => {
  it.each([
    [undefined, false],
    ['', true],
    ['1', true],
    ['author', true],
    ['0', true],
    ['false', true],
  ])('is read from _embed=%p as %p', (value, expected) => {
    expect(wantsEmbedding({ _embed: value })).toBe(expected)
  })
})

describe('The embedding of linked items', () => {
  it('requests what can be embedded, in the embed context, and nothing of other sites', async () => {
    const { embedded, requests } = await embed(thing(), '')
    expect(requests.map(({ method, path, query }) => [method, path, query['context']])).toEqual([
      ['GET', '/users/1', 'embed'],
      ['GET', '/things/2', 'embed'],
      ['GET', '/none/1', 'embed'],
    ])
    expect(embedded).toEqual({
      ...thing(),
      _embedded: { author: [{ path: '/users/1' }], up: [{ path: '/things/2' }] },
    })
  })

  it.each(['author', ['author'], 'author,none'])(
    'embeds only what is named (%j)',
    async (wanted) => {
      const { embedded } = await embed(thing(), wanted)
      expect(Object.keys((embedded as { _embedded: object })._embedded)).toEqual(['author'])
    },
  )

  it.each(['0', '1', 'true', []])('embeds everything for %j', async (wanted) => {
    const { embedded } = await embed(thing(), wanted)
    expect(embedded).toMatchObject({
      _embedded: { author: expect.anything(), up: expect.anything() },
    })
  })

  it('reads false as the name of an unknown relation', async () => {
    expect((await embed(thing(), 'false')).embedded).toEqual(thing())
  })

  it('requests each address once', async () => {
    const { requests } = await embed([thing(), thing(), thing()], 'author')
    expect(requests).toHaveLength(1)
  })

  it('lets a resolver load all addresses of a relation at once', async () => {
    const calls: (readonly string[])[] = []
    const { requests, embedded } = await embed([thing(), thing()], 'author', async (hrefs) => {
      calls.push(hrefs)
      return new Map(hrefs.map((href) => [href, { id: 1 }]))
    })
    expect({ calls, requests }).toEqual({ calls: [[`${apiUrl}/users/1`]], requests: [] })
    expect(embedded).toMatchObject([{ _embedded: { author: [{ id: 1 }] } }, {}])
  })

  it('does not change what has no links', async () => {
    expect((await embed({ id: 1 }, '')).embedded).toEqual({ id: 1 })
  })
})
