/** The lines of deploy/README.md for PgBouncer, with addresses and files of this machine. */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../scripts/free-port.ts'
import { ensureAccount, isRoot } from '../../src/data/embedded/account.ts'
import { run, until } from '../server/support/databases.ts'
import { endHolders, hold } from '../server/support/embedded-process.ts'
import { endPrograms, startService, type Service } from '../server/support/program.ts'
import { linesOfPage } from './support/page-lines.ts'

jest.setTimeout(120_000)

const isHere = spawnSync('pgbouncer', ['--version']).status === 0
const withPgBouncer = isHere ? describe : describe.skip

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'almanac-pooler-'))
  // When root runs the tests, the database server has another user.
  chmodSync(folder, 0o755)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function titles({ url }: Service): Promise<string[]> {
  const posts = await (await fetch(`${url}/api/core/v2/posts`)).json()
  return (posts as { title: { rendered: string } }[]).map((post) => post.title.rendered)
}

withPgBouncer('Two nodes behind PgBouncer', () => {
  let pooler: ChildProcess
  let environment: Readonly<Record<string, string>>

  beforeAll(async () => {
    const { url } = await hold(path.join(folder, 'data'))
    const server = new URL(url)
    const port = String(await freePort())
    const users = path.join(folder, 'userlist.txt')
    writeFileSync(users, '"almanac" "secret"\n')
    const place = path.join(folder, 'pgbouncer')
    mkdirSync(place)
    const lines = linesOfPage('[databases]')
      .replace('host=10.0.0.5', `host=${server.searchParams.get('host')} port=${server.port}`)
      .replace('10.0.0.6', `127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =`)
      .replace('/etc/pgbouncer/userlist.txt', users)
    const file = path.join(place, 'pgbouncer.ini')
    writeFileSync(file, lines)
    // PgBouncer does not run as root.
    const account = isRoot() ? await ensureAccount() : undefined
    if (account !== undefined) chownSync(place, account.uid, account.gid)
    pooler = spawn('pgbouncer', ['--quiet', file], { ...account, cwd: place, stdio: 'ignore' })
    const pooled = `postgresql://almanac:secret@127.0.0.1:${port}/almanac`
    environment = { DATABASE_URL: pooled, DATABASE_DIRECT_URL: url }
    await until(() =>
      run(pooled, 'SELECT 1').then(
        () => true,
        () => pooler.exitCode !== null,
      ),
    )
  })
  afterAll(async () => {
    await endPrograms()
    const ended = once(pooler, 'exit')
    if (pooler.exitCode === null && pooler.kill('SIGINT')) await ended
    await endHolders()
  })

  it('are one site: a change by one is what the other answers', async () => {
    const [one, other] = [await startNode('one'), await startNode('other')]
    const password = /(?:\w{4} ){5}\w{4}/.exec(one.stdout())?.[0] ?? ''
    const headers = {
      authorization: `Basic ${btoa(`admin:${password}`)}`,
      'content-type': 'application/json',
    }
    // Cached by the other from here on.
    const before = await titles(other)
    const body = JSON.stringify({ title: 'Behind a pooler', status: 'publish' })
    await fetch(`${one.url}/api/core/v2/posts`, { method: 'POST', headers, body })
    await until(async () => (await titles(other)).length > before.length)
    expect(await titles(other)).toEqual(['Behind a pooler', ...before])
  })

  const startNode = (name: string): Promise<Service> =>
    startService(path.join(folder, name), environment)
})
