import { destination } from 'pino'

/** Where a log writes its lines. */
export interface LogLines {
  write(line: string): void
  /** Writes what is pending before it returns. */
  flushSync(): void
}

const MOST_LINES = 64
const LONGEST_WAIT = 100

const opened = new Map<number, LogLines>()

/**
 * Lines for a file descriptor, gathered for some milliseconds and written together without blocking
 * anything: on its own, a line costs as much as an answer that is remembered. What is pending goes
 * out when the process exits.
 */
export function openLogLines(descriptor: number): LogLines {
  const known = opened.get(descriptor)
  if (known !== undefined) return known
  let lines: string[] = []
  let timer: NodeJS.Timeout | undefined

  const pass = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (lines.length === 0) return
    const text = lines.join('')
    lines = []
    stream.write(text)
  }
  // Before the stream does the same with what it has been given.
  process.once('beforeExit', pass)
  process.once('exit', pass)
  const stream = destination({ dest: descriptor, sync: false })
  const gathering = {
    write(line: string): void {
      lines.push(line)
      if (lines.length >= MOST_LINES) pass()
      else timer ??= setTimeout(pass, LONGEST_WAIT).unref()
    },
    flushSync(): void {
      pass()
      stream.flushSync()
    },
  }
  opened.set(descriptor, gathering)
  return gathering
}
