import { fork } from 'node:child_process'
import path from 'node:path'

export interface Child {
  readonly origin: string
  readonly pid: number
  stop(): Promise<void>
}

/**
 * Starts a server of the benchmark in a process of its own and waits until it listens. What it
 * writes to its log is written, but nowhere.
 */
export async function startChild(
  program: 'service' | 'floor',
  environment: Readonly<Record<string, string>>,
): Promise<Child> {
  const file = path.join(import.meta.dirname, `${program}.ts`)
  const flags = process.env['BENCH_FLAGS']?.split(' ') ?? []
  const child = fork(file, {
    execArgv: ['--import', 'tsx', ...flags],
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(message as number))
    child.once('exit', (code) => reject(new Error(`The ${program} ended with ${code}.`)))
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
