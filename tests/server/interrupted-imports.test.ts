import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { calendar } from './support/calendar.ts'
import { openCommandLine } from './support/command-line.ts'
import { run, until } from './support/databases.ts'
import { hold } from './support/embedded-process.ts'
import { prepareSite } from './support/prepared-site.ts'
import { startCommand, startService, type Running } from './support/program.ts'

jest.setTimeout(120_000)

/** Some batches of a hundred. */
const SOME = 1500
/** More than is read at once. */
const MANY = 60_000

const cli = openCommandLine()
let databaseUrl: string

beforeAll(async () => {
  databaseUrl = (await hold(await prepareSite(cli.dataDir), { purpose: 'command' })).url
  await cli.run('user', 'create', 'root', '--role', 'administrator')
})
afterAll(() => cli.close())

/** Interrupts a command once it has said something. */
async function interruptAfter(
  running: Running,
  said: RegExp,
): Promise<{ code: number | null; last: string }> {
  await until(() => said.test(running.stderr()))
  running.signal('SIGINT')
  const { code, stderr } = await running.ended
  return { code, last: stderr.replace(/^(?:\d[^\n]*\n)*/, '') }
}

const record = async (): Promise<unknown> => {
  const [last] = await run(
    databaseUrl,
    'SELECT id, status FROM import_records ORDER BY id DESC LIMIT 1',
  )
  return last
}

function importFile(name: string, count: number): Running {
  const file = path.join(cli.base, `${name}.ics`)
  writeFileSync(file, calendar(name, count))
  return startCommand({ DATA_DIR: cli.dataDir }, 'import', 'ics', file, '--to', '2999-01-01')
}

it('An import of a file that is interrupted while the file is read is cancelled', async () => {
  const { code, last } = await interruptAfter(importFile('Unread', MANY), /items read/)
  const { id, status } = (await record()) as { id: number; status: string }
  expect({ code, last, status }).toEqual({
    code: 130,
    last: `error: Interrupted: import ${id} was cancelled before it began.\n`,
    status: 'cal-ea-failed',
  })
})

it('An import that is interrupted while items are imported is continued by a service', async () => {
  const { code, last } = await interruptAfter(importFile('Half', SOME), /items imported/)
  const { id, status } = (await record()) as { id: number; status: string }
  expect({ code, last, status }).toEqual({
    code: 130,
    last: `error: Interrupted: a service continues import ${id}.\n`,
    status: 'cal-ea-pending',
  })
  const service = await startService(cli.dataDir)
  await until(async () => ((await record()) as { status: string }).status !== 'cal-ea-pending')
  service.signal('SIGTERM')
  await service.ended
  const counted = `SELECT count(*)::int FROM entries WHERE type = 'cal_events' AND title LIKE 'Half %'`
  expect([await record(), await run(databaseUrl, counted)]).toEqual([
    { id, status: 'cal-ea-success' },
    [{ count: SOME }],
  ])
})
