import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { inOneCommit } from '../../src/data/database/nested-transaction.ts'

import type { Answer, Actor } from '../support/api.ts'
import { createFactories, unique, type Factories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
})
afterAll(() => service.close())

const posts = '/core/v2/posts'
const tags = '/core/v2/tags'

const send = (requests: readonly object[], asker: Actor = 'editor'): Promise<Answer> =>
  service.api.as(asker).post('/batch/v1', { body: { validation: 'atomic', requests } })

const describeAnew = (id: number) => ({
  method: 'PUT',
  path: `${tags}/${id}`,
  body: { description: unique() },
})

const read = (path: string): Promise<Answer> => service.api.as('editor').get(path)

describe('POST /batch/v1 207', () => {
  it('runs all of an atomic batch', async () => {
    const tag = await make.tag()
    const answer = await send([
      { path: posts, body: { title: unique(), status: 'publish', tags: [tag.id] } },
      { path: posts, body: { title: unique(), status: 'publish', tags: [tag.id] } },
    ])
    expect((await read(`${tags}/${tag.id}`)).body.count).toBe(2)
    expect(Object.keys(answer.body)).toEqual(['responses'])
  })

  it('undoes an atomic batch when one request fails, and says which', async () => {
    const mark = unique()
    const { id } = await make.post({ title: 'Before' })
    const answer = await send([
      { path: posts, body: { title: mark, status: 'publish' } },
      { path: `${posts}/${id}`, body: { title: 'After' } },
      { method: 'DELETE', path: `${posts}/99999999` },
      { path: posts, body: { title: mark } },
    ])
    const { failed, responses } = answer.body
    expect(failed).toBe('atomic')
    expect(responses[0]).toBe(null)
    expect(responses[1]).toBe(null)
    expect(responses[3]).toBe(null)
    expect(responses[2].body.code).toBe('rest_post_invalid_id')
    expect((await read(`${posts}/${id}`)).body.title.rendered).toBe('Before')
    expect((await read(`${posts}?search=${mark}`)).body).toEqual([])
  })

  it('checks all arguments of an atomic batch before it writes anything', async () => {
    const answer = await send([
      { path: `${posts}/99999999`, body: {} },
      { path: posts, body: { sticky: 'perhaps' } },
    ])
    expect(answer.body.failed).toBe('validation')
    expect(answer.body.responses[0]).toBe(null)
  })

  it('goes on after a race for a slug within an atomic batch', async () => {
    const slug = unique()
    const page = { title: 'x', slug, status: 'publish' }
    const answer = await send([
      { path: posts, body: page },
      { path: posts, body: page },
      { path: posts, body: page },
    ])
    const slugs = (answer.body.responses as { body: { slug: string } }[]).map((r) => r.body.slug)
    expect(slugs).toEqual([slug, `${slug}-2`, `${slug}-3`])
  })

  it('sees the earlier changes of an atomic batch, in every table', async () => {
    const mark = unique()
    const user = { username: mark, email: `${mark}@example.org`, password: 'Long enough to be one' }
    const made = await send(
      [
        { path: tags, body: { name: mark } },
        { path: '/core/v2/users', body: user },
      ],
      'admin',
    )
    const [tag, person] = made.body.responses as { body: { id: number } }[]
    const answer = await send(
      [
        {
          path: posts,
          body: { title: mark, status: 'publish', author: person?.body.id, tags: [tag?.body.id] },
        },
        { method: 'DELETE', path: `${tags}/${tag?.body.id}?force=true` },
        { method: 'DELETE', path: `/core/v2/users/${person?.body.id}?force=true&reassign=1` },
      ],
      'admin',
    )
    expect((answer.body.responses as { status: number }[]).map(({ status }) => status)).toEqual([
      201, 200, 200,
    ])
  })

  it('shows readers nothing of an atomic batch until it commits, then all at once', async () => {
    const mark = unique()
    const seen = new Set<number>()
    const progress = { done: false }
    const writing = send(
      Array.from({ length: 10 }, () => ({ path: posts, body: { title: mark, status: 'publish' } })),
    ).finally(() => {
      progress.done = true
    })
    while (!progress.done) seen.add((await service.api.get(`${posts}?search=${mark}`)).body.length)
    await writing
    seen.add((await service.api.get(`${posts}?search=${mark}`)).body.length)
    expect([...seen].toSorted((a, b) => a - b)).toEqual(seen.has(0) ? [0, 10] : [10])
  })

  it('invalidates on another node what it cached before an atomic batch', async () => {
    const other = await startService({ sharedWith: service })
    const { id } = await make.post({ title: 'Before' })
    const path = `${posts}/${id}`
    await other.api.get(path)
    await send([{ path, body: { title: 'After' } }])
    // Notices between nodes take a moment.
    let title = ''
    for (let tries = 0; title !== 'After' && tries < 100; tries++) {
      title = (await other.api.get(path)).body.title.rendered
    }
    await other.close()
    expect(title).toBe('After')
  })

  it('runs an atomic batch alongside others that want the same items', async () => {
    const first = await make.tag()
    const second = await make.tag()
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) => {
        const order = index % 2 === 0 ? [first.id, second.id] : [second.id, first.id]
        return send(order.map(describeAnew))
      }),
    )
    expect(answers.map(({ status, body }) => [status, body.failed])).toEqual(
      answers.map(() => [207, undefined]),
    )
  })

  it('runs more atomic batches at once than there are connections', async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => send([{ path: posts, body: { title: unique() } }])),
    )
    expect(new Set(answers.map(({ body }) => body.responses[0]?.status))).toEqual(new Set([201]))
  })
})

const count = async (mark: string): Promise<number> =>
  (await sql`SELECT FROM settings WHERE key = ${mark}`.execute(service.ctx.database.db)).rows.length

describe('A commit of several transactions', () => {
  it('undoes a part that fails, and keeps the rest', async () => {
    const mark = unique()
    const insert = sql`INSERT INTO settings (key, value) VALUES (${mark}, '1')`
    await inOneCommit(service.ctx.database, async (database) => {
      await database.transact((tx) => insert.execute(tx))
      await database.transact((tx) => insert.execute(tx)).catch(() => undefined)
    })
    expect(await count(mark)).toBe(1)
  })

  it('waits with what cannot be undone, and drops it with the rest', async () => {
    const done: string[] = []
    await inOneCommit(service.ctx.database, async (database) => {
      await database.onceCommitted(() => Promise.resolve(void done.push('late')))
      done.push('early')
    })
    await inOneCommit(service.ctx.database, async (database) => {
      await database.onceCommitted(() => Promise.resolve(void done.push('never')))
      throw new Error('Changed my mind.')
    }).catch(() => undefined)
    expect(done).toEqual(['early', 'late'])
  })
})
