import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../src/data/database/database.ts'
import { foldTexts } from '../../src/data/entries/folded-texts.ts'
import { findSoughtWords } from '../../src/data/entries/sought-words.ts'
import { foundIds } from '../../src/data/entries/found-entries.ts'
import { hasTexts, textsTitled } from '../../src/data/entries/text-filters.ts'
import { fc } from '../support/properties.ts'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
let database: Database
let entries: number[]
beforeAll(async () => {
  service = await startService()
  database = service.ctx.database
  entries = await idsOf(sql`
    INSERT INTO entries (type, status, slug, title, author_id, date, modified)
    SELECT 'attachment', 'inherit', 'searched-' || n, 'Title', min(id), now(), now()
    FROM users, generate_series(1, 3) n GROUP BY n RETURNING id`)
})
afterAll(() => service.close())

const idsOf = async (statement: RawBuilder<unknown>): Promise<number[]> =>
  (await sql<{ id: number }>`${statement}`.execute(database.db)).rows.map(({ id }) => id)

type Step = (entry: number, text: string) => RawBuilder<unknown>

const steps: Readonly<Record<string, Step>> = {
  title: (entry, text) => sql`UPDATE entries SET title = ${text} WHERE id = ${entry}`,
  content: (entry, text) => sql`UPDATE entries SET content = ${text} WHERE id = ${entry}`,
  excerpts: (_, text) => sql`UPDATE entries SET excerpt = ${text}`,
  password: (entry, text) => sql`UPDATE entries SET password = ${text} WHERE id = ${entry}`,
  publish: (entry) => sql`UPDATE entries SET status = 'publish', date = now() WHERE id = ${entry}`,
  conversion: (entry) => sql`UPDATE entries SET type = 'post' WHERE id = ${entry}`,
  file: (entry, text) => sql`
    INSERT INTO media (entry_id, file, mime_type, filesize) VALUES (${entry}, ${text}, '', 1)
    ON CONFLICT (entry_id) DO UPDATE SET file = excluded.file`,
  withoutFile: (entry) => sql`DELETE FROM media WHERE entry_id = ${entry}`,
}

/** Entries of which something else is copied than they have. */
const wrongCopies = () =>
  idsOf(sql`
    SELECT e.id FROM entries e LEFT JOIN media m ON m.entry_id = e.id
      LEFT JOIN entry_texts t ON t.id = e.id LEFT JOIN title_words w ON w.id = e.id
    WHERE (t.type, t.status, t.author_id, t.date, t.password, t.title_folded, listed_words(t.words))
      IS DISTINCT FROM (e.type, e.status, e.author_id, e.date, left(e.password, 1), e.title_folded,
        words_of(concat_ws(' ', e.excerpt_folded, e.content_folded, lower(m.file))))
      OR (w.date, w.words) IS DISTINCT FROM (e.date, words_of(e.title_folded))`)

const unknownWords = () =>
  idsOf(sql`
    SELECT id FROM entry_texts n LEFT JOIN title_words w USING (id),
      unnest(w.words || listed_words(n.words)) found
    WHERE NOT EXISTS (SELECT FROM search_words known WHERE known.word = found)`)

/** Letters of all kinds, signs, and words that are too long to be stored as they are. */
const text = fc
  .array(
    fc.constantFrom('a', 'ab', 'É', 'ß', '東京', ' ', '-', '%', '_', '\\', '.', 'c'.repeat(40)),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''))

