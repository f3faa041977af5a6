import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Answer, Query } from '../../support/api.ts'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { event } from '../places/support.ts'
import { kinds, tag, term } from './support.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const stranger = () => {
  const { user } = service.credentials.editor
  return service.api.as({ user, pass: 'not the password' })
}

describe.each(kinds)('GET', (given) => {
  const { many, path } = given
  const get = (query: Query) => service.api.get(path, { query })
  const all = (query: Query) => get({ hide_empty: 'false', ...query })
  const idsOf = ({ body }: Answer): number[] => body[many].map(({ id }: { id: number }) => id)
  /** Three terms that share a mark: b, a, c. */
  const three = async () => {
    const mark = unique()
    const ids: number[] = []
    for (const letter of ['b', 'a', 'c']) {
      const slug = `${mark}-${{ a: 3, b: 1, c: 2 }[letter] ?? 0}`
      ids.push((await term(service, given, { name: `${letter} ${mark}`, slug })).id)
    }
    return { mark, ids }
  }

  describe(`/cal/events/v1/${many}`, () => {
    describe('200', () => {
      it.each([
        [{}, [1, 0, 2]],
        [{ order: 'asc' }, [1, 0, 2]],
        [{ order: 'ASC' }, [1, 0, 2]],
        [{ order: 'desc' }, [2, 0, 1]],
        [{ order: 'sideways' }, [2, 0, 1]],
        [{ orderby: 'id' }, [0, 1, 2]],
        [{ orderby: 'term_id', order: 'desc' }, [2, 1, 0]],
        [{ orderby: 'slug' }, [0, 2, 1]],
        [{ orderby: 'constructor' }, [1, 0, 2]],
        [{ orderby: 'name; DROP TABLE terms' }, [1, 0, 2]],
      ])('orders by %j', async (query, expected) => {
        const { mark, ids } = await three()
        const found = idsOf(await all({ search: mark, ...query }))
        expect(found).toEqual(expected.map((place) => ids[place]))
      })

      it('lists the requested ids in their order', async () => {
        const { ids } = await three()
        const include = [ids[2] ?? 0, ids[0] ?? 0]
        expect(idsOf(await all({ include, orderby: 'include' }))).toEqual(include)
      })

      it('leaves out the ids that are named', async () => {
        const { mark, ids } = await three()
        const found = await all({ search: mark, exclude: `${ids[0]},${ids[1]}` })
        expect(idsOf(found)).toEqual([ids[2]])
      })

      it('finds one by slug', async () => {
        const { id, slug } = await term(service, given)
        expect(idsOf(await all({ slug }))).toEqual([id])
      })

      it('hides what no published event has by default', async () => {
        const { mark, ids } = await three()
        await event(service, { [many]: [ids[1]] })
        await event(service, { [many]: [ids[2]], status: 'draft' })
        expect(idsOf(await get({ search: mark }))).toEqual([ids[1]])
        expect((await get({ search: mark, hide_empty: '0' })).body.total).toBe(3)
      })

      it.each(['event', 'post'])('has those of one event by %s', async (name) => {
        const { ids } = await three()
        const { id } = await event(service, { [many]: [ids[0], ids[2]] })
        const found = await get({ [name]: id })
        expect(idsOf(found)).toEqual([ids[0], ids[2]])
        expect(found.body.total).toBe(2)
      })

      it('has totals and neighbours of their page only', async () => {
        const { mark } = await three()
        const { body, headers } = await all({ search: mark, per_page: 1, page: 2 })
        const address = `${service.root}${path}`
        expect(body).toMatchObject({
          total: 3,
          total_pages: 3,
          rest_url: address,
          next_rest_url: `${address}?page=3`,
          previous_rest_url: address,
        })
        expect(headers['x-cal-total']).toBe('3')
        expect(headers['x-cal-totalpages']).toBe('3')
      })

      it.each([9, 9_007_199_254_740_991])('reads page %d beyond the end as empty', async (page) => {
        const { mark } = await three()
        const { status, body } = await all({ search: mark, page })
        expect(status).toBe(200)
        expect(body[many]).toEqual([])
        expect(body.total).toBe(3)
      })

      it('takes two statements at most, however many rows it shows', async () => {
        const { mark } = await three()
        const { database } = service.ctx
        const before = database.statements()
        await all({ search: mark, per_page: 2 })
        expect(database.statements() - before).toBe(2)
      })

      it.each(['%', "' OR 1=1 --", '\\', 'x'.repeat(1900)])(
        'searches special characters literally: %s',
        async (search) => {
          expect((await all({ search: `${search}${unique()}` })).body.total).toBe(0)
        },
      )
    })

    it('304 confirms that nothing has changed', async () => {
      const headers = { 'if-none-match': tag(await all({})) }
      const answer = await service.api.get(path, { query: { hide_empty: 'false' }, headers })
      expect(answer.status).toBe(304)
    })

    it.each([
      [{ page: 0, per_page: -1 }, ['page', 'per_page']],
      [{ search: '' }, ['search']],
      [{ slug: '' }, ['slug']],
      [{ search: '0', slug: '0' }, ['search', 'slug']],
      [{ order: '', orderby: '' }, ['order', 'orderby']],
      [{ include: 99_999_999, exclude: 99_999_998 }, ['exclude', 'include']],
      [{ include: 2 ** 40 }, ['include']],
      [{ include: 'abc' }, ['include']],
      [{ exclude: '1,x' }, ['exclude']],
      [{ include: '', exclude: '' }, ['exclude', 'include']],
      [{ include: 0, exclude: -1 }, ['exclude', 'include']],
      [{ post: 99_999_999 }, ['post']],
      [{ event: 99_999_999, post: 'x' }, ['event', 'post']],
      [{ hide_empty: 'perhaps' }, ['hide_empty']],
    ])('400 refuses %j', async (query, names) => {
      const answer = await get(query)
      expect(answer).toBeRestError('rest_invalid_param', 400)
      expect(Object.keys(answer.body.data.params).toSorted()).toEqual(names)
    })

    it('400 reports unknown references with sentences only, in one statement', async () => {
      const { id } = await term(service, given)
      const { id: other } = await term(service, kinds.find((kind) => kind.many !== many) ?? given)
      const { database } = service.ctx
      const before = database.statements()
      const { status, body } = await get({ include: [id, other], exclude: [id, 99_999_999, other] })
      expect(status).toBe(400)
      expect(database.statements() - before).toBe(1)
      expect(Object.keys(body.data.params)).toEqual(['include', 'exclude'])
      expect(body.data.details).toEqual({})
      expect((await get({ order: '' })).body.data.details).toEqual({})
    })

    it('400 keeps the terms of an event from those who may not read it', async () => {
      const { id: label } = await term(service, given)
      const { id } = await event(service, { [many]: [label], status: 'private' })
      expect(await get({ event: id })).toBeRestError('rest_invalid_param', 400)
      const own = await service.api.as('editor').get(path, {
        query: { event: id, hide_empty: 'false' },
      })
      expect(idsOf(own)).toEqual([label])
    })

    it('400 refuses a post as an event', async () => {
      const { id } = (
        await service.api
          .as('editor')
          .post('/core/v2/posts', { body: { title: 'x', content: 'x', status: 'publish' } })
      ).body
      expect(await get({ event: id })).toBeRestError('rest_invalid_param', 400)
      expect(await get({ post: id })).toBeRestError('rest_invalid_param', 400)
    })

    it('401 refuses a wrong password', async () => {
      expect(await stranger().get(path)).toBeRestError('incorrect_password', 401)
    })
  })

  describe(`/cal/events/v1/${many}/{id}`, () => {
    it('200 shows one to everybody', async () => {
      const made = await term(service, given, { description: 'Words' })
      const { status, body } = await service.api.get(`${path}/${made.id}`)
      expect(status).toBe(200)
      expect(body).toEqual(made)
    })

    it('304 confirms that nothing has changed', async () => {
      const { id } = await term(service, given)
      const headers = { 'if-none-match': tag(await service.api.get(`${path}/${id}`)) }
      expect((await service.api.get(`${path}/${id}`, { headers })).status).toBe(304)
    })

    it.each(['0', '99999999', '99999999999999999999'])('400 has no term %s', async (id) => {
      const answer = await service.api.get(`${path}/${id}`)
      expect(answer).toBeRestError('rest_invalid_param', 400)
    })

    it('400 does not answer for terms of another kind', async () => {
      const { id } = await term(service, kinds.find((kind) => kind.many !== many) ?? given)
      expect(await service.api.get(`${path}/${id}`)).toBeRestError('rest_invalid_param', 400)
    })

    it('401 refuses a wrong password', async () => {
      const { id } = await term(service, given)
      const answer = await stranger().get(`${path}/${id}`)
      expect(answer).toBeRestError('incorrect_password', 401)
    })
  })
})

