import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../scripts/free-port.ts'
import { prepareSite } from './support/prepared-site.ts'
import { endPrograms, runService, startService, type Service } from './support/program.ts'

jest.setTimeout(60_000)

let base: string
let service: Service
let health: string
let port: number

beforeAll(async () => {
  base = mkdtempSync(path.join(tmpdir(), 'almanac-health-'))
  // When root runs the tests, the database server has another user.
  chmodSync(base, 0o755)
  port = await freePort()
  health = `http://127.0.0.1:${port}`
  service = await startService(await prepareSite(path.join(base, 'data')), {
    HEALTH_PORT: String(port),
  })
})
afterAll(async () => {
  await endPrograms()
  rmSync(base, { recursive: true, force: true })
})

const statusOf = async (address: string): Promise<number> => (await fetch(address)).status

describe('The port of health checks', () => {
  it.each(['/healthz', '/readyz'])('answers %s, as the port of the service does', async (name) => {
    const [here, there] = await Promise.all([fetch(health + name), fetch(service.url + name)])
    expect(await here.json()).toEqual(await there.json())
  })

  it('answers nothing else', async () => {
    expect(await statusOf(`${health}/api/core/v2/posts`)).toBe(404)
  })

  it('is named when another program uses it', async () => {
    const environment = { DATA_DIR: path.join(base, 'other'), HEALTH_PORT: String(port) }
    const { code, stderr } = await runService({ LOG_LEVEL: 'silent', ...environment })
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(/^Almanac cannot start: [^\n]* or set HEALTH_PORT [^\n]*\n$/),
    })
  })

  it('is closed when the process stops, with the connections that probes keep', async () => {
    service.signal('SIGTERM')
    expect(await service.ended).toMatchObject({ code: 0 })
  })
})
