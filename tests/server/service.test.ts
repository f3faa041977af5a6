import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isRunning, serverPid, until } from './support/databases.ts'
import {
  endPrograms,
  runCommand,
  runService,
  startService,
  type Service,
} from './support/program.ts'

jest.setTimeout(60_000)

let base: string
let dataDir: string
/** The service that the tests share; some of them replace it. */
let service: Service
let authorization: string

beforeAll(async () => {
  base = mkdtempSync(path.join(tmpdir(), 'almanac-service-'))
  // When root runs the tests, the database server has another user.
  chmodSync(base, 0o755)
  dataDir = path.join(base, 'data')
  service = await startService(dataDir, { SITE_TIMEZONE: 'Europe/Berlin', SITE_TITLE: 'Test site' })
})

afterAll(async () => {
  await endPrograms()
  rmSync(base, { recursive: true, force: true })
})

describe('The first start', () => {
  it('prints the credentials once', async () => {
    const [, password] = /Password {2,}(\S+)/.exec(service.stdout()) ?? []
    expect(password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/)
    const [, secret = ''] = /((?:\w{4} ){5}\w{4})/.exec(service.stdout()) ?? []
    authorization = `Basic ${btoa(`admin:${secret}`)}`
    const me = await get('/api/core/v2/users/me?context=edit')
    expect(me).toMatchObject({ username: 'admin', roles: ['administrator'] })
    expect(service.stdout()).toContain(`curl --user 'admin:${secret}' ${service.url}/api/`)
  })

  it('stores the settings that only the first start reads', async () => {
    expect(await get('/api/')).toMatchObject({
      name: 'Test site',
      timezone_string: 'Europe/Berlin',
    })
  })

  it('creates some content', async () => {
    const posts = await get('/api/core/v2/posts?_fields=title,author')
    expect(posts).toEqual([{ title: { rendered: 'Hello' }, author: 1 }])
    const pages = await get('/api/core/v2/pages?_fields=title,link')
    expect(pages).toEqual([{ title: { rendered: 'About' }, link: `${service.url}/about/` }])
  })

  it('prints no application password where the site accepts none', async () => {
    const folder = path.join(base, 'plain-http')
    const plain = await startService(folder, { SITE_URL: 'http://site.example' })
    expect(plain.stdout()).toContain('Programs cannot sign in')
    expect(plain.stdout()).not.toContain('Application password')
    plain.signal('SIGTERM')
    await plain.ended
  })

  it('logs in JSON', () => {
    const lines = service
      .stdout()
      .split('\n')
      .filter((line) => /^\S/.test(line))
    expect(lines.map((line) => JSON.parse(line) as unknown)).not.toHaveLength(0)
  })
})

describe('A malformed request', () => {
  it.each([
    [
      'headers of 100 kB',
      `GET /api/ HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`,
      431,
    ],
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    [
      'no length that makes sense',
      'POST /api/ HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
      400,
    ],
  ])('gets an answer in the form of all errors: %s', async (_name, bytes, status) => {
    const socket = await open()
    socket.write(bytes)
    const answer = await readAll(socket)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    const [, body = ''] = answer.split('\r\n\r\n')
    expect(JSON.parse(body)).toMatchObject({
      code: expect.stringMatching(/^rest_/),
      data: { status },
    })
  })
})

describe('A running service', () => {
  it('sees at once what commands change', async () => {
    const words = ['user', 'create', 'ed', '--role', 'editor', '--app-password', 'Tests', '--json']
    const { code, stdout, stderr } = await runCommand({ DATA_DIR: dataDir }, ...words)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const made = JSON.parse(stdout) as Record<string, string>
    expect(Object.keys(made)).toEqual(['id', 'login', 'name', 'password', 'application_password'])
    const headers = { authorization: `Basic ${btoa(`ed:${made['application_password']}`)}` }
    const me = await fetch(`${service.url}/api/core/v2/users/me?context=edit`, { headers })
    expect(await me.json()).toMatchObject({ id: made['id'], roles: ['editor'] })
  })

  it('applies settings of the command line at once, also to cached responses', async () => {
    const before = await menusStatus()
    await runCommand({ DATA_DIR: dataDir }, 'setting', 'set', 'public_menus', 'on')
    const opened = await menusStatus()
    await runCommand({ DATA_DIR: dataDir }, 'setting', 'set', 'public_menus', 'off')
    expect(before).toBe(401)
    expect(opened).toBe(200)
    expect(await menusStatus()).toBe(401)
  })

  it('keeps a second one with the same data folder from starting', async () => {
    expect(await runService({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(
        new RegExp(
          `^Almanac cannot start: Another .* \\(process ${service.pid}\\) .*DATA_DIR.*\\n$`,
        ),
      ),
    })
  })

  it('keeps a second one with the same port from starting, which changes nothing', async () => {
    const { port } = new URL(service.url)
    const otherDir = path.join(base, 'never')
    expect(await runService({ PORT: port, DATA_DIR: otherDir })).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(new RegExp(`^Almanac cannot start: port ${port} .*PORT.*\\n$`)),
    })
  })
})