describe('GET /cal/events/v1/categories', () => {
  const [categories] = kinds

  it('200 lists those directly below a category', async () => {
    const mark = unique()
    const { id } = await term(service, categories, { name: `${mark} a` })
    const below = await term(service, categories, { name: `${mark} b`, parent: id })
    const list = async (parent: number) => {
      const query = { parent, search: mark, hide_empty: 'false' }
      const { body } = await service.api.get(categories.path, { query })
      return body.categories.map((one: { id: number }) => one.id)
    }
    expect(await list(id)).toEqual([below.id])
  })

  it('400 refuses an unknown parent category', async () => {
    const [, tags] = kinds
    const { id } = await term(service, tags)
    for (const parent of [99_999_999, -1, 0, id]) {
      const answer = await service.api.get(categories.path, { query: { parent } })
      expect(answer).toBeRestError('rest_invalid_param', 400)
      expect(Object.keys(answer.body.data.params)).toEqual(['parent'])
    }
  })

  it('200 keeps an empty category with events in a child', async () => {
    const mark = unique()
    const { id } = await term(service, categories, { name: `${mark} a` })
    const below = await term(service, categories, { name: `${mark} b`, parent: id })
    await event(service, { categories: [below.id] })
    const { body } = await service.api.get(categories.path, { query: { search: mark } })
    expect(body.categories.map((one: { id: number }) => one.id)).toEqual([id, below.id])
  })
})

describe('GET /cal/events/v1/tags/{id}', () => {
  it('200 has the tags of posts', async () => {
    const name = unique('shared-')
    const { body: made } = await service.api.as('editor').post('/core/v2/tags', { body: { name } })
    const { body } = await service.api.get(`/cal/events/v1/tags/${made.id}`)
    expect(body.name).toBe(name)
  })
})

it('GET /cal/events/v1/tags 200 takes ten thousand ids', async () => {
  const { id } = await term(service, kinds[1])
  const include = Array.from({ length: 10_000 }, () => id)
  const { status, body } = await service.api.post('/cal/events/v1/tags?_method=GET', {
    body: { include, hide_empty: false },
  })
  expect(status).toBe(200)
  expect(Array.isArray(body.tags)).toBe(true)
})
