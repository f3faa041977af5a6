import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../scripts/free-port.ts'
import { until } from './support/databases.ts'
import { prepareSite } from './support/prepared-site.ts'
import { endPrograms, runService, startService, type Service } from './support/program.ts'

jest.setTimeout(60_000)

let base: string
let service: Service
let port: number
let metrics: string

beforeAll(async () => {
  base = mkdtempSync(path.join(tmpdir(), 'almanac-metrics-'))
  // When root runs the tests, the database server has another user.
  chmodSync(base, 0o755)
  port = await freePort()
  metrics = `http://127.0.0.1:${port}/metrics`
  service = await startService(await prepareSite(path.join(base, 'data')), {
    METRICS_PORT: String(port),
  })
})
afterAll(async () => {
  await endPrograms()
  rmSync(base, { recursive: true, force: true })
})

const read = async (url = metrics): Promise<string> => (await fetch(url)).text()

/** The value of a series; 0 where it is not there. */
async function valueOf(series: string, url = metrics): Promise<number> {
  const line = (await read(url)).split('\n').find((text) => text.startsWith(`${series} `))
  return Number(line?.slice(series.length + 1) ?? 0)
}

/** How often requests of a kind have been counted. */
const count = (operation: string, method: string, status: number): Promise<number> =>
  valueOf(
    `almanac_http_request_duration_seconds_count{operation="${operation}",method="${method}",status="${status}"}`,
  )

/** How many kinds of requests have been counted. */
const kinds = async (): Promise<number> =>
  (await read()).split('\n').filter((line) => line.includes('_duration_seconds_count{')).length

const ask = (address: string, init?: RequestInit): Promise<Response> =>
  fetch(service.url + address, { redirect: 'manual', ...init })

describe('METRICS_PORT', () => {
  it.each([
    ['an operation', 'listTags', 'GET', '/api/core/v2/tags', 200],
    ['an operation that is refused', 'getTag', 'GET', '/api/core/v2/tags/99999', 404],
    ['a page', 'pages', 'GET', '/', 200],
    ['a file that is not there', 'uploads', 'GET', '/uploads/2026/01/none.png', 404],
    ['the pages of the documents', 'docs', 'GET', '/docs/', 200],
    ['a document', 'documents', 'GET', '/api/openapi.json', 200],
    ['an address of the API that is not known', 'none', 'GET', '/api/core/v2/herons', 404],
    ['another such address', 'none', 'GET', '/api/core/v2/storks', 404],
    ['a method that is not known', 'none', 'other', '/api/core/v2/herons', 404],
  ])('counts %s as %s', async (_what, operation, method, address, status) => {
    const before = await count(operation, method, status)
    const sent = method === 'other' ? 'PROPFIND' : method
    expect((await ask(address, { method: sent })).status).toBe(status)
    await until(async () => (await count(operation, method, status)) === before + 1)
  })

  it('counts answers from the cache, among requests and among lookups', async () => {
    const hits = 'almanac_cache_lookups_total{cache="answers",result="hit"}'
    await ask('/api/core/v2/categories')
    const before = {
      requests: await count('listCategories', 'GET', 200),
      hits: await valueOf(hits),
    }
    await ask('/api/core/v2/categories')
    await until(async () => (await count('listCategories', 'GET', 200)) > before.requests)
    expect(await valueOf(hits)).toBe(before.hits + 1)
  })

  it('does not distinguish requests by hundreds of unknown addresses, methods and arguments', async () => {
    const strange = Array.from({ length: 200 }, (_, index) => [
      ask(`/herons-${index}/`),
      ask(`/api/core/v2/herons-${index}`),
      ask(`/api/core/v2/tags?herons-${index}=1`),
      ask(`/api/cal/views/v2/html?url=herons-${index}`),
      ask(`/uploads/${index}"}/none.png`),
    ])
    const methods = ['PROPFIND', 'MKCOL', 'LOCK', 'PURGE', 'REPORT', 'SEARCH']
    const before = await kinds()
    await Promise.all(strange.flat())
    for (const method of methods) await ask('/api/core/v2/posts', { method })
    expect((await kinds()) - before).toBeLessThan(10)
  })

  it('does not count probes', async () => {
    const before = await count('none', 'GET', 200)
    await ask('/healthz')
    await ask('/readyz')
    await ask('/api/core/v2/tags')
    expect(await count('none', 'GET', 200)).toBe(before)
  })

  it('reports connections, jobs, outboxes, the event loop, the process and the version', async () => {
    const text = await read()
    const names = [
      'almanac_database_connections{state="used"}',
      'almanac_database_connections{state="idle"}',
      'almanac_database_connections{state="waiting"}',
      'almanac_http_requests_waiting',
      'almanac_job_duration_seconds_count{job="publish scheduled entries",result="done"}',
      'almanac_outbox_waiting{outbox="mail"}',
      'almanac_outbox_oldest_seconds{outbox="webhooks"}',
      'almanac_cache_bytes{cache="answers"}',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
      'almanac_build_info{version="0.1.0"}',
    ]
    expect(names.filter((name) => !text.includes(`\n${name} `))).toEqual([])
  })

  it('does not count the statements of the metrics themselves', async () => {
    expect(await valueOf('almanac_database_connections{state="waiting"}')).toBe(0)
  })

  it('answers nothing else, and no other method', async () => {
    const statuses = await Promise.all([
      fetch(metrics.replace('/metrics', '/')),
      fetch(metrics.replace('/metrics', '/api/')),
      fetch(metrics, { method: 'POST' }),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404])
  })

  it('is not an address of the site', async () => {
    expect((await ask('/metrics')).status).toBe(404)
  })

  it('is named when another program uses it', async () => {
    const { code, stderr } = await runService({
      DATA_DIR: path.join(base, 'second'),
      METRICS_PORT: String(port),
    })
    expect(code).toBe(1)
    expect(stderr).toContain(`port ${port} of 127.0.0.1 is in use`)
    expect(stderr).toContain('METRICS_PORT')
  })
})

describe('METRICS_PORT with workers', () => {
  it('reports all workers together', async () => {
    const own = await freePort()
    const url = `http://127.0.0.1:${own}/metrics`
    const workers = await startService(await prepareSite(path.join(base, 'workers')), {
      WORKERS: '2',
      METRICS_PORT: String(own),
    })
    // The supervisor polls all workers, also one that is still starting.
    await until(() => workers.stdout().match(/"listening"/g)?.length === 2)
    const series =
      'almanac_http_request_duration_seconds_count{operation="listTags",method="GET",status="200"}'
    const connections = Array.from({ length: 20 }, () =>
      fetch(`${workers.url}/api/core/v2/tags`, { headers: { connection: 'close' } }),
    )
    await Promise.all(connections)
    await until(async () => (await valueOf(series, url)) === 20)
    expect(await read(url)).toContain('\nalmanac_build_info{version="0.1.0"} 1\n')
    workers.signal('SIGTERM')
    expect((await workers.ended).code).toBe(0)
  })
})
