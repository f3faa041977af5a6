/**
 * A bare server as an upper bound: it sends given bytes (`FLOOR_FILE`), or runs one prepared
 * statement on `DATABASE_URL` and sends the rows as JSON.
 */
import { readFile } from 'node:fs/promises'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

/** A copy of a response of the service. */
interface Copy {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

type Answer = (url: URL) => Promise<string>

const fixed = JSON.parse(await readFile(process.env['FLOOR_FILE'] ?? '', 'utf8')) as Record<
  string,
  Copy
>
const copies = new Map(
  Object.entries(fixed).map(([path, { headers, body }]) => [
    path,
    {
      headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
      bytes: Buffer.from(body),
    },
  ]),
)
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })

/** The id of the last row of `/insert`, which `/update` changes. */
let written = 0
const TEXT = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit. '.repeat(20)

const COLUMNS = `id, date, modified, slug, status, type, title, content, excerpt, author_id,
  comment_status, ping_status, template, format, sticky, featured_media, meta`

/** Repeats the texts as raw and rendered, like the edit context. */
const shown = (row: Record<string, unknown>) => ({
  ...row,
  title: { raw: row['title'], rendered: row['title'] },
  content: { raw: row['content'], rendered: row['content'] },
  excerpt: { raw: row['excerpt'], rendered: row['excerpt'] },
})

const statements: Readonly<Record<string, Answer>> = {
  '/rows': async () => {
    const { rows } = await pool.query<Record<string, unknown>>({
      name: 'rows',
      text: `SELECT ${COLUMNS} FROM entries WHERE type = 'post' AND status = 'publish'
        ORDER BY date DESC, id DESC LIMIT 10`,
    })
    return JSON.stringify(rows.map(shown))
  },
  '/row': async (url) => {
    const { rows } = await pool.query<Record<string, unknown>>({
      name: 'row',
      text: `SELECT ${COLUMNS} FROM entries WHERE id = $1`,
      values: [url.searchParams.get('id')],
    })
    return JSON.stringify(rows.map(shown)[0])
  },
  '/insert': async () => {
    const { rows } = await pool.query<{ id: number }>({
      name: 'insert',
      text: `INSERT INTO entries (type, status, slug, title, content, author_id, date, modified)
        VALUES ('bench', 'publish', gen_random_uuid()::text, 'Title', $1, 1, now(), now())
        RETURNING id`,
      values: [TEXT],
    })
    written = rows[0]?.id ?? 0
    return JSON.stringify(rows[0])
  },
  '/update': async (url) => {
    if (written === 0) await statements['/insert']?.(url)
    const { rows } = await pool.query({
      name: 'update',
      text: `UPDATE entries SET content = $1 || random(), version = version + 1
        WHERE id = $2 RETURNING id, version`,
      values: [TEXT, written],
    })
    return JSON.stringify(rows[0])
  },
}

const server = http.createServer((request, response) => {
  const address = request.url ?? '/'
  const copy = copies.get(address)
  if (copy !== undefined) {
    response.writeHead(200, copy.headers)
    response.end(copy.bytes)
    return
  }
  const url = new URL(address, 'http://floor')
  statements[url.pathname]?.(url).then(
    (text) => {
      const bytes = Buffer.from(text)
      response.writeHead(200, {
        'Content-Type': 'application/json',
        'Content-Length': bytes.length,
      })
      response.end(bytes)
    },
    (error: unknown) => {
      response.writeHead(500).end(String(error))
    },
  )
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))

process.once('disconnect', () => {
  server.closeAllConnections()
  void pool.end().then(() => process.exit())
})
