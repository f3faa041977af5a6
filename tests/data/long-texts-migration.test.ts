import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { administer } from '../support/database.ts'
import { createFactories, unique, type Factories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
})
afterAll(() => service.close())

const MIGRATION = new URL(
  '../../prisma/migrations/20261126150100_words_of_long_texts_filled/migration.sql',
  import.meta.url,
)

it('The migration lets searches find the words of long texts that were cut', async () => {
  const { database } = service.ctx
  const words = Array.from({ length: 1000 }, (_, index) => `${unique()}of${index}`).toSorted()
  const { id } = await make.post({ content: words.join(' ') })
  await sql`UPDATE entry_texts SET words = left(words, 2048) WHERE id = ${id}`.execute(database.db)
  const found = async () =>
    (await service.api.get(`/core/v2/posts?_fields=id&search=${words.at(-1)}`)).body
  expect(await found()).toEqual([])
  await administer(service.database.url, await readFile(MIGRATION, 'utf8'))
  database.changes.changed('content')
  expect(await found()).toEqual([{ id }])
})
