import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { sql } from 'kysely'

import { administer } from '../support/database.ts'
import { createFactories, unique, type Created, type Factories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
})
afterAll(() => service.close())

const MIGRATION = new URL(
  '../../prisma/migrations/20261122150000_one_address_one_item/migration.sql',
  import.meta.url,
)

/** Rows as they could be before there was the rule. */
async function give({ id }: Created, slug: string): Promise<void> {
  await sql
    .raw(`UPDATE entries SET slug = '${slug}' WHERE id = ${id}`)
    .execute(service.ctx.database.db)
}

const slugOf = async (kind: string, { id }: Created): Promise<string> =>
  (await service.api.as('admin').get(`/core/v2/${kind}/${id}`)).body.slug

it('The migration gives items of a site that stood at one address a number each, and lets the others be', async () => {
  const { database } = service.ctx
  const slug = unique()
  const [page, post, other, media, kept] = [
    await make.page(),
    await make.post(),
    await make.post({ slug: `${slug}-2` }),
    await make.page(),
    await make.post(),
  ]
  await sql.raw('DROP INDEX entries_top_slug').execute(database.db)
  await give(page, slug)
  await give(post, slug)
  await give(media, 'media')
  await administer(service.database.url, await readFile(MIGRATION, 'utf8'))
  database.changes.changed('content')
  expect(
    await Promise.all([slugOf('pages', page), slugOf('posts', post), slugOf('posts', other)]),
  ).toEqual([slug, `${slug}-3`, `${slug}-2`])
  expect(await slugOf('pages', media)).toBe('media-2')
  expect(await slugOf('posts', kept)).toBe(kept.slug)
  const old = await fetch(`${service.url}/media/`, { redirect: 'manual' })
  expect(old.status).toBe(301)
  expect(old.headers.get('location')).toBe(`${service.url}/media-2/`)
})
