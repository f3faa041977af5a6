import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { event } from '../places/support.ts'
import { kinds, tag, term } from './support.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const editor = () => service.api.as('editor')

describe.each(kinds)('POST', (given) => {
  const { path, taxonomy, core, writer, taker } = given
  const post = (body: object) => editor().post(path, { body })

  describe(`/cal/events/v1/${given.many}`, () => {
    it('201 creates one from a name alone, and returns its address', async () => {
      const name = unique('Free ')
      const { status, body, headers } = await post({ name })
      expect(status).toBe(201)
      expect(body).toMatchObject({
        name,
        slug: name.toLowerCase().replace(' ', '-'),
        taxonomy,
        count: 0,
        description: '',
        meta: {},
        urls: {
          self: `${service.root}${path}/${body.id}`,
          collection: `${service.root}${path}`,
        },
      })
      expect(headers['location']).toBe(`${service.root}/core/v2/${core}/${body.id}`)
    })

    it('201 creates one with every member', async () => {
      const slug = unique('slug-')
      const { body } = await post({ name: unique(), slug, description: 'Few <b>words</b>' })
      expect(body.slug).toBe(slug)
      expect(body.description).toBe('Few <b>words</b>')
    })

    it('201 numbers a slug that is taken', async () => {
      const slug = unique('slug-')
      await post({ name: unique(), slug })
      expect((await post({ name: unique(), slug })).body.slug).toBe(`${slug}-2`)
    })

    it('201 drops markup from names, and scripts from descriptions', async () => {
      const { body } = await post({
        name: `<b>R&D</b> ${unique()}<script>1</script>`,
        description: '<script src="//x.test"></script><i onclick="x()">Words</i>',
      })
      expect(body.name.startsWith('R&amp;D ')).toBe(true)
      expect(body.name).not.toContain('<')
      expect(body.description).toBe('<i>Words</i>')
    })

    it(`201 is for ${writer}s`, async () => {
      expect(await term(service, given, {}, writer)).toMatchObject({ taxonomy })
    })

    it('400 names the term that has the name', async () => {
      const { id, name } = await term(service, given)
      const answer = await post({ name })
      expect(answer).toBeRestError('term_exists', 400)
      expect(answer.body.data.term_id).toBe(id)
    })

    it.each([{}, { name: null }])('400 requires a name: %j', async (body) => {
      expect(await post(body)).toBeRestError('rest_missing_callback_param', 400)
    })

    it.each([
      { name: '' },
      { name: '0' },
      { name: '<b>0</b>' },
      { name: 'x', slug: '0' },
      { name: ' <b> </b>' },
      { name: 5 },
      { name: 'x'.repeat(201) },
      { name: 'x', slug: '' },
      { name: 'x', description: '' },
      { name: 'x', description: ['y'] },
    ])('400 refuses an invalid term: %#', async (body) => {
      const answer = await post(body)
      expect(answer).toBeRestError('rest_invalid_param', 400)
      expect(answer.body.data.details).toEqual({})
    })

    it('400 refuses text that cannot be stored', async () => {
      expect(await post({ name: 'a\0b' })).toBeRestError('rest_invalid_param', 400)
    })

    it('401 is not for visitors', async () => {
      const answer = await service.api.post(path, { body: { name: unique() } })
      expect(answer).toBeRestError('rest_forbidden', 401)
    })

    it(`403 is not for ${taker}s`, async () => {
      const answer = await service.api.as(taker).post(path, { body: { name: unique() } })
      expect(answer).toBeRestError('rest_forbidden', 403)
    })
  })
})

describe.each(kinds)('PATCH', (given) => {
  const { path, taker } = given

  describe(`/cal/events/v1/${given.many}/{id}`, () => {
    it.each(['post', 'put', 'patch'] as const)('200 changes what a %s names', async (method) => {
      const { id, slug } = await term(service, given, { description: 'Old' })
      const name = unique('New ')
      const { status, body } = await editor()[method](`${path}/${id}`, { body: { name } })
      expect(status).toBe(200)
      expect(body).toMatchObject({ name, slug, description: 'Old' })
    })

    it('400 names all problems at once', async () => {
      const answer = await editor().post(`${path}/99999999`, { body: { description: '' } })
      expect(answer).toBeRestError('rest_invalid_param', 400)
      expect(Object.keys(answer.body.data.params).toSorted()).toEqual(['description', 'id'])
    })

    it('400 does not take the slug of another', async () => {
      const [one, other] = [await term(service, given), await term(service, given)]
      const answer = await editor().post(`${path}/${one.id}`, { body: { slug: other.slug } })
      expect(answer).toBeRestError('duplicate_term_slug', 400)
    })

    it('401 is not for visitors', async () => {
      const { id } = await term(service, given)
      const answer = await service.api.put(`${path}/${id}`, { body: { name: unique() } })
      expect(answer).toBeRestError('rest_forbidden', 401)
    })

    it(`403 is not for ${taker}s`, async () => {
      const { id } = await term(service, given)
      const answer = await service.api.as(taker).put(`${path}/${id}`, { body: { name: unique() } })
      expect(answer).toBeRestError('rest_forbidden', 403)
    })

    it('412 refuses a version that somebody else has changed since', async () => {
      const { id } = await term(service, given)
      const headers = { 'if-match': tag(await service.api.get(`${path}/${id}`)) }
      await editor().post(`${path}/${id}`, { body: { description: 'First' } })
      const body = { description: 'Second' }
      const answer = await editor().post(`${path}/${id}`, { headers, body })
      expect(answer).toBeRestError('rest_precondition_failed', 412)
    })
  })
})

