import { openLogSink } from './log-sink.ts'

/** The destination of log lines. */
export interface LogLines {
  write(line: string): void
  /** Calls back once everything written so far is out, or cannot be written. */
  flush(done: () => void): void
  /** Writes pending lines synchronously, as far as the reader accepts them. */
  flushSync(): void
}

const MOST_LINES = 64
const LONGEST_WAIT = 100
/**
 * Most characters that may be pending for a slow reader or a full disk; further lines are counted
 * and dropped.
 */
const MOST_PENDING = 1024 * 1024
/** Wait after a failed write. */
const RETRY_MILLISECONDS = 1000
/** The process does not wait longer than this for the log's reader when it ends. */
const LONGEST_FLUSH = 1000

const opened = new Map<number, LogLines>()

/**
 * Writes lines to standard output (1) or error (2), collected for some milliseconds and written
 * together without blocking: written separately, a line costs as much as a cached answer. Lost
 * lines are counted, and the count is logged as soon as writing works again.
 */
export function openLogLines(descriptor: 1 | 2): LogLines {
  const known = opened.get(descriptor)
  if (known !== undefined) return known
  const sink = openLogSink(descriptor)
  let pending: string[] = []
  let length = 0
  let lost = { lines: 0, reason: '' }
  /** A write is in progress, or the last one has just failed. */
  let busy = false
  let timer: NodeJS.Timeout | undefined
  const waiting = new Set<() => void>()

  const lose = (lines: number, reason: string): void => {
    lost = { lines: lost.lines + lines, reason }
  }
  const take = (): { text: string; lines: number } => {
    const lines = pending
    if (lost.lines > 0) lines.unshift(lostLine(lost))
    pending = []
    length = 0
    return { text: lines.join(''), lines: lines.length }
  }
  const pass = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (busy) return
    if (pending.length === 0) {
      for (const done of waiting) done()
      waiting.clear()
      return
    }
    const before = lost
    const { text, lines } = take()
    lost = { lines: 0, reason: '' }
    busy = true
    sink.write(text, (error) => {
      if (error instanceof Error) {
        // The count that was lost with its line is added back.
        lose(lines - Math.sign(before.lines) + before.lines, error.message)
        setTimeout(next, RETRY_MILLISECONDS).unref()
      } else next()
    })
  }
  const next = (): void => {
    busy = false
    if (pending.length >= MOST_LINES || waiting.size > 0) pass()
    // Also collects lines that arrived in the meantime; otherwise a busy server would write each
    // one separately.
    else if (pending.length > 0) timer ??= setTimeout(pass, LONGEST_WAIT).unref()
  }
  const lines: LogLines = {
    write(line) {
      if (length + line.length > MOST_PENDING) {
        lose(1, 'Nobody takes the lines.')
        return
      }
      pending.push(line)
      length += line.length
      if (pending.length >= MOST_LINES) pass()
      else timer ??= setTimeout(pass, LONGEST_WAIT).unref()
    },
    flush(done) {
      const late = setTimeout(finish, LONGEST_FLUSH)
      function finish(): void {
        clearTimeout(late)
        waiting.delete(finish)
        done()
      }
      waiting.add(finish)
      pass()
    },
    flushSync() {
      if (pending.length > 0) sink.writeNow(take().text)
    },
  }
  process.once('exit', () => lines.flushSync())
  opened.set(descriptor, lines)
  return lines
}

/** Formatted by hand, since the log itself may be what fails. */
function lostLine({ lines, reason }: { readonly lines: number; readonly reason: string }): string {
  const time = new Date().toISOString()
  return `${JSON.stringify({ level: 'error', time, lines, reason, msg: 'log lines were lost' })}\n`
}
