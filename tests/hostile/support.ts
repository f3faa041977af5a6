import net from 'node:net'
import { Client } from 'pg'
import type { Answer } from '../support/api.ts'
import type { TestService } from '../support/service.ts'

const TABLES = ['entries', 'revisions', 'terms', 'entry_terms', 'users', 'settings'] as const

/** One text for everything that is stored: equal texts, nothing changed. */
export async function fingerprint({ database }: TestService): Promise<string> {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    const parts = TABLES.map(
      (table) =>
        `SELECT '${table}' AS name, count(*) AS rows, ` +
        `md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS hash FROM ${table} t`,
    )
    const { rows } = await client.query(parts.join(' UNION ALL '))
    return JSON.stringify(rows)
  } finally {
    await client.end()
  }
}

/** What is wrong with an answer to bad input; undefined when it is a proper refusal. */
export function notRefused({ status, body, text }: Answer): string | undefined {
  const proper =
    status >= 400 &&
    status < 500 &&
    typeof body?.code === 'string' &&
    typeof body?.message === 'string' &&
    body?.data?.status === status
  return proper ? undefined : `${status} ${text.slice(0, 300)}`
}

/** Status line, headers and body of the answer to bytes that no client library would send. */
export function sendRaw(service: TestService, bytes: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(service.url)
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname, () => socket.write(bytes))
    const chunks: Buffer[] = []
    socket.setTimeout(10_000, () => socket.destroy(new Error('No answer within ten seconds.')))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')))
  })
}

/** A request as bytes, closed after the answer. `target` is sent as it stands. */
export const rawRequest = (method: string, target: string, headers = '', body = ''): Buffer =>
  Buffer.from(
    `${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n${body}`,
    'latin1',
  )

export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])

/** Milliseconds of the middle one of several runs. */
export async function medianTime(run: () => Promise<unknown>, runs = 5): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < runs; turn++) {
    const started = performance.now()
    await run()
    times.push(performance.now() - started)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0
}
