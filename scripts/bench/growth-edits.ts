import pg from 'pg'
import { setTimeout as pause } from 'node:timers/promises'
import type { GrowthFacts } from './growth-site.ts'

/** Ids of what is edited, of each kind one. */
const EDITED = `
  SELECT
    (SELECT et.entry_id FROM entry_terms et WHERE et.term_id = $1 AND et.type = 'post' AND et.status = 'publish'
      ORDER BY et.date, et.entry_id LIMIT 1) AS post,
    (SELECT id FROM entries WHERE type = 'page' AND parent_id = 0 ORDER BY date, id LIMIT 1) AS page,
    (SELECT id FROM entries WHERE type = 'attachment' ORDER BY date, id LIMIT 1) AS file,
    (SELECT event_id FROM event_links WHERE kind = 'venue' AND linked_id = $2 ORDER BY event_id LIMIT 1) AS event,
    (SELECT id FROM comments WHERE entry_id = $3 ORDER BY id LIMIT 1) AS comment`

interface Edited {
  readonly post: number
  readonly page: number
  readonly file: number
  readonly event: number
  readonly comment: number
}

/** Time enough for the notices to arrive. */
const PAUSE_MILLISECONDS = 2

/**
 * Opens a connection over which a post, a page, a file, an event and a comment are moved by a second, there
 * and back, so that every list that has them is made again.
 * @returns edits, and resolves when the service has heard of it
 */
export async function openEditor(
  databaseUrl: string,
  { categories, venueId, discussedId }: GrowthFacts,
  undo: (() => Promise<unknown>)[],
): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  undo.push(() => client.end())
  const { rows } = await client.query<Edited>(EDITED, [categories[0], venueId, discussedId])
  const [edited] = rows
  if (edited === undefined) throw new Error('The site of an earlier run is empty.')
  const { post, page, file, event, comment } = edited
  const move = (seconds: number): string => `
    UPDATE entries SET date = date + interval '${seconds} s' WHERE id IN (${post}, ${page}, ${file}, ${event});
    UPDATE event_occurrences SET starts_at = starts_at + interval '${seconds} s',
      utc_start = utc_start + interval '${seconds} s' WHERE event_id = ${event};
    UPDATE comments SET date = date + interval '${seconds} s' WHERE id = ${comment}`
  let turn = 0
  return async () => {
    await client.query(move(turn++ % 2 === 0 ? 1 : -1))
    await pause(PAUSE_MILLISECONDS)
  }
}
