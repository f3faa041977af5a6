import { destination, pino, type Logger } from 'pino'
import type { LogLevel } from './config.ts'

/** Secrets are cut wherever a request, its headers or a form may end up in a log line. */
const secretNames = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  'password',
  'application_password',
  'databaseUrl',
]
const holders = ['', '*', 'req.headers', 'res.headers', 'request.headers', 'err.config']

/** Lines are gathered up to so many characters, or for so many milliseconds. */
const GATHERED = { minLength: 12_288, periodicFlush: 100 }

/**
 * The program's log: one JSON object per line, ISO times, level names. A command whose own output
 * goes to stdout logs to stderr.
 *
 * Lines are written without blocking the requests, several at a time, because writing one takes as
 * long as answering what is remembered; what is pending goes out when the process exits.
 */
export function createLog(level: LogLevel, stream: 'stdout' | 'stderr' = 'stdout'): Logger {
  return pino(
    {
      level,
      timestamp: createTimestamp(),
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: secretPaths(), censor: '[redacted]' },
    },
    destination({ dest: stream === 'stdout' ? 1 : 2, sync: false, ...GATHERED }),
  )
}

/** The time as a member of a line. Lines of one millisecond share it, because spelling it out costs. */
function createTimestamp(): () => string {
  let last = 0
  let member = ''
  return () => {
    const now = Date.now()
    if (now !== last) {
      last = now
      member = `,"time":"${new Date(now).toISOString()}"`
    }
    return member
  }
}

function secretPaths(): string[] {
  return holders.flatMap((holder) =>
    secretNames.map((name) => {
      if (holder === '') return name
      return name.startsWith('[') ? `${holder}${name}` : `${holder}.${name}`
    }),
  )
}
