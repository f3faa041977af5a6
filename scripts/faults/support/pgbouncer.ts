import { once } from 'node:events'
import { access, chown, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ensureAccount, isRoot } from '../../../src/data/embedded/account.ts'
import { freePort } from '../../free-port.ts'
import type { Bench } from './bench.ts'
import { findProgram, startProgram } from './programs.ts'

const READY_MILLISECONDS = 20

/**
 * Starts PgBouncer in front of the server of a database.
 * @param url of the database, over a socket
 * @returns the address of the database behind it
 */
export async function startPgBouncer(
  bench: Bench,
  url: string,
  mode: 'session' | 'transaction',
): Promise<string> {
  const program = await findProgram('pgbouncer')
  if (program === undefined) throw new Error('There is no pgbouncer.')
  const account = isRoot() ? await ensureAccount() : undefined
  const port = await freePort()
  const folder = path.join(path.dirname(bench.folder), `pgbouncer-${port}`)
  await mkdir(folder, { mode: 0o700 })
  const server = new URL(url)
  const file = path.join(folder, 'pgbouncer.ini')
  await writeFile(
    file,
    `[databases]
* = host=${server.searchParams.get('host') ?? ''} port=${server.port} user=${server.username}
[pgbouncer]
listen_addr =
listen_port = ${port}
unix_socket_dir = ${folder}
auth_type = any
pool_mode = ${mode}
default_pool_size = ${mode === 'session' ? 60 : 5}
`,
  )
  if (account !== undefined) await chown(folder, account.uid, account.gid)
  const child = startProgram(program, ['--quiet', file], {
    ...account,
    cwd: folder,
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  bench.undo(async () => {
    child.kill('SIGINT')
    await ended
  })
  while (!(await exists(path.join(folder, `.s.PGSQL.${port}`)))) {
    if (child.exitCode !== null) throw new Error('PgBouncer does not start.')
    await pause(READY_MILLISECONDS)
  }
  server.port = String(port)
  server.searchParams.set('host', folder)
  return server.href
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )
