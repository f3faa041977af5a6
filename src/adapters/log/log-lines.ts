import { openLogSink, type LogSink } from './log-sink.ts'

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

interface LostLines {
  readonly lines: number
  readonly reason: string
}

const NOTHING_LOST: LostLines = { lines: 0, reason: '' }

const opened = new Map<number, LogLines>()

/** The lines of standard output (1) or error (2), which the whole process shares. */
export function openLogLines(descriptor: 1 | 2): LogLines {
  const known = opened.get(descriptor)
  if (known !== undefined) return known
  const lines = new CollectedLines(openLogSink(descriptor))
  process.once('exit', () => lines.flushSync())
  opened.set(descriptor, lines)
  return lines
}

/**
 * Collects lines for some milliseconds and writes them together without blocking: written
 * separately, a line costs as much as a cached answer. Lost lines are counted, and the count is
 * logged as soon as writing works again.
 */
class CollectedLines implements LogLines {
  readonly #sink: LogSink
  #pending: string[] = []
  #length = 0
  #lost = NOTHING_LOST
  /** A write is in progress, or the last one has just failed. */
  #busy = false
  #timer: NodeJS.Timeout | undefined
  readonly #flushing = new Set<() => void>()

  constructor(sink: LogSink) {
    this.#sink = sink
  }

  write(line: string): void {
    if (this.#length + line.length > MOST_PENDING) {
      this.#lose(1, 'too many lines were waiting')
      return
    }
    this.#pending.push(line)
    this.#length += line.length
    if (this.#pending.length >= MOST_LINES) this.#writePending()
    else this.#writeLater()
  }

  flush(done: () => void): void {
    const finish = (): void => {
      clearTimeout(late)
      this.#flushing.delete(finish)
      done()
    }
    const late = setTimeout(finish, LONGEST_FLUSH)
    this.#flushing.add(finish)
    this.#writePending()
  }

  flushSync(): void {
    if (this.#pending.length > 0) this.#sink.writeNow(this.#take().text)
  }

  #writePending(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#busy) return
    if (this.#pending.length === 0) {
      for (const finish of this.#flushing) finish()
      return
    }
    const { text, lines, lost } = this.#take()
    this.#busy = true
    this.#sink.write(text, (error) => {
      if (error instanceof Error) {
        this.#lose(lines + lost, error.message)
        setTimeout(() => this.#continue(), RETRY_MILLISECONDS).unref()
      } else this.#continue()
    })
  }

  #continue(): void {
    this.#busy = false
    if (this.#pending.length >= MOST_LINES || this.#flushing.size > 0) this.#writePending()
    // Also collects lines that arrived in the meantime; otherwise a busy server would write each
    // one separately.
    else if (this.#pending.length > 0) this.#writeLater()
  }

  #writeLater(): void {
    this.#timer ??= setTimeout(() => this.#writePending(), LONGEST_WAIT).unref()
  }

  /** Removes the pending lines, and the count of lost ones, which is a line of its own. */
  #take(): { readonly text: string; readonly lines: number; readonly lost: number } {
    const lines = this.#pending
    const lost = this.#lost
    this.#pending = []
    this.#length = 0
    this.#lost = NOTHING_LOST
    const texts = lost.lines > 0 ? [lostLine(lost), ...lines] : lines
    return { text: texts.join(''), lines: lines.length, lost: lost.lines }
  }

  #lose(lines: number, reason: string): void {
    this.#lost = { lines: this.#lost.lines + lines, reason }
  }
}

/** Formatted by hand, since the log itself may be what fails. */
function lostLine({ lines, reason }: LostLines): string {
  const time = new Date().toISOString()
  return `${JSON.stringify({ level: 'error', time, lines, reason, msg: 'log lines were lost' })}\n`
}
