import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import pg from 'pg'
import { keysOfNotice } from '../../src/data/database/dependencies.ts'
import { createFactories, type Factories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
let make: Factories
let listener: pg.Client
let payloads: string[] = []
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
  listener = new pg.Client({ connectionString: service.database.url })
  await listener.connect()
  await listener.query('LISTEN almanac_keys')
  listener.on('notification', ({ payload }) => void payloads.push(payload ?? ''))
}, 30_000)
afterAll(async () => {
  await listener.end()
  await service.close()
})

/** The keys of notices during a write, in order. */
async function keysReportedBy(write: () => Promise<unknown>): Promise<string[]> {
  await listener.query('SELECT 1')
  payloads = []
  await write()
  // Notices of what has been committed arrive before the answer.
  await listener.query('SELECT 1')
  return payloads.flatMap((payload) => payload.split(' ').slice(1).flatMap(keysOfNotice))
}

const admin = () => service.api.as('admin')
const path = (id: number): string => `/core/v2/posts/${id}`

/** Whether a key concerns searches for letters of a post. */
const concernsSearches = (key: string): boolean =>
  key === 'words:post' || key.startsWith('fragments:post:')

type Write = (id: number) => Promise<unknown>

/** Writes to a published post that what a search finds depends on. */
const writes: Readonly<Record<string, Write>> = {
  'a title': (id) => admin().post(path(id), { body: { title: 'Lighthouse' } }),
  'a content': (id) => admin().post(path(id), { body: { content: 'Lighthouse' } }),
  'a status': (id) => admin().post(path(id), { body: { status: 'private' } }),
  'a password': (id) => admin().post(path(id), { body: { password: 'secret' } }),
  'a status and a title': (id) =>
    admin().post(path(id), { body: { status: 'draft', title: 'Lighthouse' } }),
  'the trash': (id) => admin().delete(path(id)),
  'a deletion': (id) => admin().delete(`${path(id)}?force=true`),
}

describe('A search that is counted again looks at the entries named so far, so their notice', () => {
  it.each(Object.entries(writes))('of %s names the entry before its words', async (_, write) => {
    const { id } = await make.post({ title: 'Harbour' })
    const keys = await keysReportedBy(() => write(id))
    const words = keys.findIndex(concernsSearches)
    expect({ words: words > 0, entryFirst: keys.indexOf(`entry:${id}`) < words }).toEqual({
      words: true,
      entryFirst: true,
    })
    expect(keys).toContain(`entry:${id}`)
  })

  it('of a new one names the entry before its words', async () => {
    let id = 0
    const keys = await keysReportedBy(async () => {
      ;({ id } = await make.post({ title: 'Harbour' }))
    })
    const place = keys.indexOf(`entry:${id}`)
    expect(keys.slice(0, place).filter(concernsSearches)).toEqual([])
    expect(keys.slice(place).some(concernsSearches)).toBe(true)
  })
})
