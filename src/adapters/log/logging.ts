import { trace } from '@opentelemetry/api'
import { pino, type LevelWithSilent, type Logger } from 'pino'
import { openLogLines } from './log-lines.ts'

/** Redacted wherever a request, its headers or a form may get into a log line. */
const secretNames = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  'password',
  'application_password',
  'databaseUrl',
]
const holders = ['', '*', 'req.headers', 'res.headers', 'request.headers', 'err.config']

/**
 * The program's log: one JSON object per line, ISO times, level names. A command whose own output
 * goes to stdout logs to stderr.
 * @param traced whether lines name the trace that they belong to
 */
export function createLog(
  level: LevelWithSilent,
  stream: 'stdout' | 'stderr' = 'stdout',
  traced = false,
): Logger {
  return pino(
    {
      level,
      timestamp: createTimestamp(),
      formatters: { level: (label) => ({ level: label }) },
      ...(traced && { mixin: activeSpan }),
      redact: { paths: secretPaths(), censor: '[redacted]' },
    },
    openLogLines(stream === 'stdout' ? 1 : 2),
  )
}

/** The names are those by which collectors join lines and traces. */
function activeSpan(): object {
  const span = trace.getActiveSpan()?.spanContext()
  return span === undefined ? {} : { trace_id: span.traceId, span_id: span.spanId }
}

/**
 * The time member of a line. Lines of the same millisecond share it, because formatting is
 * expensive.
 */
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