describe.each(kinds)('DELETE', (given) => {
  const { many, path, taker } = given

  describe(`/cal/events/v1/${given.many}/{id}`, () => {
    it('200 returns it as it was, and removes it from its events', async () => {
      const { id } = await term(service, given)
      const made = await event(service, { [many]: [id] })
      const { status, body } = await editor().delete(`${path}/${id}`)
      expect(status).toBe(200)
      expect(body.id).toBe(id)
      expect(body.count).toBe(1)
      const after = await service.api.get(`/cal/events/v1/events/${made.id}`)
      expect(after.body[many]).toEqual([])
    })

    it('400 reports an unknown id, to visitors too', async () => {
      const answer = await service.api.delete(`${path}/99999999`)
      expect(answer).toBeRestError('rest_invalid_param', 400)
    })

    it('401 is not for visitors', async () => {
      const { id } = await term(service, given)
      expect(await service.api.delete(`${path}/${id}`)).toBeRestError('rest_forbidden', 401)
    })

    it(`403 is not for ${taker}s`, async () => {
      const { id } = await term(service, given)
      const answer = await service.api.as(taker).delete(`${path}/${id}`)
      expect(answer).toBeRestError('rest_forbidden', 403)
    })

    it('412 refuses a version that somebody else has changed since', async () => {
      const { id } = await term(service, given)
      const headers = { 'if-match': tag(await service.api.get(`${path}/${id}`)) }
      await editor().post(`${path}/${id}`, { body: { description: 'First' } })
      const answer = await editor().delete(`${path}/${id}`, { headers })
      expect(answer).toBeRestError('rest_precondition_failed', 412)
    })
  })
})

describe('The tree of event categories', () => {
  const [categories] = kinds
  const { path } = categories

  it('links a category to its parent', async () => {
    const { id } = await term(service, categories)
    const below = await term(service, categories, { parent: id })
    expect(below.parent).toBe(id)
    expect(below.urls.up).toBe(`${service.root}${path}/${id}`)
  })

  it('accepts one name twice below different parents', async () => {
    const [name, parent] = [unique(), (await term(service, categories)).id]
    await term(service, categories, { name })
    expect((await term(service, categories, { name, parent })).parent).toBe(parent)
  })

  it.each([0, -1, 99_999_999, 'sport', 2 ** 40])(
    'refuses the parent %s of a category',
    async (parent) => {
      const answer = await editor().post(path, { body: { name: unique(), parent } })
      expect(answer).toBeRestError('rest_invalid_param', 400)
      expect(answer.body.data).toMatchObject({
        params: { parent: expect.any(String) },
        details: {},
      })
    },
  )

  it('refuses a term of another kind as a parent', async () => {
    const { id: parent } = await term(service, kinds[1])
    const answer = await editor().post(path, { body: { name: unique(), parent } })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })

  it.each(['itself', 'one below it'])('refuses a category below %s', async (which) => {
    const top = await term(service, categories)
    const { id } = await term(service, categories, { parent: top.id })
    const below = await term(service, categories, { parent: id })
    const parent = which === 'itself' ? id : below.id
    for (const address of [path, '/core/v2/cal_events_cat']) {
      const answer = await editor().put(`${address}/${id}`, { body: { parent } })
      expect(answer).toBeRestError('rest_term_invalid', 400)
      expect((await service.api.get(`${path}/${id}`)).body.parent).toBe(top.id)
    }
  })

  it('never has a cycle after concurrent moves', async () => {
    const [one, other] = [await term(service, categories), await term(service, categories)]
    const moves = await Promise.all([
      editor().put(`${path}/${one.id}`, { body: { parent: other.id } }),
      editor().put(`${path}/${other.id}`, { body: { parent: one.id } }),
    ])
    expect(moves.map(({ status }) => String(status)).toSorted()).toEqual(['200', '400'])
    const read = async (id: number) => (await service.api.get(`${path}/${id}`)).body.parent
    expect([await read(one.id), await read(other.id)]).toContain(0)
  })

  it('moves up the children of a deleted category', async () => {
    const { id } = await term(service, categories)
    const below = await term(service, categories, { parent: id })
    await editor().delete(`${path}/${id}`)
    expect((await service.api.get(`${path}/${below.id}`)).body.parent).toBe(0)
  })
})

it('Terms count published events, and posts that have a tag too', async () => {
  const [categories, tags] = kinds
  const category = await term(service, categories)
  const label = await term(service, tags)
  const members = { categories: [category.id], tags: [label.id] }
  const { id } = await event(service, members)
  await event(service, { ...members, status: 'draft' })
  const post = { title: unique(), content: 'x', status: 'publish', tags: [label.id] }
  await service.api.as('editor').post('/core/v2/posts', { body: post })
  const counts = async () => ({
    category: (await service.api.get(`${categories.path}/${category.id}`)).body.count,
    tag: (await service.api.get(`${tags.path}/${label.id}`)).body.count,
  })
  expect(await counts()).toEqual({ category: 1, tag: 2 })
  await service.api.as('editor').delete(`/cal/events/v1/events/${id}`)
  expect(await counts()).toEqual({ category: 0, tag: 1 })
})
