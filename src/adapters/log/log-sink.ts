import { fstatSync, write, writeSync } from 'node:fs'

/** Accepts text for standard output or error without blocking. */
export interface LogSink {
  /** `done` is called once, with an error if the text was not completely written. */
  write: (text: string, done: (error?: Error | null) => void) => void
  /**
   * Writes synchronously what is left when the process ends. Gives up if the text is not accepted,
   * because of a full disk or a stalled reader.
   */
  writeNow: (text: string) => void
}

/** Opens a pipe or socket, whose reader may stall, or a file or terminal. */
export function openLogSink(descriptor: 1 | 2): LogSink {
  const stream = descriptor === 1 ? process.stdout : process.stderr
  // Failures are passed to the writer; without a listener they would also end the process.
  stream.on('error', () => undefined)
  const status = fstatSync(descriptor)
  const isWaitedFor = status.isFIFO() || status.isSocket()
  return {
    // Node's own streams wait for a slow reader without blocking a thread.
    write: isWaitedFor ? (text, done) => void stream.write(text, done) : toFile(descriptor),
    writeNow: (text) => writeAllNow(descriptor, Buffer.from(text)),
  }
}

function toFile(descriptor: number): LogSink['write'] {
  return (text, done) => {
    const bytes = Buffer.from(text)
    const writeFrom = (offset: number): void => {
      write(descriptor, bytes, offset, (error, written) => {
        if (error !== null) done(error)
        else if (offset + written >= bytes.length) done()
        else writeFrom(offset + written)
      })
    }
    writeFrom(0)
  }
}

/** How often the ending process retries for a stalled reader. */
const ATTEMPTS = 20
const BETWEEN_ATTEMPTS_MILLISECONDS = 10

function writeAllNow(descriptor: number, bytes: Buffer): void {
  let offset = 0
  for (let attempt = 0; attempt < ATTEMPTS && offset < bytes.length; attempt++) {
    try {
      offset += writeSync(descriptor, bytes, offset)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BETWEEN_ATTEMPTS_MILLISECONDS)
    }
  }
}
