import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { openMeter, type Spent } from './processor.ts'

export interface Child {
  readonly origin: string
  /** Id of the process. */
  readonly pid: number
  /** Processor time of the server and of the database for it. */
  readonly spent: Spent
  stop(): Promise<void>
}

/**
 * Starts a server of the benchmark in a process of its own and waits until it listens. What it
 * writes to its log is written, but nowhere.
 */
export async function startChild(
  program: 'service' | 'floor',
  environment: Readonly<Record<string, string>> & { readonly DATABASE_URL: string },
): Promise<Child> {
  const application = `bench ${randomUUID()}`
  const file = path.join(import.meta.dirname, `${program}.ts`)
  const flags = process.env['BENCH_FLAGS']?.split(' ') ?? []
  const child = fork(file, {
    execArgv: ['--import', 'tsx', ...flags],
    env: { ...process.env, NODE_ENV: 'production', PGAPPNAME: application, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(message as number))
    child.once('exit', (code) => reject(new Error(`The ${program} ended with ${code}.`)))
  })
  const meter = await openMeter(environment.DATABASE_URL, { pid: child.pid ?? 0, application })
  return {
    pid: child.pid ?? 0,
    origin: `http://127.0.0.1:${port}`,
    spent: meter.spent,
    async stop() {
      await meter.close()
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
