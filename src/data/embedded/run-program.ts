import { spawn } from 'node:child_process'
import type { ServerUser } from './server-user.ts'
import { EmbeddedServerError } from './errors.ts'

export interface Finished {
  readonly code: number
  /** What it wrote to stdout and stderr, in order. */
  readonly output: string
}

/**
 * What PostgreSQL's programs find in their environment: nothing of ours, so that no secret of the
 * service leaks into them and no variable of the user steers them.
 */
export const serverEnvironment = { LC_ALL: 'C', TZ: 'UTC', PGTZ: 'UTC' }

/**
 * Runs one program to its end, without a shell and under the given account.
 *
 * @throws {EmbeddedServerError} when the system cannot start the program at all.
 */
export function runProgram(
  file: string,
  args: readonly string[],
  account: ServerUser | undefined,
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      ...account,
      cwd: '/',
      env: serverEnvironment,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A Ctrl-C in the terminal must not cut a cluster in half.
      detached: true,
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', (cause) => reject(cannotRun(file, cause)))
    child.once('close', (code) => resolve({ code: code ?? -1, output }))
  })
}

/** The system's refusal to start a program, for example one made for another C library. */
export function cannotRun(file: string, cause: Error): EmbeddedServerError {
  return new EmbeddedServerError(
    `The embedded PostgreSQL cannot run here (${file}: ${cause.message}); set DATABASE_URL to use another server.`,
    { cause },
  )
}