describe('A node with DATABASE_URL', () => {
  it('serves the same site as another one, and sees its changes', async () => {
    const folder = encodeURIComponent(path.join(dataDir, 'postgres/socket'))
    const node = await startService(path.join(base, 'unused'), {
      DATABASE_URL: `postgresql://almanac@localhost:5432/almanac?host=${folder}`,
    })
    expect(node.stdout()).not.toMatch(/password|Welcome/i)
    const titles = async (): Promise<unknown> => {
      const answer = await fetch(`${node.url}/api/core/v2/posts?_fields=title.rendered`)
      return answer.json()
    }
    expect(await titles()).toHaveLength(1)
    await writePost('Seen by both')
    await until(async () => JSON.stringify(await titles()).includes('Seen by both'))
    node.signal('SIGTERM')
    expect(await node.ended).toMatchObject({ code: 0 })
    expect(await get('/api/core/v2/posts')).toHaveLength(2)
  })
})

describe('A kill -9', () => {
  it('of the service leaves its database server to the next one, which has lost nothing', async () => {
    const id = await writePost('Kept by the server')
    const server = serverPid(dataDir)
    service.signal('SIGKILL')
    await service.ended
    service = await startService(dataDir)
    expect(serverPid(dataDir)).toBe(server)
    expect(await get(`/api/core/v2/posts/${id}`)).toMatchObject({ id })
  })

  it('of service and server loses nothing, and the next start prints no credentials', async () => {
    const id = await writePost('Kept by the disk')
    const server = serverPid(dataDir)
    service.signal('SIGKILL')
    process.kill(server, 'SIGKILL')
    await service.ended
    await until(() => !isRunning(server))
    service = await startService(dataDir)
    expect(await get(`/api/core/v2/posts/${id}`)).toMatchObject({ id })
    expect(service.stdout()).not.toMatch(/password|Welcome/i)
  })
})

describe('A signal', () => {
  it('lets requests in flight finish, ends idle connections and stops the database', async () => {
    const server = serverPid(dataDir)
    const silent = await open()
    const kept = new http.Agent({ keepAlive: true })
    await once(http.get(`${service.url}/healthz`, { agent: kept }), 'response')
    const { request, answered } = beginPost('Written while stopping')
    await delay(100)
    service.signal('SIGTERM')
    await once(silent, 'close')
    await expect(open()).rejects.toThrow('ECONNREFUSED')
    request.end('"}')
    const answer = await answered
    expect(answer.statusCode).toBe(201)
    expect(answer.headers.connection).toBe('close')
    expect(await service.ended).toMatchObject({ code: 0, stderr: '' })
    expect(isRunning(server)).toBe(false)
  })

  it('ends the process at once when it is sent twice', async () => {
    service = await startService(dataDir)
    const { request, answered } = beginPost('Never written')
    answered.catch(() => undefined)
    request.on('error', () => undefined)
    await delay(100)
    service.signal('SIGINT')
    await until(() => service.stdout().includes('"stopping"'))
    // The copy that a launcher forwards.
    service.signal('SIGINT')
    await delay(1200)
    expect(isRunning(service.pid)).toBe(true)
    service.signal('SIGINT')
    expect(await service.ended).toMatchObject({ code: 130 })
  })
})

async function get(address: string): Promise<unknown> {
  const headers = authorization === undefined ? {} : { authorization }
  const answer = await fetch(service.url + address, { headers })
  return answer.json()
}

async function menusStatus(): Promise<number> {
  return (await fetch(`${service.url}/api/core/v2/menus`)).status
}

async function writePost(title: string): Promise<number> {
  const answer = await fetch(`${service.url}/api/core/v2/posts`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ title, status: 'publish' }),
  })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { id: number }).id
}

/** A write request without its last two characters. */
function beginPost(title: string) {
  const start = `{"title":"${title}`
  const request = http.request(`${service.url}/api/core/v2/posts`, {
    method: 'POST',
    agent: new http.Agent({ keepAlive: true }),
    headers: {
      authorization,
      'content-type': 'application/json',
      'content-length': start.length + 2,
    },
  })
  request.write(start)
  const answered = once(request, 'response').then(([response]) => response as http.IncomingMessage)
  return { request, answered }
}

async function open(): Promise<Socket> {
  const { hostname, port } = new URL(service.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  return socket
}

async function readAll(socket: Socket): Promise<string> {
  let text = ''
  for await (const chunk of socket) text += String(chunk)
  return text
}
