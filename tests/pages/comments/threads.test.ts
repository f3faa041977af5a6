import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createFactories, type Created, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { createVisits, type Visits } from '../support/visits.ts'
import { shownComments, storeComment } from './support.ts'

let service: TestService
let make: Factories
let visits: Visits
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
  visits = createVisits(service)
})
afterAll(() => service.close())

const at = (day: number): Date => new Date(Date.UTC(2026, 0, day))

/** Stores comments on an item, the first one on the first day; parents by their place in the list. */
async function store(
  { id: entryId }: Created,
  parents: readonly (number | undefined)[],
): Promise<number[]> {
  const ids: number[] = []
  for (const [index, parent] of parents.entries()) {
    const parentId = parent === undefined ? 0 : (ids[parent] ?? 0)
    ids.push(await storeComment(service, { entryId, parentId, date: at(index + 1) }))
  }
  return ids
}

describe('The comments below an item', () => {
  it('show the newest thread first, and replies in their order', async () => {
    const post = await make.post()
    const [old, fresh, early, late] = await store(post, [undefined, undefined, 0, 0])
    expect(shownComments(await visits.textAt(post.link))).toEqual([
      { id: fresh, level: 0 },
      { id: old, level: 0 },
      { id: early, level: 1 },
      { id: late, level: 1 },
    ])
  })

  it('are nested to four levels; deeper replies follow the comment that they answer', async () => {
    const post = await make.post()
    await store(post, [undefined, 0, 1, 2, 3, 4, 5])
    const levels = shownComments(await visits.textAt(post.link)).map(({ level }) => level)
    expect(levels).toEqual([0, 1, 2, 3, 4, 4, 4])
  })

  it('come in pages that lead to each other', async () => {
    const post = await make.post()
    const ids = await store(
      post,
      Array.from({ length: 23 }, () => undefined),
    )
    const first = await visits.textAt(post.link)
    const next = /href="([^"]+)"[^>]*>Older comments/.exec(first)?.[1] ?? ''
    const second = await visits.textAt(next)
    const shown = [first, second].map((text) => shownComments(text).map(({ id }) => id))
    expect({ shown, newest: second.includes(`href="${post.link}#comments">Newest`) }).toEqual({
      shown: [ids.slice(3).toReversed(), ids.slice(0, 3).toReversed()],
      newest: true,
    })
  })

  it('are found by the address of each, replies too', async () => {
    const post = await make.post()
    const ids = await store(post, [undefined, 0, 1, ...Array.from({ length: 25 }, () => undefined)])
    const page = await visits.textAt(`${post.link}?comments=${ids[2]}`)
    expect(shownComments(page).map(({ id }) => id)).toEqual(ids.slice(0, 3))
  })

  it.each(['0', 'x', '9999999999', '1'])('show a page for ?comments=%s', async (from) => {
    const post = await make.post()
    await store(post, [undefined])
    expect((await visits.visit(`${post.link}?comments=${from}`)).status).toBe(200)
  })

  it('show at most two hundred replies at once, and say so', async () => {
    const post = await make.post()
    await store(post, [undefined, ...Array.from({ length: 201 }, () => 0)])
    const page = await visits.textAt(post.link)
    const shown = { comments: shownComments(page).length, says: page.includes('more replies') }
    expect(shown).toEqual({ comments: 201, says: true })
  })

  it('are read in as many statements, however many there are', async () => {
    const [quiet, busy] = [await make.post(), await make.post()]
    await store(busy, [undefined, 0, 1, undefined, 3, undefined])
    const counts: number[] = []
    for (const { link } of [quiet, busy, quiet, busy]) {
      const count = service.ctx.database.statements()
      await visits.visit(link)
      counts.push(service.ctx.database.statements() - count)
    }
    expect(counts[3]).toBe(counts[2])
  })

  it('change with each comment', async () => {
    const post = await make.post()
    await visits.textAt(post.link)
    const id = await storeComment(service, { entryId: post.id })
    const etag = async () => (await visits.visit(post.link)).headers.get('etag')
    const before = [shownComments(await visits.textAt(post.link)).length, await etag()]
    const path = `/core/v2/comments/${id}`
    await service.api.as('editor').patch(path, { body: { status: 'spam' } })
    const after = [shownComments(await visits.textAt(post.link)).length, await etag()]
    expect([before[0], after[0], before[1] === after[1]]).toEqual([1, 0, false])
  })

  it('leave the page the same for all visitors', async () => {
    const post = await make.post()
    await store(post, [undefined])
    const first = await visits.visit(post.link)
    const etag = first.headers.get('etag') ?? ''
    const again = await visits.visit(post.link, { headers: { 'if-none-match': etag } })
    expect([first.headers.get('cache-control'), again.status]).toEqual(['no-cache', 304])
  })
})
