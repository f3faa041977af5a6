import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { chmod, chown, cp, mkdir, open, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ensureAccount, isRoot } from '../../../src/data/embedded/account.ts'
import { findBinaries, type Binaries } from '../../../src/data/embedded/binaries.ts'
import { runProgram } from '../../../src/data/embedded/run-program.ts'
import { freePort } from '../../free-port.ts'
import { startProgram } from './programs.ts'

/** A PostgreSQL server that is made to fail. */
export interface Cluster {
  readonly port: number
  readonly dataDir: string
  readonly socketFolder: string
  /** The address of the database `postgres`, over the server's socket. */
  readonly url: string
  /** `user:password@host:port`, over the network. */
  readonly authority: string
  /** Resolves when it takes connections; nothing happens when it runs. */
  start(): Promise<void>
  /**
   * Stops it: without waiting for clients (`fast`), without a checkpoint (`immediate`), or as a
   * crash.
   */
  stop(how: keyof typeof STOPS): Promise<void>
  /** Stops all of its processes where they are, or lets them go on. */
  pause(): void
  resume(): void
}

const STOPS = { fast: 'SIGINT', immediate: 'SIGQUIT', crash: 'SIGKILL' } as const

export interface ClusterOptions {
  /** An empty folder that every user may enter. */
  readonly folder: string
  /** `name=value`, as in postgresql.conf. */
  readonly settings?: readonly string[]
  /** Folder of other programs than those of the embedded server. */
  readonly programs?: string | undefined
  /** A cluster that this one is a streaming replica of; it must not have been started yet. */
  readonly replicaOf?: Cluster
}

const READY_MILLISECONDS = 20

type Account = Awaited<ReturnType<typeof ensureAccount>>

interface Owned {
  readonly dataDir: string
  readonly account: Account | undefined
}

/** Over the network the servers ask for one, because other users of the machine reach them there. */
const PASSWORD = randomBytes(12).toString('hex')

/** Creates a server, which does not run yet. Root gives it to another user, as PostgreSQL demands. */
export async function createCluster(options: ClusterOptions): Promise<Cluster> {
  const { folder, replicaOf } = options
  const account = isRoot() ? await ensureAccount() : undefined
  const binaries = await findPrograms(options, account)
  const port = await freePort()
  const dataDir = path.join(folder, 'data')
  await mkdir(folder, { recursive: true })
  if (account !== undefined) await chown(folder, account.uid, account.gid)
  await chmod(folder, 0o700)
  if (replicaOf === undefined) {
    await initialize(binaries.initdb, { dataDir, account })
  } else {
    await copyCluster(replicaOf, { dataDir, account })
  }

  let server: ChildProcess | undefined
  const start = async (): Promise<void> => {
    if (server !== undefined) return
    const log = await open(path.join(folder, 'postgres.log'), 'a')
    const settings = [...serverSettings(folder, port), ...(options.settings ?? [])]
    server = startProgram(
      binaries.postgres,
      ['-D', dataDir, ...settings.flatMap((setting) => ['-c', setting])],
      {
        ...account,
        cwd: folder,
        env: { LC_ALL: 'C', TZ: 'UTC' },
        stdio: ['ignore', log.fd, log.fd],
      },
    )
    await log.close()
    while (!(await isReady(dataDir))) {
      if (server.exitCode !== null) throw new Error(await lastLines(folder))
      await pause(READY_MILLISECONDS)
    }
  }
  const signalAll = (signal: NodeJS.Signals): void => {
    if (server?.pid === undefined) return
    // The postmaster is suspended first, so that it starts nothing, and resumed last.
    const pids = [server.pid, ...childrenOf(server.pid)]
    for (const pid of signal === 'SIGCONT' ? pids.toReversed() : pids) send(pid, signal)
  }
  return {
    port,
    dataDir,
    socketFolder: folder,
    authority: `almanac:${PASSWORD}@127.0.0.1:${port}`,
    url: `postgresql://almanac@localhost:${port}/postgres?host=${encodeURIComponent(folder)}`,
    start,
    async stop(how) {
      const stopping = server
      if (stopping === undefined || stopping.exitCode !== null) return
      const ended = once(stopping, 'exit')
      signalAll('SIGCONT')
      if (how === 'crash') signalAll('SIGKILL')
      else stopping.kill(STOPS[how])
      if (stopping.signalCode === null) await ended
      server = undefined
      await rm(path.join(dataDir, 'postmaster.pid'), { force: true })
    },
    pause: () => signalAll('SIGSTOP'),
    resume: () => signalAll('SIGCONT'),
  }
}

async function initialize(initdb: string, { dataDir, account }: Owned): Promise<void> {
  const user = ['--username=almanac', '--auth-local=trust', '--auth-host=scram-sha-256']
  const passwordFile = `${dataDir}.password`
  await writeFile(passwordFile, PASSWORD, { mode: 0o600 })
  if (account !== undefined) await chown(passwordFile, account.uid, account.gid)
  const { code, output } = await runProgram(
    initdb,
    ['-D', dataDir, ...user, `--pwfile=${passwordFile}`, '--encoding=UTF8', '--no-locale'],
    account,
  )
  if (code !== 0) throw new Error(`initdb failed: ${output}`)
}

/** Faster than the defaults where that changes nothing for the service, and small. */
const serverSettings = (folder: string, port: number): readonly string[] => [
  `port=${port}`,
  'listen_addresses=127.0.0.1',
  `unix_socket_directories=${folder}`,
  'shared_buffers=64MB',
  'wal_keep_size=256MB',
  'jit=off',
  'timezone=UTC',
  'logging_collector=off',
]

async function findPrograms(
  { folder, programs }: ClusterOptions,
  account: Account | undefined,
): Promise<Binaries> {
  if (programs === undefined) return findBinaries({ home: path.dirname(folder), account })
  return { initdb: path.join(programs, 'initdb'), postgres: path.join(programs, 'postgres') }
}

/** A copy of a fresh cluster becomes a replica when it is given a primary. */
async function copyCluster(primary: Cluster, { dataDir, account }: Owned): Promise<void> {
  await cp(primary.dataDir, dataDir, { recursive: true })
  const follow = `host=${path.dirname(primary.dataDir)} port=${primary.port} user=almanac`
  await writeFile(path.join(dataDir, 'standby.signal'), '')
  await writeFile(path.join(dataDir, 'postgresql.auto.conf'), `primary_conninfo = '${follow}'\n`)
  if (account === undefined) return
  const { code, output } = await runProgram(
    'chown',
    ['-R', `${account.uid}:${account.gid}`, dataDir],
    undefined,
  )
  if (code !== 0) throw new Error(output)
}

/** The eighth line of the pid file says when the server accepts connections. */
async function isReady(dataDir: string): Promise<boolean> {
  const text = await readFile(path.join(dataDir, 'postmaster.pid'), 'utf8').catch(() => '')
  return ['ready', 'standby'].includes(text.split('\n')[7]?.trim() ?? '')
}

async function lastLines(folder: string): Promise<string> {
  const text = await readFile(path.join(folder, 'postgres.log'), 'utf8')
  return `The server does not start: ${text.trim().split('\n').slice(-3).join(' | ')}`
}

function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return text.split(' ').filter(Boolean).map(Number)
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended by itself.
  }
}
