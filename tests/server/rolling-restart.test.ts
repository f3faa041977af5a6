import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { prepareSite } from './support/prepared-site.ts'
import { endPrograms, startService, type Service } from './support/program.ts'
import { startProbingProxy, type ProbingProxy } from './support/probing-proxy.ts'

jest.setTimeout(90_000)

let base: string
let proxy: ProbingProxy | undefined

beforeAll(() => {
  base = mkdtempSync(path.join(tmpdir(), 'almanac-rolling-'))
  // When root runs the tests, the database server has another user.
  chmodSync(base, 0o755)
})
afterAll(async () => {
  await proxy?.close()
  await endPrograms()
  rmSync(base, { recursive: true, force: true })
})

it('A rolling restart of two nodes behind a proxy that probes them fails no request', async () => {
  const dataDir = path.join(base, 'data')
  await startService(await prepareSite(dataDir))
  const folder = encodeURIComponent(path.join(dataDir, 'postgres/socket'))
  const startNode = (): Promise<Service> =>
    startService(path.join(base, 'unused'), {
      DATABASE_URL: `postgresql://almanac@localhost:5432/almanac?host=${folder}`,
      DRAIN_SECONDS: '2',
    })
  const nodes = [await startNode(), await startNode()]
  proxy = await startProbingProxy(nodes.map(({ url }) => url))
  const outcomes = new Map<number | string, number>()
  const stopping = new AbortController()
  const client = async (): Promise<void> => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
    while (!stopping.signal.aborted) {
      const outcome = await ask(`${proxy?.url}/api/core/v2/posts?n=${Math.random()}`, agent)
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      await delay(20)
    }
    agent.destroy()
  }
  const clients = Array.from({ length: 4 }, client)
  for (const node of nodes) {
    node.signal('SIGTERM')
    expect(await node.ended).toMatchObject({ code: 0 })
    proxy.replace(node.url, (await startNode()).url)
    await proxy.allReady()
  }
  stopping.abort()
  await Promise.all(clients)
  expect([...outcomes.keys()]).toEqual([200])
})

const ask = (url: string, agent: http.Agent): Promise<number | string> =>
  new Promise((resolve) => {
    const request = http.get(url, { agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', ({ message }) => resolve(message))
    })
    request.on('error', ({ message }) => resolve(message))
  })