describe('What searches read of an entry', () => {
  it('equals the texts of the entry and its file, whatever is written there', async () => {
    const step = fc.tuple(
      fc.constantFrom(...Object.values(steps)),
      fc.nat({ max: entries.length - 1 }),
      text,
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (sequence) => {
        for (const [write, entry, written] of sequence) {
          await write(entries[entry] ?? 0, written).execute(database.db)
        }
        expect(await wrongCopies()).toEqual([])
        expect(await unknownWords()).toEqual([])
      }),
      { numRuns: 30 },
    )
  })

  it('is not rewritten when only punctuation and the order of words change', async () => {
    const [entry = 0] = entries
    const place = async () =>
      (
        await sql<{ ctid: string }>`
        SELECT ctid::text FROM entry_texts WHERE id = ${entry}`.execute(database.db)
      ).rows
    await steps['content']?.(entry, 'Ships and fish').execute(database.db)
    const before = await place()
    await steps['content']?.(entry, 'Ships, and fish!').execute(database.db)
    await steps['content']?.(entry, 'Fish and ships').execute(database.db)
    expect(await place()).toEqual(before)
  })

  it('keeps the indexed words of texts when only the title changes, and vice versa', async () => {
    const [entry = 0] = entries
    const stored = async () =>
      (
        await sql<{ texts: string; title: string }>`
        SELECT pg_column_toast_chunk_id(n.words)::text AS texts, w.ctid::text AS title
        FROM entry_texts n JOIN title_words w USING (id) WHERE id = ${entry}`.execute(database.db)
      ).rows[0]
    await steps['title']?.(entry, 'Ships').execute(database.db)
    // So many that they are stored outside of the row.
    const words = Array.from({ length: 200 }, (_, place) => `fish${place}`).join(' ')
    await steps['content']?.(entry, `${words} and ships`).execute(database.db)
    const before = await stored()
    await steps['title']?.(entry, 'Boats').execute(database.db)
    const retitled = await stored()
    expect(retitled?.texts).toEqual(before?.texts)
    expect(retitled?.title).not.toEqual(before?.title)
    await steps['content']?.(entry, `${words} and nets`).execute(database.db)
    const rewritten = await stored()
    expect(rewritten?.texts).not.toEqual(before?.texts)
    expect(rewritten?.title).toEqual(retitled?.title)
  })

  it('has the title and the file of writers at the same time', async () => {
    const [entry = 0] = entries
    for (let round = 0; round < 10; round++) {
      await Promise.all([
        steps['title']?.(entry, `Round ${round}`).execute(database.db),
        steps['file']?.(entry, `round-${round}.jpg`).execute(database.db),
      ])
      expect(await wrongCopies()).toEqual([])
    }
  })

  it('is deleted with the entry', async () => {
    const [id = 0] = await idsOf(sql`
      INSERT INTO entries (type, status, author_id, date, modified)
      SELECT 'post', 'draft', min(id), now(), now() FROM users RETURNING id`)
    await sql`DELETE FROM entries WHERE id = ${id}`.execute(database.db)
    expect(await idsOf(sql`SELECT id FROM entry_texts WHERE id = ${id}`)).toEqual([])
  })
})

const letterOf = (from: string, place: number): string => {
  const letters = Array.from(from)
  return letters[place % letters.length] ?? ''
}

describe('A search', () => {
  it('finds a text anywhere in titles and contents, whatever signs it has', async () => {
    const [entry = 0] = entries
    const places = fc.tuple(fc.nat({ max: 120 }), fc.integer({ min: 1, max: 80 }))
    await fc.assert(
      fc.asyncProperty(text, text, places, text, async (title, content, [from, length], other) => {
        await sql`
          UPDATE entries SET title = ${title}, content = ${content} WHERE id = ${entry}`.execute(
          database.db,
        )
        for (const sought of [
          content.slice(from % (content.length + 1)).slice(0, length),
          other,
          letterOf(content, from),
          letterOf(title, from),
          letterOf(other, from),
        ]) {
          if (sought === '') continue
          const folded = (await foldTexts(database, [sought])).get(sought) ?? sought
          const [words] = await findSoughtWords(database, [folded])
          const where = sql<boolean>`e.id = ${entry}`
          const found =
            words === undefined
              ? []
              : await idsOf(sql`${foundIds({ found: hasTexts([words]), where })}`)
          const expected = await idsOf(sql`
            SELECT e.id FROM entries e LEFT JOIN media m ON m.entry_id = e.id WHERE e.id = ${entry}
              AND (strpos(title_folded, ${folded}) > 0 OR strpos(content_folded, ${folded}) > 0
                OR strpos(excerpt_folded, ${folded}) > 0 OR strpos(lower(m.file), ${folded}) > 0)`)
          expect({ sought, found }).toEqual({ sought, found: expected })
        }
      }),
      { numRuns: 60 },
    )
  })

  it('finds a text anywhere in titles by their words, whatever other texts have', async () => {
    const [entry = 0] = entries
    const places = fc.tuple(fc.nat({ max: 120 }), fc.integer({ min: 1, max: 80 }))
    await fc.assert(
      fc.asyncProperty(text, text, places, async (title, content, [from, length]) => {
        await sql`
          UPDATE entries SET title = ${title}, content = ${content} WHERE id = ${entry}`.execute(
          database.db,
        )
        const sought = title.slice(from % (title.length + 1)).slice(0, length)
        const folded = (await foldTexts(database, [sought])).get(sought) ?? sought
        const { titled } = hasTexts(await findSoughtWords(database, [folded]))
        if (titled === undefined) return
        const found = await idsOf(sql`${textsTitled(titled)}`)
        expect({ sought, found }).toEqual({ sought, found: expect.arrayContaining([entry]) })
      }),
      { numRuns: 60 },
    )
  })
})
