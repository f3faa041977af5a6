import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { startService, type TestService } from '../support/service.ts'

const WORDS = 'amber birch cedar delta ember flint grove heath ivory jetty knoll larch'.split(' ')
const LETTERS = 'abcdefghijkl'.split('')
const ENTRIES = 1500

let service: TestService
beforeAll(async () => {
  service = await startService()
  const { db } = service.ctx.database
  const title = WORDS.slice(0, 3).join(' ')
  const filling = Array.from({ length: 100 }, (_, place) => `filling${place * 7919}`).join(' ')
  const content = `${WORDS.join('. ')}. ${filling}`
  for (let written = 0; written < ENTRIES; written += 250) {
    await sql`
      INSERT INTO entries (type, status, slug, title, content, author_id, date, modified)
      SELECT 'post', 'publish', 'common-' || n, ${title}, ${content}, (SELECT min(id) FROM users),
        now() - n * interval '1 minute', now()
      FROM generate_series(${sql.lit(written + 1)}, ${sql.lit(written + 250)}) n`.execute(db)
  }
  await sql`ANALYZE`.execute(db)
}, 60_000)
afterAll(() => service.close())

let rounds = 0

/** The least of several times that a visitor waits for a search, each with a word that nothing has. */
async function timeOf(words: readonly string[]): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 3; round++) {
    const search = encodeURIComponent([...words, `-none${rounds++}`].join(' '))
    const before = performance.now()
    const { headers } = await service.api.get(`/core/v2/posts?per_page=1&search=${search}`)
    times.push(performance.now() - before)
    expect(headers['x-wp-total']).toBe(String(ENTRIES))
  }
  return Math.min(...times)
}

describe('GET /core/v2/posts 200 finds texts by twelve things that are in all of them as quickly as by two:', () => {
  it.each([
    ['words', WORDS],
    ['letters', LETTERS],
    ['phrases', WORDS.map((word) => `${word}.`)],
    ['the same word', WORDS.map(() => 'larch')],
  ])('%s', async (_what, sought) => {
    const two = await timeOf(sought.slice(0, 2))
    expect((await timeOf(sought)) / two).toBeLessThan(5)
  })
})

describe('GET /core/v2/posts 200', () => {
  it('finds texts by words of which some are in the title alone', async () => {
    const { id } = (
      await service.api.as('editor').post('/core/v2/posts', {
        body: { title: 'Quartz ridge', content: 'amber birch saddle-x 100%', status: 'publish' },
      })
    ).body
    const found = async (search: string): Promise<number[]> => {
      const path = `/core/v2/posts?_fields=id&search=${encodeURIComponent(search)}`
      return (await service.api.get(path)).body.map((post: { id: number }) => post.id)
    }
    expect(await found('quartz ridge amber birch')).toEqual([id])
    expect(await found('q quartz a z saddle-x 100% addle')).toEqual([id])
    expect(await found('quartz ridge amber cedar')).toEqual([])
    expect(await found('quartz amber birch -ridge')).toEqual([])
    expect(await found('ridge amber "quartz amber"')).toEqual([])
    expect(await found('a b q z x')).toEqual([id])
  })
})
