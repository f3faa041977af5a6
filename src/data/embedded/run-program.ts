import { spawn } from 'node:child_process'
import type { ServerUser } from './server-user.ts'
import { EmbeddedServerError } from './embedded-server-error.ts'

export interface Finished {
  readonly code: number
  /** Everything written to stdout and stderr, in order. */
  readonly output: string
}

/**
 * The environment of PostgreSQL programs. It contains none of the service's own variables, so that
 * no secret leaks and no PG* variable of the user takes effect.
 */
export const serverEnvironment = { LC_ALL: 'C', TZ: 'UTC', PGTZ: 'UTC' }

/**
 * Runs a program to its end, without a shell, as the given account.
 *
 * @throws {EmbeddedServerError} when the program cannot be started.
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
      // A Ctrl-C in the terminal must not interrupt the creation of a cluster.
      detached: true,
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', (cause) => reject(cannotRun(file, cause)))
    child.once('close', (code) => resolve({ code: code ?? -1, output }))
  })
}

/** The error for a program that does not start, for example one built for another C library. */
export function cannotRun(file: string, cause: Error): EmbeddedServerError {
  return new EmbeddedServerError(
    `The embedded PostgreSQL cannot run on this system (${file}: ${cause.message}); set DATABASE_URL to use another server.`,
    { cause },
  )
}
