/** WORKERS: several nodes on one machine behind one port. */
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isRunning, serverPid, until } from './support/databases.ts'
import { prepareSite } from './support/prepared-site.ts'
import { endPrograms, runService, startService, type Service } from './support/program.ts'

jest.setTimeout(60_000)

let base: string
let dataDir: string
beforeAll(async () => {
  base = mkdtempSync(path.join(tmpdir(), 'almanac-workers-'))
  // When root runs the tests, the database server has another user.
  chmodSync(base, 0o755)
  dataDir = await prepareSite(path.join(base, 'data'))
})
afterEach(endPrograms)
afterAll(() => rmSync(base, { recursive: true, force: true }))

/** The processes that have reported that they listen, the latest last. */
const listening = ({ stdout }: Service): number[] =>
  [...stdout().matchAll(/"pid":(\d+)[^\n]*"listening"/g)].map(([, pid]) => Number(pid))

async function startWorkers(): Promise<Service> {
  const service = await startService(dataDir, { WORKERS: '2', ADMIN_PASSWORD: 'not used here' })
  await until(() => listening(service).length === 2)
  return service
}

/** The status of an answer over a connection of its own. */
function ask({ url }: Service, address = '/api/core/v2/posts'): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.get(url + address, { agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
    request.on('error', reject)
  })
}

const askOften = (service: Service): Promise<number[]> =>
  Promise.all(Array.from({ length: 20 }, () => ask(service)))

/** The processes that have answered so far. */
const answering = ({ stdout }: Service): Set<number> =>
  new Set([...stdout().matchAll(/"pid":(\d+)[^\n]*"msg":"request"/g)].map(([, pid]) => Number(pid)))

describe('Two workers', () => {
  it('share the connections of one port, and end with their supervisor', async () => {
    const service = await startWorkers()
    const workers = listening(service)
    expect(workers).not.toContain(service.pid)
    expect(new Set(await askOften(service))).toEqual(new Set([200]))
    await until(() => answering(service).size === 2)
    expect(answering(service)).toEqual(new Set(workers))
    const database = serverPid(dataDir)

    service.signal('SIGTERM')
    expect(await service.ended).toMatchObject({ code: 0, stderr: '' })
    for (const pid of [...workers, database]) expect(isRunning(pid)).toBe(false)
  })

  it('go on when one of them is killed, and another one takes its place', async () => {
    const service = await startWorkers()
    const [killed = 0, spared = 0] = listening(service)
    process.kill(killed, 'SIGKILL')
    await until(() => service.stdout().includes('"msg":"a worker ended; another one starts"'))
    expect(new Set(await askOften(service))).toEqual(new Set([200]))
    await until(() => listening(service).length === 3)
    const [replacement] = listening(service).slice(-1)
    expect([killed, spared]).not.toContain(replacement)
  })

  it('do not outlive a supervisor that is killed, and the next one starts', async () => {
    const service = await startWorkers()
    const workers = listening(service)
    process.kill(service.pid, 'SIGKILL')
    await until(() => !workers.some(isRunning))
    await service.ended
    expect(await ask(await startWorkers())).toBe(200)
  })

  it('report in one line why none of them can start', async () => {
    const taken = net.createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const { code, stderr } = await runService({
      WORKERS: '2',
      DATA_DIR: dataDir,
      PORT: String(port),
    })
    taken.close()
    expect(code).toBe(1)
    expect(stderr).toContain(`Almanac cannot start: port ${port} of 127.0.0.1 is in use`)
    expect(existsSync(path.join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false)
  })
})
