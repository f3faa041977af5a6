import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** A process that uses the embedded server of a folder. */
export interface Holder {
  readonly process: ChildProcess
  /** Empty when it was rejected. */
  readonly url: string
  /** Empty when it runs. */
  readonly error: string
  /** Returns its log so far. */
  readonly logged: () => string
  /** Sends a signal, and resolves when the process has ended. */
  readonly end: (signal: NodeJS.Signals) => Promise<void>
}

export interface HolderOptions {
  readonly purpose?: 'service' | 'command'
  /** Runs as this user and group (root only). */
  readonly uid?: number
  readonly detached?: boolean
}

/** The built `embedded-process-main.ts`, relative to the project. */
export const EMBEDDED_PROCESS = 'dist/.embedded-process.js'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const resultSchema = z.object({ url: z.string().optional(), error: z.string().optional() })
const running = new Set<ChildProcess>()

/** Starts a process, and waits until it has the server or is rejected. */
export async function hold(dataDir: string, options: HolderOptions = {}): Promise<Holder> {
  const { purpose = 'service', uid, detached = false } = options
  const child = spawn(process.execPath, [EMBEDDED_PROCESS, dataDir, purpose], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached,
    ...(uid !== undefined && { uid, gid: uid }),
  })
  running.add(child)
  let logged = ''
  child.stderr.on('data', (chunk: Buffer) => (logged += chunk.toString()))
  const ended = once(child, 'exit')
  const [line] = z
    .array(z.unknown())
    .parse(
      await Promise.race([
        once(createInterface(child.stdout), 'line'),
        ended.then(() => ['{"error":"ended"}']),
      ]),
    )
  const result = resultSchema.parse(JSON.parse(String(line)))
  return {
    process: child,
    url: result.url ?? '',
    error: result.error === 'ended' ? logged : (result.error ?? ''),
    logged: () => logged,
    end: async (signal) => {
      child.kill(signal)
      await ended
      running.delete(child)
    },
  }
}

/** Stops the processes that a failed test has left running. */
export async function endHolders(): Promise<void> {
  for (const child of running) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  running.clear()
}
