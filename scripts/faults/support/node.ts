import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../free-port.ts'
import { startProgram } from './programs.ts'

/** The built service in a process of its own. */
export interface Node {
  readonly origin: string
  readonly pid: number
  /** Its warnings and errors so far. */
  readonly troubles: readonly string[]
  /** Its stderr so far. */
  stderr(): string
  /** The most memory that it has used, in megabytes. */
  memory(): number
  signal(signal: NodeJS.Signals): void
  /** Resolves with its exit code when it has ended; a killed process has none. */
  readonly ended: Promise<number | null>
}

export interface NodeOptions {
  readonly environment: Readonly<Record<string, string>>
  /** Where its log goes; by default it is collected. `unread` leaves its pipe unread. */
  readonly stdout?: 'unread' | number
  /** Whether to wait until it is ready; true by default. */
  readonly awaitReady?: boolean
}

const root = path.join(import.meta.dirname, '../../..')
const READY_MILLISECONDS = 50
const LONGEST_START_MILLISECONDS = 30_000

/** Starts the service, on a free port unless the environment names one. */
export async function startNode(options: NodeOptions): Promise<Node> {
  const port = options.environment['PORT'] ?? (await freePort())
  const origin = `http://127.0.0.1:${port}`
  const { stdout } = options
  const child = startProgram(process.execPath, [path.join(root, 'scripts/start.mjs')], {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'production',
      DRAIN_SECONDS: '0',
      HOST: '127.0.0.1',
      PORT: String(port),
      ...options.environment,
    },
    stdio: ['ignore', typeof stdout === 'number' ? stdout : 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit').then(() => child.exitCode)
  const troubles: string[] = []
  if (child.stdout !== null && stdout !== 'unread') {
    createInterface(child.stdout).on('line', (line) => {
      if (isTrouble(line)) troubles.push(line)
    })
  }
  let stderr = ''
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  if (options.awaitReady !== false) await untilReady(origin, child, () => stderr)
  let peak = 0
  const memory = (): number => (peak = Math.max(peak, peakMemory(child.pid ?? 0)))
  return {
    origin,
    pid: child.pid ?? 0,
    troubles,
    ended,
    stderr: () => stderr,
    signal(signal) {
      // After the process has ended, its memory is unknown.
      memory()
      child.kill(signal)
    },
    memory,
  }
}

async function untilReady(
  origin: string,
  child: ChildProcess,
  stderr: () => string,
): Promise<void> {
  const latest = performance.now() + LONGEST_START_MILLISECONDS
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error(`The service ended: ${stderr()}`)
    if (performance.now() > latest) throw new Error('The service does not become ready.')
    await pause(READY_MILLISECONDS)
  }
}

/** Whether `/readyz` reports that a node can serve. */
export const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  )

const isTrouble = (line: string): boolean => /^\{"level":"(?:warn|error|fatal)"/.test(line)

/** In megabytes; 0 if the process has ended, or if the system does not report it. */
function peakMemory(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
