import path from 'node:path'
import { once } from 'node:events'
import { startProgram } from './programs.ts'

/** A command of the service in a process of its own. */
export interface Command {
  /** Resolves when it has reported something. */
  readonly reported: Promise<unknown>
  signal(signal: NodeJS.Signals): void
  readonly ended: Promise<{ readonly code: number | null; readonly stdout: string }>
}

const program = path.join(import.meta.dirname, '../../almanac.mjs')

/** Starts `almanac` with these words. */
export function startCommand(
  environment: Readonly<Record<string, string>>,
  ...words: string[]
): Command {
  const child = startProgram(process.execPath, [program, ...words], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  let stdout = ''
  child.stdout?.on('data', (bytes: Buffer) => (stdout += bytes.toString()))
  const reported = Promise.race([
    ended,
    ...(child.stderr === null ? [] : [once(child.stderr, 'data')]),
  ])
  child.stderr?.resume()
  return {
    reported,
    signal: (signal) => void child.kill(signal),
    ended: ended.then(() => ({ code: child.exitCode, stdout })),
  }
}
