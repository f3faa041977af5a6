import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { administer } from '../support/database.ts'
import { createFactories, type Factories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
})
afterAll(() => service.close())

const MIGRATION = new URL(
  '../../prisma/migrations/20261129130000_whole_titles/migration.sql',
  import.meta.url,
)

it('The migration stores all words of titles, apart from those of other texts', async () => {
  const { db } = service.ctx.database
  const texts = { title: 'Ships at sea', content: 'A sea of words' }
  const [parted, joined] = [(await make.post(texts)).id, (await make.post(texts)).id]
  const stored = async (id: number) =>
    (
      await sql`
        SELECT w.words AS title, listed_words(n.words) AS texts
        FROM title_words w JOIN entry_texts n USING (id) WHERE id = ${id}`.execute(db)
    ).rows
  const whole = [{ title: ['at', 'sea', 'ships'], texts: ['a', 'of', 'sea', 'words'] }]
  await administer(
    service.database.url,
    `ALTER TABLE title_words DROP COLUMN date;
    UPDATE title_words SET words = '{at,ships}' WHERE id = ${parted};
    DELETE FROM title_words WHERE id = ${joined};
    UPDATE entry_texts SET words = stored_words('{a,at,of,sea,ships,words}') WHERE id = ${joined}`,
  )
  await administer(service.database.url, await readFile(MIGRATION, 'utf8'))
  expect(await stored(parted)).toEqual(whole)
  expect(await stored(joined)).toEqual(whole)
})
