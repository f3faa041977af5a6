import pg from 'pg'
import { DatabaseTaskError } from '../database/database-task-error.ts'
import { writeCalendar } from './sample-calendar.ts'
import { column, writeEntries } from './sample-entries.ts'
import type { Progress, SampleAuthor, SamplePlan, SampleTerm } from './sample-plan.ts'
import { chosenServer } from '../database/primary-server.ts'

/**
 * Writes sample content in few large statements and one transaction, which commits or rolls back as
 * a whole.
 * @throws DatabaseTaskError if the bulk has been written before
 */
export async function writeSamples(url: string, plan: SamplePlan, report: Progress): Promise<void> {
  const client = new pg.Client({ connectionString: chosenServer(url) })
  await client.connect()
  try {
    await client.query('BEGIN')
    await noteBulk(client, plan.name)
    // The search index processes new texts in larger batches; the memory is released at the end.
    await client.query(`SET LOCAL work_mem = '256MB'`)
    const links = {
      authors: await writeAuthors(client, plan.authors),
      terms: await writeTerms(client, plan.terms),
    }
    const { pages, posts, page, post } = plan
    const progressOf = countingUp(report)
    await writeEntries(
      client,
      { type: 'page', count: pages, entry: page },
      links,
      progressOf(pages),
    )
    await writeEntries(
      client,
      { type: 'post', count: posts, entry: post },
      links,
      progressOf(posts),
    )
    await writeCalendar(client, plan, links, progressOf)
    await countTerms(client, links.terms)
    report('committing')
    await client.query('COMMIT')
    report('tidying up')
    // Lists need planner statistics, and the visibility map for index-only reads.
    await client.query(`VACUUM (ANALYZE) entries, entry_texts, title_words, search_words, entry_terms, terms, users, events,
      event_occurrences, event_links, venues, organizers`)
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    await client.end()
  }
}

/** Each part counts from zero, so the number written before is added. */
function countingUp(report: Progress): (count: number) => Progress {
  let before = 0
  return (count) => {
    const start = before
    before += count
    return (done) => report(typeof done === 'number' ? start + done : done)
  }
}

async function noteBulk(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query(
    `INSERT INTO settings (key, value) VALUES ($1, 'true') ON CONFLICT (key) DO NOTHING`,
    [name],
  )
  if (rowCount === 0) throw new DatabaseTaskError(`This site has the content of ${name} already.`)
}

/** Creates missing authors. They cannot sign in. */
async function writeAuthors(client: pg.Client, authors: readonly SampleAuthor[]) {
  await client.query(
    `INSERT INTO users (login, slug, email, display_name, nickname, roles, password_hash)
     SELECT login, slug, login || '@localhost.invalid', name, name, '{author}', hash
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS a (login, slug, name, hash)
     ON CONFLICT DO NOTHING`,
    [
      column(authors, 'login'),
      column(authors, 'slug'),
      column(authors, 'name'),
      column(authors, 'passwordHash'),
    ],
  )
  const { rows } = await client.query<{ id: number }>(
    `SELECT u.id FROM unnest($1::text[]) WITH ORDINALITY AS a (slug, n)
     JOIN users u ON u.slug = a.slug ORDER BY a.n`,
    [column(authors, 'slug')],
  )
  return rows.map(({ id }) => id)
}

async function writeTerms(client: pg.Client, terms: readonly SampleTerm[]): Promise<number[]> {
  const columns = [column(terms, 'taxonomy'), column(terms, 'name'), column(terms, 'slug')]
  await client.query(
    `INSERT INTO terms (taxonomy, name, slug)
     SELECT * FROM unnest($1::text[], $2::text[], $3::text[]) ON CONFLICT DO NOTHING`,
    columns,
  )
  const { rows } = await client.query<{ id: number }>(
    `SELECT t.id FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS s (taxonomy, slug, n)
     JOIN terms t ON t.taxonomy = s.taxonomy AND t.slug = s.slug ORDER BY s.n`,
    [columns[0], columns[2]],
  )
  return rows.map(({ id }) => id)
}

/** Counts all entries, since all of them are published. */
async function countTerms(client: pg.Client, ids: readonly number[]): Promise<void> {
  await client.query(
    `UPDATE terms t SET count = found.number
     FROM (SELECT et.term_id, count(*)::int AS number FROM entry_terms et
           JOIN entries e ON e.id = et.entry_id AND e.status = 'publish'
           WHERE et.term_id = ANY($1::int[]) GROUP BY et.term_id) found
     WHERE t.id = found.term_id`,
    [ids],
  )
}
