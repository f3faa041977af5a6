import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { until } from './support/databases.ts'
import { prepareSite } from './support/prepared-site.ts'
import { beginService, endPrograms, startService } from './support/program.ts'

jest.setTimeout(60_000)

let base: string
let dataDir: string
const closing: (() => unknown)[] = []

beforeAll(async () => {
  base = mkdtempSync(path.join(tmpdir(), 'almanac-stop-'))
  // When root runs the tests, the database server has another user.
  chmodSync(base, 0o755)
  dataDir = await prepareSite(path.join(base, 'data'))
})
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})
afterAll(async () => {
  await endPrograms()
  rmSync(base, { recursive: true, force: true })
})

describe('SIGTERM', () => {
  it('keeps serving for DRAIN_SECONDS while /readyz sends proxies elsewhere', async () => {
    const service = await startService(dataDir, { DRAIN_SECONDS: '2' })
    const ask = async (address: string): Promise<unknown> => {
      const { status, headers } = await fetch(service.url + address)
      return { status, connection: headers.get('connection') }
    }
    expect(await ask('/readyz')).toEqual({ status: 200, connection: 'keep-alive' })
    service.signal('SIGTERM')
    await until(() => service.stdout().includes('"stopping"'))
    expect({
      readyz: await ask('/readyz'),
      healthz: await ask('/healthz'),
      posts: await ask('/api/core/v2/posts'),
    }).toEqual({
      readyz: { status: 503, connection: 'close' },
      healthz: { status: 200, connection: 'close' },
      posts: { status: 200, connection: 'close' },
    })
    expect(await service.ended).toMatchObject({ code: 0, stderr: '' })
    await expect(fetch(service.url)).rejects.toThrow('fetch failed')
  })

  it('ends with code 1 after STOP_SECONDS even if requests hang, and refuses those that still wait', async () => {
    const service = await startService(dataDir, { STOP_SECONDS: '3' })
    const locker = await openClient()
    await locker.query('BEGIN; LOCK TABLE entries')
    const { status } = await beginRequest(`${service.url}/api/core/v2/posts?per_page=7`)
    const signalledAt = performance.now()
    service.signal('SIGTERM')
    expect(await status).toBe(503)
    const { code, stdout } = await service.ended
    expect(code).toBe(1)
    expect(stdout).toContain('the stop took too long')
    // Three seconds, one for the log, and what a busy machine adds.
    expect(performance.now() - signalledAt).toBeLessThan(10_000)
  })

  it('lets a client that reads slowly have the whole answer', async () => {
    const service = await startService(dataDir)
    const client = await openClient()
    // More than the network holds on the way.
    await client.query(`UPDATE entries SET content = repeat('All work. ', 1200000)
      WHERE id = (SELECT min(id) FROM entries WHERE type = 'post' AND status = 'publish')`)
    await client.end()
    const address = `${service.url}/api/core/v2/posts?per_page=1&order=asc&orderby=id`
    const [response] = (await once(http.get(address), 'response')) as [http.IncomingMessage]
    service.signal('SIGTERM')
    // Connections that count as idle end with the port.
    const answers = () =>
      fetch(`${service.url}/healthz`).then(
        () => true,
        () => false,
      )
    await until(async () => !(await answers()))
    let length = 0
    response.on('data', (chunk: Buffer) => (length += chunk.length))
    await once(response, 'close')
    expect(length).toBeGreaterThan(12_000_000)
    expect([length, response.complete]).toEqual([Number(response.headers['content-length']), true])
    expect(await service.ended).toMatchObject({ code: 0, stderr: '' })
  })

  it('ends with code 0 while a mail server does not answer, and its message waits', async () => {
    const silent = net.createServer((socket) => socket.on('error', () => undefined))
    silent.listen(0, '127.0.0.1')
    await once(silent, 'listening')
    closing.push(() => silent.close())
    const { port } = silent.address() as AddressInfo
    const service = await startService(dataDir, { SMTP_URL: `smtp://127.0.0.1:${port}` })
    const connected = once(silent, 'connection')
    const client = await openClient()
    await client.query(`INSERT INTO outgoing_messages
        (kind, recipient, reply_to, subject, text, html, created_at, due_at)
      VALUES ('email_changed', 'ann@example.org', '', 'Late', 'Late', '', now(), now())`)
    await connected
    const { rows } = await client.query('SELECT status, last_error FROM outgoing_messages')
    await client.end()
    service.signal('SIGTERM')
    expect(rows).toEqual([{ status: 'queued', last_error: '' }])
    expect(await service.ended).toMatchObject({ code: 0, stderr: '' })
  })

  it('ends a start that waits for a database at once, and the requests that wait for the start', async () => {
    const database = net.createServer().listen(0, '127.0.0.1')
    await once(database, 'listening')
    closing.push(() => database.close())
    const port = await freePort()
    const service = beginService({
      PORT: String(port),
      DATA_DIR: path.join(base, 'unused'),
      DATABASE_URL: `postgresql://me@127.0.0.1:${(database.address() as AddressInfo).port}/site`,
    })
    const [connection] = (await once(database, 'connection')) as [net.Socket]
    closing.push(() => connection.destroy())
    const { status } = await beginRequest(`http://127.0.0.1:${port}/api/`)
    service.signal('SIGTERM')
    expect(await status).toBe(503)
    expect(await service.ended).toMatchObject({ code: 0, stderr: '' })
  })
})

/** Opens a connection to the database of the folder. */
async function openClient(): Promise<Client> {
  const folder = encodeURIComponent(path.join(dataDir, 'postgres/socket'))
  const client = new Client({
    connectionString: `postgresql://almanac@localhost:5432/almanac?host=${folder}`,
  })
  await client.connect()
  closing.push(() => client.end())
  return client
}

/** Sends a request; resolves when it has arrived, and has a promise of the status. */
async function beginRequest(url: string): Promise<{ status: Promise<number | undefined> }> {
  const request = http.get(url, { headers: { expect: '100-continue' } })
  const status = once(request, 'response').then(([response]) => {
    const { statusCode } = (response as http.IncomingMessage).resume()
    return statusCode
  })
  await once(request, 'continue')
  return { status }
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
