import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { OutgoingError } from '../../../src/adapters/outgoing/outgoing-error.ts'
import { createOutgoing, type Outgoing } from '../../../src/adapters/outgoing/outgoing.ts'
import type { GetOptions } from '../../../src/adapters/outgoing/read-response.ts'
import { redirect, startOtherSite, text, type OtherSite } from './support/site.ts'

const wanted: GetOptions = { types: ['text/html'], bytes: 1000, overflow: 'refuse' }
const TIMEOUT = 400

let site: OtherSite
let outgoing: Outgoing
/** Gives up soon. The other one waits, so that a busy machine is not taken for a slow site. */
let hasty: Outgoing
beforeAll(async () => {
  site = await startOtherSite()
  const common = { allow: [site.place], userAgent: 'Almanac (+http://here.test)' }
  outgoing = createOutgoing({ ...common, timeout: 30_000 })
  hasty = createOutgoing({ ...common, timeout: TIMEOUT })
})
afterAll(() => site.close())

async function failure(
  path: string,
  more: Partial<GetOptions> = {},
  client: Outgoing = outgoing,
): Promise<string> {
  const error: unknown = await client
    .get(`${site.url}${path}`, { ...wanted, ...more })
    .catch((reason: unknown) => reason)
  return (error as OutgoingError).reason
}

/** A page that leads elsewhere after more than half of the time that the hasty one has. */
const slow =
  (location: string): Parameters<OtherSite['pages']['set']>[1] =>
  (_request, response) => {
    setTimeout(() => response.writeHead(302, { location }).end(), TIMEOUT * 0.6)
  }

describe('An answer', () => {
  it('comes with its address and type', async () => {
    site.pages.set('/plain', text('Hello', { 'content-type': 'Text/HTML; charset=utf-8' }))
    const { url, type, text: body } = await outgoing.get(`${site.url}/plain`, wanted)
    expect({ url: url.href, type, body }).toEqual({
      url: `${site.url}/plain`,
      type: 'text/html',
      body: 'Hello',
    })
  })

  it('is read in the encoding that it names', async () => {
    const bytes = Buffer.from([0x63, 0x61, 0x66, 0xe9])
    site.pages.set('/latin', text(bytes, { 'content-type': 'text/html; charset="iso-8859-1"' }))
    expect((await outgoing.get(`${site.url}/latin`, wanted)).text).toBe('café')
    site.pages.set('/odd', text('x', { 'content-type': 'text/html; charset=klingon' }))
    expect((await outgoing.get(`${site.url}/odd`, wanted)).text).toBe('x')
  })

  it.each([
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
    ['identity', (bytes: Buffer) => bytes],
  ] as const)('packed as %s is unpacked', async (encoding, pack) => {
    const packed = pack(Buffer.from('packed text'))
    site.pages.set(`/${encoding}`, text(packed, { 'content-encoding': encoding }))
    expect((await outgoing.get(`${site.url}/${encoding}`, wanted)).text).toBe('packed text')
  })
})

it.each(['constructor', '__proto__', 'compress'])(
  'An answer that is packed as %s is refused',
  async (encoding) => {
    site.pages.set('/packed', text('x', { 'content-encoding': encoding }))
    expect(await failure('/packed')).toBe('type')
  },
)

describe('A request', () => {
  it('identifies the program, and sends no cookies', async () => {
    site.pages.set('/who', text('x', { 'set-cookie': 'a=b' }))
    await outgoing.get(`${site.url}/who`, wanted)
    await outgoing.get(`${site.url}/who`, wanted)
    const { headers, method } = site.requests.at(-1) ?? { headers: {}, method: '' }
    expect({ method, headers }).toEqual({
      method: 'GET',
      headers: {
        host: site.place,
        connection: expect.any(String),
        accept: 'text/html',
        'accept-encoding': 'gzip, deflate, br',
        'user-agent': 'Almanac (+http://here.test)',
      },
    })
  })
})

describe('Redirects', () => {
  it.each([301, 302, 303, 307, 308])('with %i are followed', async (status) => {
    site.pages.set('/end', text('end'))
    site.pages.set('/start', redirect('end', status))
    const answer = await outgoing.get(`${site.url}/start`, wanted)
    expect(answer).toMatchObject({ text: 'end', url: new URL(`${site.url}/end`) })
  })

  it('are followed three times, not more', async () => {
    site.pages.set('/3', redirect('/2'))
    site.pages.set('/2', redirect('/1'))
    site.pages.set('/1', redirect('/0'))
    site.pages.set('/0', text('there'))
    expect((await outgoing.get(`${site.url}/3`, wanted)).text).toBe('there')
    site.pages.set('/4', redirect('/3'))
    expect(await failure('/4')).toBe('redirects')
    site.pages.set('/ring', redirect('/ring'))
    expect(await failure('/ring')).toBe('redirects')
  })

  it('without a location are refused', async () => {
    site.pages.set('/lost', (_request, response) => void response.writeHead(302).end())
    expect(await failure('/lost')).toBe('status')
  })
})

