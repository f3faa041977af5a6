import { fork, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import { openMeter, type Spent } from './processor.ts'

export interface Child {
  readonly origin: string
  /** The process id. */
  readonly pid: number
  /** Processor time of the server and of the database for it. */
  readonly spent: Spent
  stop(): Promise<void>
}

type Environment = Readonly<Record<string, string>> & { readonly DATABASE_URL: string }

const root = path.join(import.meta.dirname, '../..')

/** Node.js options for every measured server, such as `--cpu-prof`. */
const flags = process.env['BENCH_FLAGS']?.split(' ') ?? []

const READY_MILLISECONDS = 50

/** Builds the program if it is stale, because the built program is measured. */
export function buildProgram(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs', '--stale'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('The program could not be built.')
}

/**
 * Starts the built program with a new data folder, and waits until it is ready. Its log is written
 * and discarded.
 */
export async function startService(environment: Environment): Promise<Child> {
  const folder = await mkdtemp(path.join(tmpdir(), 'almanac-service-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const application = `bench ${randomUUID()}`
  const child = spawn(process.execPath, [...flags, path.join(root, 'dist/main.js')], {
    env: {
      ...surroundings(application),
      DATA_DIR: folder,
      HOST: '127.0.0.1',
      PORT: String(port),
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = ending(child)
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error(`The service ended with ${child.exitCode}.`)
    await pause(READY_MILLISECONDS)
  }
  return measured(
    child,
    { origin, application, databaseUrl: environment.DATABASE_URL },
    async () => {
      child.kill()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  )
}

/** Starts the bare server that the service is compared with, and waits until it listens. */
export async function startFloor(environment: Environment): Promise<Child> {
  const application = `bench ${randomUUID()}`
  const child = fork(path.join(import.meta.dirname, 'floor.ts'), {
    execArgv: ['--import', 'tsx', ...flags],
    env: { ...surroundings(application), ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = ending(child)
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(message as number))
    child.once('exit', (code) => reject(new Error(`The floor ended with ${code}.`)))
  })
  const origin = `http://127.0.0.1:${port}`
  return measured(
    child,
    { origin, application, databaseUrl: environment.DATABASE_URL },
    async () => {
      if (child.connected) child.disconnect()
      await ended
    },
  )
}

const surroundings = (application: string): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  PGAPPNAME: application,
})

const ending = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.once('exit', resolve))

async function measured(
  { pid = 0 }: ChildProcess,
  { origin, application, databaseUrl }: Record<'origin' | 'application' | 'databaseUrl', string>,
  stop: () => Promise<void>,
): Promise<Child> {
  const meter = await openMeter(databaseUrl, { pid, application })
  return {
    pid,
    origin,
    spent: meter.spent,
    async stop() {
      await meter.close()
      await stop()
    },
  }
}

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
