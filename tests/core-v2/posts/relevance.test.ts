import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import type { Answer } from '../../support/api.ts'
import { createFactories, unique, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
}, 30_000)
afterAll(() => service.close())

const ids = ({ body }: Answer): number[] => body.map((post: { id: number }) => post.id)

const byRelevance = async (search: string, more = ''): Promise<number[]> =>
  ids(await service.api.get(`/core/v2/posts?_fields=id&orderby=relevance&search=${search}${more}`))

const setLanguage = (language: string): Promise<Answer> =>
  service.api.as('admin').post('/core/v2/settings', { body: { language } })

describe('GET /core/v2/posts 200', () => {
  it('ranks what contains a word often before what contains it once, however new', async () => {
    const word = unique()
    const often = await make.post({
      content: `${word}, ${word} and ${word}`,
      date: '2011-01-01T00:00:00',
    })
    const once = await make.post({ content: word, date: '2012-01-01T00:00:00' })
    expect(await byRelevance(word)).toEqual([often.id, once.id])
  })

  it('ranks titles before contents, however often these contain a word', async () => {
    const word = unique()
    const often = await make.post({
      content: `${word}, ${word} and ${word}`,
      date: '2012-01-01T00:00:00',
    })
    const titled = await make.post({ title: word, date: '2011-01-01T00:00:00' })
    expect(await byRelevance(word)).toEqual([titled.id, often.id])
  })

  it('counts other forms of a word in the language of the site for relevance', async () => {
    const word = `z${unique().replaceAll(/[^a-z]/g, '')}fish`
    const forms = `${word}ing, ${word}ed, ${word}es`
    const varied = await make.post({ content: forms, date: '2011-01-01T00:00:00' })
    const once = await make.post({ content: `${word}ing`, date: '2012-01-01T00:00:00' })
    await setLanguage('en_GB')
    expect(await byRelevance(`${word}ing`)).toEqual([varied.id, once.id])
    await setLanguage('pl_PL')
    expect(await byRelevance(`${word}ing`)).toEqual([once.id, varied.id])
  })

  it('ranks first what has a word in its title and its text, among more titles than are ranked', async () => {
    const word = unique()
    await sql`
      INSERT INTO entries (type, status, slug, title, author_id, date, modified)
      SELECT 'post', 'publish', ${word} || n, 'About ' || ${word}, min(id),
        now() - n * interval '1 day', now()
      FROM users, generate_series(1, 210) n GROUP BY n`.execute(service.ctx.database.db)
    const both = await make.post({ title: `About ${word}`, content: `${word} and ${word}` })
    const [first] = await byRelevance(word)
    expect(first).toBe(both.id)
  })

  it('shows everything once by relevance, also where there is more than is ranked by its text', async () => {
    const word = unique()
    await sql`
      INSERT INTO entries (type, status, slug, content, author_id, date, modified)
      SELECT 'post', 'publish', ${word} || n, repeat(${word} || ' ', n % 7 + 1), min(id),
        now() - n * interval '1 minute', now()
      FROM users, generate_series(1, 230) n GROUP BY n`.execute(service.ctx.database.db)
    const pages = [1, 2, 3].map((page) => byRelevance(word, `&per_page=90&page=${page}`))
    const shown = (await Promise.all(pages)).flat()
    expect(shown).toHaveLength(230)
    expect(new Set(shown).size).toBe(230)
  })

  it.each([
    ['a word', (word: string) => word],
    ['two words', (word: string) => `${word} near`],
  ])(
    'shows everything once by relevance, and first of all what has %s in its title, also if that is more than is ranked',
    async (_what, searchFor) => {
      const word = unique()
      await sql`
        INSERT INTO entries (type, status, slug, title, content, author_id, date, modified)
        SELECT 'post', 'publish', ${word} || n, CASE WHEN n > 20 THEN 'Near the ' || ${word} ELSE 'Far' END,
          ${word} || ' is near', min(id), now() - n * interval '1 minute', now()
        FROM users, generate_series(1, 230) n GROUP BY n`.execute(service.ctx.database.db)
      const { rows } = await sql<{ id: number }>`
        SELECT id FROM entries WHERE title_folded LIKE '%' || ${word}`.execute(
        service.ctx.database.db,
      )
      const pages = [1, 2, 3].map((page) =>
        byRelevance(encodeURIComponent(searchFor(word)), `&per_page=90&page=${page}`),
      )
      const shown = (await Promise.all(pages)).flat()
      expect(new Set(shown).size).toBe(230)
      expect(new Set(shown.slice(0, 210))).toEqual(new Set(rows.map(({ id }) => id)))
    },
  )
})
