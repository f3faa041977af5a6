import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const running = new Set<ChildProcess>()

export interface Finished {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** The service in a separate process. */
export interface Service {
  readonly url: string
  readonly pid: number
  /** Returns its stdout so far. */
  readonly stdout: () => string
  readonly signal: (signal: NodeJS.Signals) => void
  /** Resolves when the process has ended. */
  readonly ended: Promise<Finished>
}

type Environment = Readonly<Record<string, string>>

/** Starts the service on a free port and waits until it listens. */
export async function startService(dataDir: string, environment: Environment = {}) {
  const { child, stdout, ended } = launch('main', [], {
    PORT: '0',
    DATA_DIR: dataDir,
    // Most tests have no proxy that has to notice.
    DRAIN_SECONDS: '0',
    ...environment,
  })
  const listening = (): string | undefined => /"url":"([^"]+)"[^\n]*"listening"/.exec(stdout())?.[1]
  while (listening() === undefined) {
    const event = await Promise.race([once(child.stdout, 'data'), ended])
    if ('code' in event) throw new Error(`The service ended: ${event.stderr}${event.stdout}`)
  }
  const service: Service = {
    url: listening() ?? '',
    pid: child.pid ?? 0,
    stdout,
    signal: (signal) => void child.kill(signal),
    ended,
  }
  return service
}

/** Runs a service that is expected to end by itself. */
export function runService(environment: Environment): Promise<Finished> {
  return beginService(environment).ended
}

/** Begins a start that is not going to be complete. */
export function beginService(environment: Environment): Pick<Service, 'signal' | 'ended'> {
  const { child, ended } = launch('main', [], { PORT: '0', ...environment })
  return { signal: (signal) => void child.kill(signal), ended }
}

/** Runs `npm run almanac`. */
export function runCommand(environment: Environment, ...words: string[]): Promise<Finished> {
  return launch('cli', words, environment).ended
}

/** Runs it with a text on its standard input. */
export function runCommandOn(
  input: string,
  environment: Environment,
  ...words: string[]
): Promise<Finished> {
  return launch('cli', words, environment, input).ended
}

/** A command in a process that a test can stop. */
export interface Running {
  /** Returns its stderr so far. */
  readonly stderr: () => string
  readonly signal: (signal: NodeJS.Signals) => void
  readonly ended: Promise<Finished>
}

export function startCommand(environment: Environment, ...words: string[]): Running {
  const { child, stderr, ended } = launch('cli', words, environment)
  return { stderr, signal: (signal) => void child.kill(signal), ended }
}

/** Ends the processes that a failed test has left running. */
export async function endPrograms(): Promise<void> {
  const ended = [...running].map((child) => {
    child.kill('SIGTERM')
    return once(child, 'close')
  })
  await Promise.all(ended)
}

/** Runs the built program, like `npm start`. */
function launch(
  program: 'main' | 'cli',
  words: readonly string[],
  environment: Environment,
  input = '',
) {
  const child = spawn(process.execPath, [`dist/${program}.js`, ...words], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...environment },
    stdio: 'pipe',
  })
  running.add(child)
  // Not every program reads it to the end.
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  const ended = once(child, 'close').then((): Finished => {
    running.delete(child)
    return { code: child.exitCode, stdout, stderr }
  })
  return { child, stdout: () => stdout, stderr: () => stderr, ended }
}
