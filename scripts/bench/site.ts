import pg from 'pg'
import { loadConfig } from '../../src/config/config.ts'
import { createContext, type AppContext } from '../../src/context.ts'
import { migrate } from '../../src/data/database/migrate.ts'
import { writeSamples } from '../../src/data/samples/sample-writer.ts'
import { createApplicationPassword } from '../../src/domain/accounts/application-passwords.ts'
import { createUser } from '../../src/domain/accounts/users.ts'
import { findUserByLogin } from '../../src/data/users/user-reader.ts'
import { generateSite } from '../../src/commands/seed/sample-site.ts'
import { runFirstStart } from '../../src/domain/first-start/first-start.ts'
import { createLog } from '../../src/adapters/log/logging.ts'

/** A database of the benchmark, with an editor. */
export interface BenchDatabase {
  readonly url: string
  /** The request headers of an editor. */
  readonly editor: Readonly<Record<string, string>>
}

/** A seeded database with posts. */
export interface BenchSite extends BenchDatabase {
  /** Published posts. */
  readonly postIds: readonly number[]
  /** A category of some posts. */
  readonly categoryId: number
}

/** A word that the same number of titles contains on every site. */
export const RARE_WORD = 'quillwort'
const RARE_POSTS = 20

/** Creates a database with this many sample posts, or uses that of an earlier run. */
export async function prepareSite(serverUrl: string, posts: number): Promise<BenchSite> {
  const database = await prepareDatabase(serverUrl, `bench_${posts}`, async (url) => {
    await writeSamples(url, generateSite({ posts, pages: 100, seed: 1 }), () => undefined)
    await markPosts(url)
  })
  return { ...database, ...(await readSample(database.url)) }
}

/**
 * Creates and fills a database with this name, or uses that of an earlier run. It has its name once
 * it is full, so that a run that was ended early leaves none that looks complete.
 */
export async function prepareDatabase(
  serverUrl: string,
  name: string,
  fill: (url: string) => Promise<void>,
): Promise<BenchDatabase> {
  if (!(await hasDatabase(serverUrl, name))) await createFilled(serverUrl, name, fill)
  const url = withDatabase(serverUrl, name)
  await migrate(url)
  return withContext(url, async (ctx) => {
    const user = await findUserByLogin(ctx.database, 'bench')
    if (user === undefined) throw new Error('The database of an earlier run has no editor.')
    const { password } = await createApplicationPassword(ctx, user.id, `bench ${Date.now()}`)
    const authorization = `Basic ${btoa(`bench:${password}`)}`
    return { url, editor: { Authorization: authorization } }
  })
}

async function createFilled(
  serverUrl: string,
  name: string,
  fill: (url: string) => Promise<void>,
): Promise<void> {
  const filling = `${name}_filling`
  const url = withDatabase(serverUrl, filling)
  await withClient(serverUrl, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${filling}`)
    await client.query(`CREATE DATABASE ${filling}`)
  })
  await migrate(url)
  await withContext(url, async (ctx) => {
    await runFirstStart(ctx, { ...ctx.config.site, ...ctx.config.admin })
    await createUser(ctx, { login: 'bench', password: 'not used here', roles: ['editor'] })
    await fill(url)
  })
  await withClient(serverUrl, (client) =>
    client.query(`ALTER DATABASE ${filling} RENAME TO ${name}`),
  )
}

const hasDatabase = (serverUrl: string, name: string): Promise<boolean> =>
  withClient(serverUrl, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
    return rowCount !== 0
  })

async function withContext<T>(url: string, work: (ctx: AppContext) => Promise<T>): Promise<T> {
  const config = loadConfig({ LOG_LEVEL: 'silent', SITE_TIMEZONE: 'America/New_York' })
  const ctx = await createContext({ config, databaseUrl: url, log: createLog('silent') })
  try {
    return await work(ctx)
  } finally {
    await ctx.close()
  }
}

/** Marks posts that are spread evenly over the years, so that no sort order favors them. */
async function markPosts(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(
      `UPDATE entries SET title = title || $1 WHERE id IN (
        SELECT id FROM (
          SELECT id, row_number() OVER (ORDER BY date) AS place, count(*) OVER () AS total
          FROM entries WHERE type = 'post' AND status = 'publish'
        ) ranked WHERE place % (total / $2) = 0)`,
      [` ${RARE_WORD}`, RARE_POSTS],
    )
    await client.query('VACUUM (ANALYZE) entries')
  })
}

async function readSample(url: string): Promise<Pick<BenchSite, 'postIds' | 'categoryId'>> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ postId: number; categoryId: number }>(
      `SELECT DISTINCT ON (e.date, e.id) e.id AS "postId", t.id AS "categoryId"
      FROM entries e JOIN entry_terms et ON et.entry_id = e.id JOIN terms t ON t.id = et.term_id
      WHERE e.type = 'post' AND e.status = 'publish' AND t.taxonomy = 'category'
      ORDER BY e.date DESC, e.id, t.id OFFSET 5 LIMIT 100`,
    )
    const [row] = rows
    if (row === undefined) throw new Error('The site has no posts.')
    return { postIds: rows.map(({ postId }) => postId), categoryId: row.categoryId }
  })
}

/** Runs `work` on a connection of its own. */
export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