describe('Answers that are not accepted', () => {
  it.each([204, 206, 400, 404, 500])('have the status %i', async (status) => {
    site.pages.set('/status', (_request, response) => {
      response.writeHead(status, { 'content-type': 'text/html' }).end()
    })
    expect(await failure('/status')).toBe('status')
  })

  it('have another type, or none', async () => {
    site.pages.set('/image', text('x', { 'content-type': 'image/png' }))
    expect(await failure('/image')).toBe('type')
    site.pages.set('/untyped', (_request, response) => void response.end('x'))
    expect(await failure('/untyped')).toBe('type')
  })

  it('are packed in an unknown way, or in several', async () => {
    site.pages.set('/zstd', text('x', { 'content-encoding': 'zstd' }))
    expect(await failure('/zstd')).toBe('type')
    site.pages.set('/twice', text(gzipSync(gzipSync('x')), { 'content-encoding': 'gzip, gzip' }))
    expect(await failure('/twice')).toBe('type')
    site.pages.set('/lie', text('no gzip', { 'content-encoding': 'gzip' }))
    expect(await failure('/lie')).toBe('unreachable')
  })

  it('are too large, whether they say so or not', async () => {
    site.pages.set('/large', text('x'.repeat(1001)))
    expect(await failure('/large')).toBe('size')
    site.pages.set('/endless', (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const timer = setInterval(() => response.write('x'.repeat(400)), 1)
      response.on('close', () => clearInterval(timer))
    })
    expect(await failure('/endless')).toBe('size')
  })

  it('unpack to more than is read', async () => {
    const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024))
    site.pages.set('/bomb', text(bomb, { 'content-encoding': 'gzip' }))
    expect(await failure('/bomb', { bytes: 1024 * 1024 })).toBe('size')
    const flat = brotliCompressSync(Buffer.alloc(50 * 1024 * 1024))
    site.pages.set('/brotli', text(flat, { 'content-encoding': 'br' }))
    expect(await failure('/brotli', { bytes: 1024 * 1024 })).toBe('size')
  })

  it('pack very much into nothing', async () => {
    const nothing = Buffer.concat(Array.from({ length: 200 }, () => gzipSync('')))
    site.pages.set('/nothing', text(nothing, { 'content-encoding': 'gzip' }))
    expect(await failure('/nothing')).toBe('size')
  })

  it('never begin, never end, or end too early', async () => {
    site.pages.set('/silent', () => undefined)
    expect(await failure('/silent', {}, hasty)).toBe('timeout')
    site.pages.set('/slow', (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const timer = setInterval(() => response.write('x'), 50)
      response.on('close', () => clearInterval(timer))
    })
    expect(await failure('/slow', {}, hasty)).toBe('timeout')
    site.pages.set('/broken', (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': 100 })
      response.write('x', () => response.destroy())
    })
    expect(await failure('/broken')).toBe('unreachable')
  })

  it('come from slow redirects: the time is that of all hops together', async () => {
    site.pages.set('/slow-1', slow('/slow-2'))
    site.pages.set('/slow-2', slow('/plain'))
    expect(await failure('/slow-1', {}, hasty)).toBe('timeout')
  })

  it('come from names that take too long', async () => {
    const waiting = createOutgoing({
      userAgent: 'x',
      timeout: 100,
      resolve: () => new Promise(() => undefined),
    })
    await expect(waiting.get('http://slow.test/', wanted)).rejects.toMatchObject({
      reason: 'timeout',
    })
  })

  it('never come', async () => {
    const closed = await startOtherSite()
    await closed.close()
    const lonely = createOutgoing({ userAgent: 'x', allow: [closed.place] })
    await expect(lonely.get(closed.url, wanted)).rejects.toMatchObject({ reason: 'unreachable' })
  })
})

describe('Limits', () => {
  it('read the beginning of a larger body, where that is wanted', async () => {
    site.pages.set('/long', text('a'.repeat(900) + 'b'.repeat(900)))
    const cut = { ...wanted, overflow: 'cut' } as const
    const { text: body } = await outgoing.get(`${site.url}/long`, cut)
    expect(body).toBe('a'.repeat(900) + 'b'.repeat(100))
    const packed = gzipSync('c'.repeat(5000))
    site.pages.set('/long-packed', text(packed, { 'content-encoding': 'gzip' }))
    expect((await outgoing.get(`${site.url}/long-packed`, cut)).text).toBe('c'.repeat(1000))
  })

  it('abort a request when its caller does', async () => {
    site.pages.set('/silent', () => undefined)
    const signal = AbortSignal.timeout(50)
    expect(await failure('/silent', { signal })).toBe('timeout')
    expect(await failure('/silent', { signal })).toBe('timeout')
  })

  it('allow sixteen requests at a time', async () => {
    site.pages.set('/silent', () => undefined)
    const results = await Promise.all(
      Array.from({ length: 20 }, () => failure('/silent', {}, hasty)),
    )
    expect(results.filter((reason) => reason === 'busy')).toHaveLength(4)
    expect(await failure('/missing')).toBe('status')
  })
})
