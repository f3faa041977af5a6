/** The lines of deploy/README.md that bring a service with its own database back to a backup. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run } from '../server/support/databases.ts'
import { endPrograms, runCommand, startService, type Service } from '../server/support/program.ts'
import { linesOfPage } from './support/page-lines.ts'

jest.setTimeout(240_000)

let folder: string
let dataDir: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'almanac-back-'))
  // When root runs the tests, the database server has another user.
  chmodSync(folder, 0o755)
  dataDir = path.join(folder, 'data')
})
afterAll(async () => {
  await endPrograms()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs lines of the page with the program of this checkout, on the folder of the test. */
function sh(lines: string): void {
  const here = lines
    .replaceAll('sudo -u almanac ', '')
    .replaceAll('/var/lib/almanac', folder)
    .replaceAll('/backup', `${folder}/backup`)
    .replaceAll(/\balmanac (?=export|import)/g, `"${process.execPath}" dist/cli.js `)
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir }
  execFileSync('sh', ['-ec', here], { env, stdio: ['ignore', 'ignore', 'pipe'] })
}

async function end(service: Service): Promise<void> {
  service.signal('SIGTERM')
  await service.ended
}

it('A site is rolled back from a later version to what a backup has', async () => {
  const before = await startService(dataDir)
  const password = /(?:\w{4} ){5}\w{4}/.exec(before.stdout())?.[0] ?? ''
  const headers = {
    authorization: `Basic ${btoa(`admin:${password}`)}`,
    'content-type': 'application/json',
  }
  const write = async (service: Service, title: string): Promise<void> => {
    const body = JSON.stringify({ title, status: 'publish' })
    const to = `${service.url}/api/core/v2/posts`
    expect((await fetch(to, { method: 'POST', headers, body })).status).toBe(201)
  }
  await write(before, 'Before the upgrade')
  mkdirSync(path.join(folder, 'backup'))
  sh(linesOfPage('almanac export'))
  await write(before, 'After the upgrade')
  const socket = encodeURIComponent(path.join(dataDir, 'postgres/socket'))
  await run(
    `postgresql://almanac@localhost:5432/almanac?host=${socket}`,
    'ALTER TABLE entries ADD COLUMN mood text',
    `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, applied_steps_count)
      VALUES ('later', 'sum', now(), '29990101000000_moods', 1)`,
  )
  const report = await runCommand({ DATA_DIR: dataDir }, 'doctor')
  await end(before)

  const [backup = ''] = readdirSync(path.join(folder, 'backup'))
  sh(linesOfPage('sudo -u almanac mv').replace(/almanac-\d{4}-\d\d-\d\d/, backup))
  const after = await startService(dataDir)
  const posts = (await (await fetch(`${after.url}/api/core/v2/posts`, { headers })).json()) as {
    title: { rendered: string }
  }[]
  const fits = await runCommand({ DATA_DIR: dataDir, SITE_URL: after.url }, 'doctor')
  await end(after)
  expect({
    reported: report.stdout.includes('Applied by a later version: 29990101000000_moods.'),
    titles: posts.map((post) => post.title.rendered).filter((title) => title.endsWith('upgrade')),
    fits: /\ngood +migrations +/.test(fits.stdout),
  }).toEqual({ reported: true, titles: ['Before the upgrade'], fits: true })
})
