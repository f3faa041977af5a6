import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createFactories, unique, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
})
afterAll(() => service.close())

const list = '/core/v2/categories'
const editor = () => service.api.as('editor')
const read = async (id: number) => (await service.api.get(`${list}/${id}`)).body
const remove = (id: number) => editor().delete(`${list}/${id}`, { query: { force: true } })

describe('POST /core/v2/categories 201', () => {
  it('adds the slug of the parent to a taken slug', async () => {
    const name = unique('alps-')
    await make.category({ name })
    const parent = await make.category()
    const child = await make.category({ name, parent: parent.id })
    expect(child.slug).toBe(`${name}-${parent.slug}`)
  })

  it('adds a number where that slug is taken as well', async () => {
    const name = unique('alps-')
    const parent = await make.category()
    await make.category({ name })
    await make.category({ name: unique(), slug: `${name}-${parent.slug}` })
    const child = await make.category({ name, parent: parent.id })
    expect(child.slug).toBe(`${name}-${parent.slug}-2`)
  })
})

describe('PATCH /core/v2/categories/{id}', () => {
  it('400 refuses a parent that does not exist', async () => {
    const { id } = await make.category()
    const answer = await editor().patch(`${list}/${id}`, { body: { parent: 2 ** 31 } })
    expect(answer).toBeRestError('rest_term_invalid', 400)
  })

  it('200 puts a category to the top by a parent of null', async () => {
    const top = await make.category()
    const { id } = await make.category({ parent: top.id })
    const { body } = await editor().patch(`${list}/${id}`, { body: { parent: null } })
    expect(body.parent).toBe(0)
  })

  it('400 refuses a tag as a parent', async () => {
    const { id } = await make.category()
    const tag = await make.tag()
    const answer = await editor().patch(`${list}/${id}`, { body: { parent: tag.id } })
    expect(answer).toBeRestError('rest_term_invalid', 400)
  })

  it.each(['itself', 'below itself'])(
    '400 refuses a parent that is the category %s, and keeps the old one',
    async (place) => {
      const top = await make.category()
      const { id } = await make.category({ parent: top.id })
      const child = await make.category({ parent: id })
      const body = { parent: place === 'itself' ? id : child.id, name: unique() }
      const answer = await editor().patch(`${list}/${id}`, { body })
      expect(answer).toBeRestError('rest_term_invalid', 400)
      expect(await read(id)).toMatchObject({
        parent: top.id,
        name: expect.not.stringMatching(body.name),
      })
    },
  )

  it('200/400 makes one of two moves at once that together would create a cycle', async () => {
    const one = await make.category()
    const other = await make.category()
    const moves = await Promise.all([
      editor().patch(`${list}/${one.id}`, { body: { parent: other.id } }),
      editor().patch(`${list}/${other.id}`, { body: { parent: one.id } }),
    ])
    expect(moves.map(({ status }) => String(status)).toSorted()).toEqual(['200', '400'])
    const parents = [(await read(one.id)).parent, (await read(other.id)).parent]
    expect(parents.filter((parent) => parent === 0)).toHaveLength(1)
  })

  it('200 adds the slug of the new parent to a taken slug', async () => {
    const top = await make.category()
    const taken = await make.category()
    const { id } = await make.category()
    const body = { parent: top.id, slug: taken.slug }
    const moved = await editor().patch(`${list}/${id}`, { body })
    expect(moved.body.slug).toBe(`${taken.slug}-${top.slug}`)
  })
})

describe('DELETE /core/v2/categories/{id}', () => {
  it('200 moves children up', async () => {
    const top = await make.category()
    const middle = await make.category({ parent: top.id })
    const child = await make.category({ parent: middle.id })
    await remove(middle.id)
    expect((await read(child.id)).parent).toBe(top.id)
  })

  it('403 keeps the default category', async () => {
    const { defaultCategory } = await service.ctx.settings()
    const answer = await service.api
      .as('admin')
      .delete(`${list}/${defaultCategory}`, { query: { force: true } })
    expect(answer).toBeRestError('rest_cannot_delete', 403)
    expect(answer.headers['allow']).toBe('GET, POST, PUT, PATCH')
  })

  it('200/403 keeps a category that becomes the default one meanwhile', async () => {
    const { defaultCategory } = await service.ctx.settings()
    const choose = (id: number) =>
      service.api.as('admin').patch('/core/v2/settings', { body: { default_category: id } })
    const outcomes: string[] = []
    for (let n = 0; n < 8; n++) {
      const { id } = await make.category()
      const [chosen, removed] = await Promise.all([choose(id), remove(id)])
      outcomes.push(`${chosen.status} ${removed.status}`)
    }
    // One of the two comes first, and the other is refused.
    expect(outcomes.filter((outcome) => !['200 403', '400 200'].includes(outcome))).toEqual([])
    await choose(defaultCategory)
  })

  it('200 files posts that had no other under the default category, which counts them', async () => {
    const { defaultCategory } = await service.ctx.settings()
    const gone = await make.category()
    const kept = await make.category()
    const only = await make.post({ categories: [gone.id] })
    const both = await make.post({ categories: [gone.id, kept.id] })
    await make.post({ categories: [gone.id], status: 'draft' })
    const { count } = await read(defaultCategory)
    await remove(gone.id)
    const categoriesOf = async (id: number) =>
      (await service.api.get(`/core/v2/posts/${id}`)).body.categories
    expect(await categoriesOf(only.id)).toEqual([defaultCategory])
    expect(await categoriesOf(both.id)).toEqual([kept.id])
    expect((await read(defaultCategory)).count).toBe(count + 1)
  })

  it('200 makes copies of the posts stale that were filed under it', async () => {
    const { id } = await make.category()
    const post = await make.post({ categories: [id] })
    const path = `/core/v2/posts/${post.id}`
    const { headers } = await editor().get(path)
    await remove(id)
    const stale = { 'if-match': headers['etag'] ?? '' }
    const answer = await editor().patch(path, { body: { title: 'x' }, headers: stale })
    expect(answer).toBeRestError('rest_precondition_failed', 412)
  })

  it('200 leaves posts that are filed meanwhile a category that exists', async () => {
    const { id } = await make.category()
    const body = { title: unique(), status: 'publish', categories: [id] }
    const [created] = await Promise.all([editor().post('/core/v2/posts', { body }), remove(id)])
    expect(created.status).toBe(201)
    const { body: post } = await service.api.get(`/core/v2/posts/${created.body.id}`)
    expect(post.categories).not.toContain(id)
  })
})
