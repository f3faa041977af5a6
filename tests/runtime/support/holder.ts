import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** A process that uses the embedded server of a folder. */
export interface Holder {
  readonly process: ChildProcess
  /** Absent when it was refused. */
  readonly url: string
  /** Absent when it runs. */
  readonly error: string
  /** Everything that it logged so far. */
  readonly logged: () => string
  /** Resolves when it has ended. */
  readonly end: (signal: NodeJS.Signals) => Promise<void>
}

export interface HolderOptions {
  readonly purpose?: 'service' | 'command'
  /** Run as this user and group instead of ours (root only). */
  readonly uid?: number
  readonly detached?: boolean
}

const program = fileURLToPath(new URL('hold.ts', import.meta.url))
const toldSchema = z.object({ url: z.string().optional(), error: z.string().optional() })
const running = new Set<ChildProcess>()

/** Starts a holder and waits until it has the server or is refused. */
export async function hold(dataDir: string, options: HolderOptions = {}): Promise<Holder> {
  const { purpose = 'service', uid, detached = false } = options
  const child = spawn(process.execPath, ['--import', 'tsx', program, dataDir, purpose], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
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
  const told = toldSchema.parse(JSON.parse(String(line)))
  return {
    process: child,
    url: told.url ?? '',
    error: told.error === 'ended' ? logged : (told.error ?? ''),
    logged: () => logged,
    end: async (signal) => {
      child.kill(signal)
      await ended
      running.delete(child)
    },
  }
}

/** Stops what a test left running, so that a failed one leaves nothing behind. */
export async function endHolders(): Promise<void> {
  for (const child of running) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  running.clear()
}
