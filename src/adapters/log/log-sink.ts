import { fstatSync, write, writeSync } from 'node:fs'

/** Takes text for standard output or error without waiting for it. */
export interface LogSink {
  /** `done` is called once: with an error when the text, or a part of it, was not written. */
  write: (text: string, done: (error?: Error | null) => void) => void
  /**
   * Writes before it returns, for what is left when the process ends. It gives up where nobody takes
   * the text, as with a full disk or a reader that stands still.
   */
  writeNow: (text: string) => void
}

/** A pipe or a socket, whose reader may stand still, or a file or terminal. */
export function openLogSink(descriptor: 1 | 2): LogSink {
  const stream = descriptor === 1 ? process.stdout : process.stderr
  // Whoever writes is told of a failure; without a listener it would end the process as well.
  stream.on('error', () => undefined)
  const status = fstatSync(descriptor)
  const isWaitedFor = status.isFIFO() || status.isSocket()
  return {
    // Node's own streams wait for a slow reader without holding a thread.
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

/** For how long the end of the process waits for a reader. */
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
