import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { listEntries } from '../../src/data/entries/entry-list-reader.ts'
import { every, ofType, published } from '../../src/data/entries/entry-filters.ts'
import { byDate } from '../../src/data/entries/entry-orders.ts'
import { findFlatEntry } from '../../src/data/entries/known-entries.ts'
import { createFactories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'

const UNKNOWN = 999_999

let service: TestService
let ids: number[]
beforeAll(async () => {
  service = await startService()
  const make = createFactories(service.api)
  const posts = [await make.post(), await make.post(), await make.post()]
  ids = posts.map(({ id }) => id)
}, 30_000)
afterAll(() => service.close())

/** Reads entries in one turn of the event loop. */
async function readAtOnce(requested: readonly number[]) {
  const { database } = service.ctx
  const before = database.statements()
  const rows = await Promise.all(requested.map((id) => findFlatEntry(database, id)))
  return { found: rows.map((row) => row?.id), statements: database.statements() - before }
}

describe('Reads of single entries in one turn', () => {
  it('take one statement, known or not, and each gets its own entry', async () => {
    const requested = [...ids.toReversed(), UNKNOWN, ...ids]
    const found = [...ids.toReversed(), undefined, ...ids]
    expect(await readAtOnce(requested)).toEqual({ found, statements: 1 })
    expect(await readAtOnce(ids)).toEqual({ found: ids, statements: 1 })
  })

  it('take two statements when some entries are known and others are not', async () => {
    const { id } = await createFactories(service.api).post()
    await readAtOnce(ids)
    expect(await readAtOnce([...ids, id])).toEqual({ found: [...ids, id], statements: 2 })
  })
})

/** A list of the newest posts, as each caller describes it. */
const newest = () => ({
  where: every([ofType('post'), published]),
  types: ['post'],
  orderBy: byDate('desc'),
  flat: true,
  limit: 3,
  offset: 0,
})

describe('Reads of the same list in one turn', () => {
  it('take one statement when the entries are known', async () => {
    const { database } = service.ctx
    await listEntries(database, newest())
    const before = database.statements()
    const [one, other] = await Promise.all([
      listEntries(database, newest()),
      listEntries(database, newest()),
    ])
    expect({ same: one, statements: database.statements() - before }).toEqual({
      same: other,
      statements: 1,
    })
  })
})
