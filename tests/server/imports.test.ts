import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startOtherSite, text, type OtherSite } from '../adapters/outgoing/support/site.ts'
import { calendar } from './support/calendar.ts'
import { run } from './support/databases.ts'
import { endHolders, hold } from './support/embedded-process.ts'
import { prepareSite } from './support/prepared-site.ts'
import { endPrograms, runCommand, startService, type Service } from './support/program.ts'

jest.setTimeout(240_000)

let base: string
let dataDir: string
let other: OtherSite
let password: string

const IMPORTS = '/api/cal/event-aggregator/v1/imports'
const EVENTS = 200

beforeAll(async () => {
  base = mkdtempSync(path.join(tmpdir(), 'almanac-imports-'))
  // When root runs the tests, the database server has another user.
  chmodSync(base, 0o755)
  dataDir = await prepareSite(path.join(base, 'data'))
  other = await startOtherSite()
})

afterAll(async () => {
  await endPrograms()
  await endHolders()
  await other.close()
  rmSync(base, { recursive: true, force: true })
})

const begin = (): Promise<Service> => startService(dataDir, { OUTGOING_ALLOW: other.place })

async function call(url: string, body?: object) {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Basic ${btoa(`admin:${password}`)}`,
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const value = (await response.json()) as {
    id: number
    status: string
    percentage_complete: number
    total: number
    activity: { cal_events: { created: number[] } }
  }
  return value
}

/** Waits until a record satisfies a condition. */
async function recordWhen(
  url: string,
  fits: (record: ImportRecord) => boolean,
): Promise<ImportRecord> {
  for (;;) {
    const record = await call(url)
    if (fits(record)) return record
    await pause(100)
  }
}

type ImportRecord = Awaited<ReturnType<typeof call>>

/** Shortens the lease of a killed node to a moment. */
async function letTimePass(): Promise<void> {
  const { url, end } = await hold(dataDir, { purpose: 'command' })
  const soon = `SET held_until = now() + interval '2 seconds' WHERE held_until IS NOT NULL`
  await run(url, `UPDATE import_jobs ${soon}`, `UPDATE import_records ${soon}`)
  await end('SIGTERM')
}

const eventsNamed = async (service: Service, search: string): Promise<number> => {
  const query = `search=${search}&per_page=1&end_date=2099-01-01`
  return (await call(`${service.url}/api/cal/events/v1/events?${query}`)).total
}

it('A service that is killed during an import continues it after a restart', async () => {
  other.pages.set('/killed.ics', text(calendar('Killed', EVENTS)))
  const first = await begin()
  password = /Application password\s+(.+)/.exec(first.stdout())?.[1]?.replaceAll(' ', '') ?? ''
  const source = `${other.url}/killed.ics`
  const { id } = await call(first.url + IMPORTS, { origin: 'url', source })
  const half = await recordWhen(
    `${first.url}${IMPORTS}/${id}`,
    ({ percentage_complete: done }) => done > 20,
  )
  expect(half).toMatchObject({ status: 'pending' })
  first.signal('SIGKILL')
  await first.ended
  await letTimePass()

  const second = await begin()
  const done = await recordWhen(
    `${second.url}${IMPORTS}/${id}`,
    ({ status }) => status !== 'pending',
  )
  expect(done).toMatchObject({ status: 'success', percentage_complete: 100 })
  expect(done.activity.cal_events.created).toHaveLength(EVENTS)
  expect(await eventsNamed(second, 'Killed')).toBe(EVENTS)
  // The source was read once: the staged items were delivered.
  expect(other.requests).toHaveLength(1)
  second.signal('SIGTERM')
  await second.ended
})

const almanac = (...words: string[]) =>
  runCommand({ DATA_DIR: dataDir, OUTGOING_ALLOW: other.place }, ...words)

describe('The command line', () => {
  // Commands use a running database server; starting one for each would take longer.
  beforeAll(() => hold(dataDir, { purpose: 'command' }))

  it('imports a file without a service, and reports progress and skipped rows', async () => {
    const file = path.join(base, 'fair.csv')
    writeFileSync(file, 'Event Name,Event Start Date\nFair,2031-01-01\nBad,2031-02-30\n')
    const { code, stdout, stderr } = await almanac('import', 'csv', file)
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: expect.stringContaining('1 of 1 items imported\n'),
    })
    expect(stdout).toMatch(/^Import \d+ succeeded\.\nCreated +1 events, 0 venues, 0 organizers\n/)
    expect(stdout).toMatch(/\n3 +Event Start Date is not an existing date: 2031-02-30\n/)
  })

  it('imports an address next to a running service, without duplicates', async () => {
    const service = await begin()
    const words = ['import', 'ics', `${other.url}/beside.ics`, '--json']
    other.pages.set('/beside.ics', text(calendar('Beside', 30)))
    const made = await almanac(...words)
    expect(JSON.parse(made.stdout)).toMatchObject({
      status: 'success',
      items: 30,
      created: { events: 30 },
      skipped: 0,
    })
    expect(await eventsNamed(service, 'Beside')).toBe(30)
    const again = await almanac(...words)
    expect(JSON.parse(again.stdout)).toMatchObject({ created: { events: 0 }, unchanged: 30 })
    service.signal('SIGTERM')
    await service.ended
  })

  it.each([
    [/cannot be read: ENOENT/, ['import', 'ics', '/nowhere.ics']],
    [/There is no user "nobody"/, ['import', 'ics', 'x.ics', '--author', 'nobody']],
    [/--from .* date such as/, ['import', 'ics', 'x.ics', '--from', 'soon']],
    [/Only imports of an address can/, ['import', 'csv', 'x.csv', '--every', 'daily']],
  ])('says in one line what cannot be done: %s', async (line, words) => {
    const { code, stdout, stderr } = await almanac(...words)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(/^error: [^\n]+\n$/)
    expect(stderr).toMatch(line)
  })

  it('fails for a file that is not a calendar', async () => {
    const file = path.join(base, 'page.ics')
    writeFileSync(file, '<!doctype html>')
    const { code, stdout } = await almanac('import', 'ics', file)
    expect(code).toBe(1)
    expect(stdout).toMatch(/^Import \d+ failed: This is not a calendar file\.\n/)
  })
})
