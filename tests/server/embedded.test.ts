import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isRunning, run, serverPid, until } from './support/databases.ts'
import { endHolders, hold } from './support/embedded-process.ts'

jest.setTimeout(30_000)

let base: string
/** The folder that most tests share. */
let dataDir: string

beforeAll(() => {
  base = mkdtempSync(path.join(tmpdir(), 'almanac-embedded-'))
  // When root runs the tests, the server has another user.
  chmodSync(base, 0o755)
  dataDir = path.join(base, 'data')
})

afterEach(endHolders)

afterAll(() => rmSync(base, { recursive: true, force: true }))

describe('A data folder', () => {
  it('gets a database at the first start, and uses it at the second', async () => {
    const begun = Date.now()
    const first = await hold(dataDir)
    const firstTook = Date.now() - begun
    expect(first.error).toBe('')
    await run(first.url, 'CREATE TABLE kept (n int)', 'INSERT INTO kept VALUES (1)')
    const pid = serverPid(dataDir)
    await first.end('SIGTERM')
    expect(isRunning(pid)).toBe(false)

    const begunAgain = Date.now()
    const second = await hold(dataDir)
    expect(Date.now() - begunAgain).toBeLessThan(firstTook)
    expect(await run(second.url, 'SELECT n FROM kept')).toEqual([{ n: 1 }])
    expect(second.url).toBe(first.url)
  })

  it('has a durable server that uses Unicode', async () => {
    const { url } = await hold(dataDir)
    const names = ['fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses']
    const settings = names.map((name) => `current_setting('${name}') AS ${name}`).join(', ')
    expect(await run(url, `SELECT ${settings}`)).toEqual([
      { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', listen_addresses: '' },
    ])
    expect(
      await run(
        url,
        'CREATE EXTENSION IF NOT EXISTS pg_trgm',
        `SELECT lower('ÄÉЖ') AS folded, cardinality(show_trgm('жук')) AS trigrams, current_setting('server_encoding') AS encoding`,
      ),
    ).toEqual([{ folded: 'äéж', trigrams: 4, encoding: 'UTF8' }])
  })

  it('can have any name, even one that is too long for a socket', async () => {
    const odd = path.join(base, `odd, "na'me" %20 é ${'x'.repeat(90)}`)
    const first = await hold(odd)
    expect(first.error).toBe('')
    const command = await hold(odd, { purpose: 'command' })
    expect(command.url).toBe(first.url)
    expect(await run(command.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
    await command.end('SIGTERM')
    await first.end('SIGTERM')
    const folder = new URL(first.url).searchParams.get('host') ?? ''
    expect(() => readdirSync(folder)).toThrow('ENOENT')
  })

  it('works while another server uses the default port', async () => {
    const other = createServer().listen(5432, '127.0.0.1')
    // Any other server there will do.
    await Promise.race([once(other, 'listening'), once(other, 'error')])
    const { error } = await hold(dataDir)
    other.close()
    expect(error).toBe('')
  })
})

describe('Two users of one data folder', () => {
  it('are rejected with a clear message when both are services', async () => {
    const first = await hold(dataDir)
    const second = await hold(dataDir)
    expect(second.url).toBe('')
    expect(second.error).toBe(
      `EmbeddedServerError: Another Almanac (process ${first.process.pid}) already serves this DATA_DIR; stop it, or set another DATA_DIR.`,
    )
    expect(await run(first.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
  })

  it('share the server when one is a command, and the last one stops it', async () => {
    const command = await hold(dataDir, { purpose: 'command' })
    const service = await hold(dataDir)
    const pid = serverPid(dataDir)
    expect(service.url).toBe(command.url)
    await command.end('SIGTERM')
    expect(await run(service.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
    const later = await hold(dataDir, { purpose: 'command' })
    await service.end('SIGTERM')
    expect(await run(later.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
    await later.end('SIGTERM')
    expect(isRunning(pid)).toBe(false)
  })

  it('can start at the same time on an empty folder', async () => {
    const fresh = path.join(base, 'fresh')
    const holders = await Promise.all([
      hold(fresh),
      hold(fresh),
      hold(fresh, { purpose: 'command' }),
    ])
    expect(holders.map(({ url }) => url !== '').filter(Boolean)).toHaveLength(2)
    expect(holders.map(({ error }) => error).join('')).toMatch(/^EmbeddedServerError: Another/)
  })
})

describe('A kill -9', () => {
  it('of the service leaves the server, which the next one uses', async () => {
    const first = await hold(dataDir)
    await run(first.url, 'INSERT INTO kept VALUES (2)')
    const pid = serverPid(dataDir)
    await first.end('SIGKILL')
    expect(isRunning(pid)).toBe(true)
    const next = await hold(dataDir)
    expect(serverPid(dataDir)).toBe(pid)
    expect(await run(next.url, 'SELECT n FROM kept ORDER BY n')).toEqual([{ n: 1 }, { n: 2 }])
    await next.end('SIGTERM')
    expect(isRunning(pid)).toBe(false)
  })

  it('of the service and its server loses nothing', async () => {
    const first = await hold(dataDir)
    await run(first.url, 'INSERT INTO kept VALUES (3)')
    const pid = serverPid(dataDir)
    await first.end('SIGKILL')
    process.kill(pid, 'SIGKILL')
    const next = await hold(dataDir)
    expect(next.error).toBe('')
    expect(serverPid(dataDir)).not.toBe(pid)
    expect(await run(next.url, 'SELECT max(n) AS n FROM kept')).toEqual([{ n: 3 }])
  })

  it('of everything is survived even if another process has the process id of the server', async () => {
    const first = await hold(dataDir)
    const pidFile = path.join(dataDir, 'postgres/data/postmaster.pid')
    const [pid, ...rest] = readFileSync(pidFile, 'utf8').split('\n')
    await first.end('SIGKILL')
    process.kill(Number(pid), 'SIGKILL')
    await until(() => !isRunning(Number(pid)))
    // A process of the same user, which PostgreSQL takes for a running server.
    const { uid, gid } = statSync(path.join(dataDir, 'postgres'))
    const other = spawn('sleep', ['60'], process.geteuid?.() === 0 ? { uid, gid } : {})
    await once(other, 'spawn')
    writeFileSync(pidFile, [String(other.pid), ...rest].join('\n'))
    const next = await hold(dataDir)
    expect(next.error).toBe('')
    other.kill()
    expect(await run(next.url, 'SELECT max(n) AS n FROM kept')).toEqual([{ n: 3 }])
  })

  it('of the server alone makes the service restart it', async () => {
    const { url } = await hold(dataDir)
    const pid = serverPid(dataDir)
    process.kill(pid, 'SIGKILL')
    await until(() =>
      run(url, 'SELECT 1').then(
        () => serverPid(dataDir) !== pid,
        () => false,
      ),
    )
  })
})

it('The service leaves the server alone when the terminal interrupts all its processes', async () => {
  const holder = await hold(dataDir, { detached: true })
  const group = holder.process.pid ?? 0
  const interrupted = once(holder.process.stdout!, 'data')
  process.kill(-group, 'SIGINT')
  await interrupted
  expect(await run(holder.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
})
