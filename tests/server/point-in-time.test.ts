/** The commands of deploy/README.md that bring a PostgreSQL server back to a moment. */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../scripts/free-port.ts'
import { linesOfPage } from '../operations/support/page-lines.ts'
import { run, until } from './support/databases.ts'
import { endPrograms, startService, type Service } from './support/program.ts'

jest.setTimeout(240_000)

/** The newest PostgreSQL of the distribution; the embedded one has no `pg_basebackup`. */
function programs(): string | undefined {
  const root = '/usr/lib/postgresql'
  if (!existsSync(root)) return undefined
  const versions = readdirSync(root).toSorted((one, other) => Number(other) - Number(one))
  return versions
    .map((version) => path.join(root, version, 'bin'))
    .find((folder) => existsSync(path.join(folder, 'pg_basebackup')))
}

const bin = programs()
const withPostgres = bin === undefined ? describe.skip : describe
const isRoot = process.getuid?.() === 0

let folder: string
let environment: Readonly<Record<string, string>>
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'almanac-moment-'))
  chmodSync(folder, 0o755)
  const PGPORT = String(await freePort())
  environment = { PATH: `${bin}:${process.env['PATH']}`, PGHOST: folder, PGPORT, PGUSER: 'almanac' }
})
afterAll(async () => {
  await endPrograms()
  if (existsSync(path.join(folder, 'data/postmaster.pid'))) stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs commands in the folder, as the user of the server, which must not be root. */
function sh(commands: string): void {
  const [program, ...words] = isRoot ? ['runuser', '-u', 'postgres', '--', 'sh'] : ['sh']
  execFileSync(program ?? '', [...words, '-ec', commands], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

const start = (): void => sh('pg_ctl --pgdata data --wait --log log start')
const stop = (): void => sh('pg_ctl --pgdata data --wait stop')

/** Lines of the page, for the folder of the test. */
const block = (beginning: string): string => linesOfPage(beginning).replaceAll('/backup', folder)

const configure = (lines: string): void => sh(`cat >>data/postgresql.conf <<'END'\n${lines}\nEND`)

async function end(service: Service): Promise<void> {
  service.signal('SIGTERM')
  await service.ended
}

withPostgres('A PostgreSQL server of one’s own', () => {
  let url: string
  let password: string

  const begin = (): Promise<Service> =>
    startService(path.join(folder, 'node'), { DATABASE_URL: url })
  const posts = async (service: Service, title?: string): Promise<string[]> => {
    const response = await fetch(`${service.url}/api/core/v2/posts`, {
      headers: {
        authorization: `Basic ${btoa(`admin:${password}`)}`,
        'content-type': 'application/json',
      },
      ...(title !== undefined && {
        method: 'POST',
        body: JSON.stringify({ title, status: 'publish' }),
      }),
    })
    const found = [await response.json()].flat() as { title: { rendered: string } }[]
    return found.map((post) => post.title.rendered)
  }

  it('restores a point in time, without later changes', async () => {
    if (isRoot) execFileSync('chown', ['postgres', folder])
    sh('initdb --pgdata data --auth trust --encoding UTF8 --no-sync --username almanac; mkdir wal')
    configure(`listen_addresses = ''\nunix_socket_directories = '${folder}'`)
    configure(block('archive_mode'))
    start()
    sh('createdb')
    url = `postgresql://almanac@localhost:${environment['PGPORT']}/almanac?host=${encodeURIComponent(folder)}`

    const before = await begin()
    password = /(?:\w{4} ){5}\w{4}/.exec(before.stdout())?.[0] ?? ''
    await posts(before, 'In the copy')
    sh(block('pg_basebackup'))
    await posts(before, 'After the copy')
    const [now] = await run(url, 'SELECT now()::text AS moment')
    const { moment } = now as { moment: string }
    await posts(before, 'After the moment')
    await end(before)
    stop()

    sh('mv data undone; cp -a base-* data')
    configure(block('restore_command').replace(/(?<=recovery_target_time = ')[^']+/, moment))
    sh(`cd data; ${block('touch')}`)
    start()
    await until(async () => {
      const [row] = await run(url, 'SELECT pg_is_in_recovery() AS recovering')
      return !(row as { recovering: boolean }).recovering
    })
    const after = await begin()
    const titles = await posts(after)
    await end(after)
    stop()
    expect(titles.filter((title) => /^In|^After/.test(title))).toEqual([
      'After the copy',
      'In the copy',
    ])
  })
})
