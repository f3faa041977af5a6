import { readdirSync, readlinkSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { pino } from 'pino'
import { startService, type TestService } from '../support/service.ts'
import { until } from '../server/support/databases.ts'

let service: TestService
const lines: string[] = []
beforeAll(async () => {
  const keep = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  service = await startService({ log: pino({ level: 'info' }, keep) })
}, 30_000)
afterAll(() => service?.close())

/** Sends the beginning of a request, and hangs up once the service has it. */
async function hangUp(start: string): Promise<void> {
  const { hostname, port } = new URL(service.url)
  const before = lines.length
  const client = net.connect(Number(port), hostname)
  client.on('error', () => undefined)
  await new Promise<void>((resolve) => client.write(start, () => resolve()))
  client.resetAndDestroy()
  await until(() => lines.length > before)
}

it.each([
  ['JSON', 'POST /api/core/v2/posts', 'Content-Type: application/json', '{"title"'],
  ['a form', 'POST /api/core/v2/posts', 'Content-Type: multipart/form-data; boundary=b', '--b\r\n'],
  ['a file', 'POST /api/core/v2/media', 'Content-Disposition: attachment; filename=a.txt', 'abc'],
  [
    'a form with a file',
    'POST /api/core/v2/media',
    'Content-Type: multipart/form-data; boundary=b',
    '--b\r\n',
  ],
  ['an atomic batch', 'POST /api/batch/v1', 'Content-Type: application/json', '{"requests"'],
])(
  'A client that disconnects while it sends %s causes no server error',
  async (_what, first, header, body) => {
    const credentials = service.credentials.author
    const authorization = btoa(`${credentials.user}:${credentials.pass}`)
    lines.length = 0
    await hangUp(
      `${first} HTTP/1.1\r\nHost: x\r\nAuthorization: Basic ${authorization}\r\n${header}\r\nContent-Length: 1000\r\n\r\n${body}`,
    )
    expect(lines.filter((line) => line.includes('"stack"'))).toEqual([])
  },
)

it('A request whose client disconnected before the answer is not logged as answered', async () => {
  lines.length = 0
  const start = 'POST /api/core/v2/posts HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
  await hangUp(`${start}Content-Length: 1000\r\n\r\n{"title"`)
  const statuses = lines.map((line) => (JSON.parse(line) as { status?: number }).status)
  expect(statuses).toEqual([499])
})

it('Every request is logged when a client disconnects that has sent many at once', async () => {
  lines.length = 0
  const places = Array.from({ length: 30 }, (_, place) => place)
  const { hostname, port } = new URL(service.url)
  const client = net.connect(Number(port), hostname)
  client.on('error', () => undefined)
  const starts = places.map(
    (place) => `GET /api/core/v2/posts?n=${place} HTTP/1.1\r\nHost: x\r\n\r\n`,
  )
  client.write(starts.join(''), () => client.destroy())
  await until(() => places.every((place) => lines.some((line) => line.includes(`n=${place}"`))))
})

/** How many of this process's open files are the stored one. */
const openingsOf = (name: string): number =>
  readdirSync('/proc/self/fd').filter((descriptor) => {
    try {
      return path.basename(readlinkSync(`/proc/self/fd/${descriptor}`)) === name
    } catch {
      return false
    }
  }).length

/** A client that does not read what it asked for many times at once: a file of seven megabytes. */
async function askForFile(times: number) {
  const headers = { 'Content-Disposition': 'attachment; filename=long.txt' }
  const text = 'A line of a long file.\n'.repeat(300_000)
  const { body } = await service.api.as('author').post('/core/v2/media', { body: text, headers })
  const { pathname } = new URL((body as { source_url: string }).source_url)
  const { hostname, port } = new URL(service.url)
  const client = net.connect(Number(port), hostname)
  client.on('error', () => undefined)
  client.write(`GET ${pathname} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(times))
  return { client, openings: () => openingsOf(path.basename(pathname)) }
}

it('Files are closed when a client disconnects that waits for many at once', async () => {
  const { client, openings } = await askForFile(10)
  await until(() => openings() > 2)
  client.destroy()
  await until(() => openings() === 0)
})

it('A client that asks for many files at once has few of them open', async () => {
  lines.length = 0
  const { client, openings } = await askForFile(400)
  await until(() => openings() > 2)
  const counts: number[] = []
  await until(() => counts.push(openings()) === 40)
  client.destroy()
  await until(() => lines.length >= 400)
  expect(Math.max(...counts)).toBeLessThan(50)
})
