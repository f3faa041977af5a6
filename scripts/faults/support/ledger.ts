import pg from 'pg'
import type { Traffic } from './traffic.ts'

/** Compares the answers that writers got with the contents of the database. */
export async function lostAndDoubled(
  url: string,
  traffic: Traffic,
): Promise<{ lost: number; doubled: number }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ title: string; times: number }>(
      `SELECT title, count(*)::int AS times FROM entries
      WHERE type = 'post' AND title LIKE $1 GROUP BY title`,
      [`${traffic.title} %`],
    )
    const stored = new Map(rows.map(({ title, times }) => [title, times]))
    return {
      lost: [...traffic.acknowledged].filter((title) => !stored.has(title)).length,
      doubled: rows.filter(({ times }) => times > 1).length,
    }
  } finally {
    await client.end()
  }
}
