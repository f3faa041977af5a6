/** What strangers send must not make lines of the log that say what they want, nor more than one. */
import net from 'node:net'
import { once } from 'node:events'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { pino } from 'pino'
import { startService, type TestService } from '../support/service.ts'
import { until } from '../server/support/databases.ts'

let service: TestService
/** As it was written, with line breaks. */
let written = ''
beforeAll(async () => {
  const keep = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += chunk.toString()
      done()
    },
  })
  service = await startService({
    log: pino({ level: 'info', formatters: { level: (level) => ({ level }) } }, keep),
    environment: { TRUST_PROXY: '1' },
  })
}, 30_000)
afterAll(() => service?.close())

/** Sends the bytes of a request as they are; returns the status and all that the log has then. */
async function send(line: string, headers: Readonly<Record<string, string>> = {}) {
  written = ''
  const { hostname, port } = new URL(service.url)
  const client = net.connect(Number(port), hostname)
  const fields = Object.entries({ Host: 'x', Connection: 'close', ...headers })
  const head = [line, ...fields.map(([name, value]) => `${name}: ${value}`)].join('\r\n')
  client.write(Buffer.from(`${head}\r\n\r\n`, 'latin1'))
  let answer = ''
  client.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')))
  await once(client, 'close')
  await until(() => written.endsWith('\n'))
  const lines = written.split('\n').slice(0, -1)
  return {
    status: Number(answer.slice(9, 12)),
    lines,
    line: JSON.parse(lines[0] ?? '{}') as object,
  }
}

describe('A request leaves one line of JSON', () => {
  it.each([
    ['line breaks in percent codes', '/?x=%0D%0A{"level":"fatal","msg":"forged"}'],
    ['a quotation mark that ends the text', '/?x=","level":"fatal","msg":"forged'],
    ['codes that move the cursor', '/?x=%1B[2J%1B]0;forged%07'],
    ['codes of bytes that are not UTF-8', '/?x=%FF%FE%C3('],
    ['line breaks of Unicode', '/%E2%80%A8forged%E2%80%A9?x=%C2%85'],
    ['invalid percent codes', '/%/%zz/%u000a?%=%'],
  ])('whatever stands in its address: %s', async (_what, address) => {
    const { lines, line } = await send(`GET ${address} HTTP/1.1`)
    expect(lines).toHaveLength(1)
    expect(line).toMatchObject({ level: 'info', msg: 'request', method: 'GET', url: address })
  })

  it('that holds an address of 15,000 characters whole', async () => {
    const address = `/api/core/v2/posts?search=${'heron+'.repeat(2500)}`
    const { lines, line } = await send(`GET ${address} HTTP/1.1`)
    expect(lines).toHaveLength(1)
    expect(line).toMatchObject({ url: address, status: 400 })
  })

  it.each([
    [
      'a password in the middle of a long address',
      'GET',
      '&password=s3cret',
      'password=[redacted]',
    ],
    ['a signature in a form of the method', 'POST', '&_method=GET&sig=s3cret', 'sig=[redacted]'],
  ])('without %s', async (_what, method, part, redacted) => {
    const filler = '&a=%41'.repeat(1000)
    const { lines } = await send(
      `${method} /api/core/v2/posts?x=1${filler}${part}${filler} HTTP/1.1`,
    )
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toContain('s3cret')
    expect(lines[0]).toContain(redacted)
  })

  it('with an unknown method', async () => {
    const { lines, line } = await send('PROPFIND /api/core/v2/posts HTTP/1.1')
    expect(lines).toHaveLength(1)
    expect(line).toMatchObject({ method: 'PROPFIND', status: 404 })
  })
})

describe('What a proxy claims to have forwarded', () => {
  it.each([
    ['a text', 'nobody"},{"level":"fatal"'],
    ['an address with a port', '203.0.113.9:4711'],
    ['bytes that are not ASCII', '\xff\xfe\xe2\x80\xa8'],
    ['a long text', 'x'.repeat(10_000)],
    ['nothing between commas', ',,,'],
  ])('stays within its member: %s', async (_what, forwarded) => {
    const { lines, line, status } = await send('GET /api/core/v2/posts HTTP/1.1', {
      'X-Forwarded-For': forwarded,
    })
    expect(lines).toHaveLength(1)
    expect(line).toMatchObject({ level: 'info', msg: 'request', status: 200 })
    expect(status).toBe(200)
  })

  it('breaks no write of a signed-in caller, whatever it is', async () => {
    const { user, pass } = service.credentials.editor
    const { status } = await send('POST /api/core/v2/posts?title=Heron HTTP/1.1', {
      'X-Forwarded-For': `'"\xff${'x'.repeat(10_000)}`,
      Authorization: `Basic ${btoa(`${user}:${pass}`)}`,
      'Content-Length': '0',
    })
    expect(status).toBe(201)
  })
})
