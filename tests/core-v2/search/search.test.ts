import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Answer, Query } from '../../support/api.ts'
import { createFactories, unique, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
})
afterAll(() => service.close())

const path = '/core/v2/search'

const find = (query: Query, headers = {}): Promise<Answer> =>
  service.api.get(path, { query, headers })

const idsOf = ({ body }: Answer): unknown[] => (body as { id: unknown }[]).map(({ id }) => id)

const totalsOf = ({ headers }: Answer) => ({
  total: headers['x-wp-total'],
  pages: headers['x-wp-totalpages'],
})

describe('GET /core/v2/search', () => {
  describe('200', () => {
    it('shows what was found, with links', async () => {
      const mark = unique()
      const { id, link } = await make.page({ title: `R&D ${mark}` })
      const { body } = await find({ search: mark })
      expect(body).toEqual([
        {
          id,
          title: `R&#038;D ${mark}`,
          url: link,
          type: 'post',
          subtype: 'page',
          _links: {
            self: [
              {
                href: `${service.root}/core/v2/pages/${id}`,
                embeddable: true,
                targetHints: { allow: ['GET'] },
              },
            ],
            about: [{ href: `${service.root}/core/v2/types/page` }],
            collection: [{ href: `${service.root}${path}` }],
          },
        },
      ])
    })

    it('finds titles before texts, and newer ones before older ones', async () => {
      const mark = unique()
      const inText = await make.post({ content: mark, date: '2024-03-03T00:00:00' })
      const older = await make.post({ title: mark, date: '2024-01-01T00:00:00' })
      const newer = await make.page({ title: mark, date: '2024-02-02T00:00:00' })
      expect(idsOf(await find({ search: mark }))).toEqual([newer.id, older.id, inText.id])
    })

    it('requires all words, and none with a minus', async () => {
      const [first, second] = [unique(), unique()]
      const one = await make.post({ title: `${first} ${second}` })
      const two = await make.post({ title: first, excerpt: unique() })
      expect(idsOf(await find({ search: `${second} ${first}` }))).toEqual([one.id])
      expect(idsOf(await find({ search: `${first} -${second}` }))).toEqual([two.id])
    })

    it('finds only public items, whatever the rights of the caller', async () => {
      const mark = unique()
      await make.post({ title: mark, status: 'draft' })
      await make.post({ title: mark, status: 'private' })
      await make.post({ title: mark, status: 'future', date: '2100-01-01T00:00:00' })
      const { id } = await make.post({ title: mark })
      await service.api.as('editor').delete(`/core/v2/posts/${id}`)
      const { body, headers } = await service.api.as('editor').get(`${path}?search=${mark}`)
      expect({ body, total: headers['x-wp-total'] }).toEqual({ body: [], total: '0' })
    })

    it('finds protected items by their title alone', async () => {
      const [title, secret] = [unique(), unique()]
      const { id } = await make.post({ title, content: secret, excerpt: secret, password: 'x' })
      expect(idsOf(await find({ search: title }))).toEqual([id])
      expect(idsOf(await find({ search: secret }))).toEqual([])
      expect(idsOf(await find({ search: `${title} -${secret}` }))).toEqual([id])
    })

    it('reveals nothing of protected texts by the order', async () => {
      const [first, second] = [unique(), unique()]
      const secret = { content: `${first} ${second}`, password: 'x' }
      const locked = await make.post({
        title: `${second} ${first}`,
        ...secret,
        date: '2024-01-01T00:00:00',
      })
      const open = await make.post({ title: `${second} ${first}`, date: '2024-02-02T00:00:00' })
      expect(idsOf(await find({ search: `${first} ${second}` }))).toEqual([open.id, locked.id])
    })

    it.each([
      ['post', ['post']],
      ['page', ['page']],
      ['post,page', ['page', 'post']],
      ['any', ['page', 'post']],
    ])('keeps to the subtype %s', async (subtype, expected) => {
      const mark = unique()
      await make.post({ title: mark })
      await make.page({ title: mark })
      const { body } = await find({ search: mark, subtype })
      const found = (body as { subtype: string }[]).map((item) => item.subtype)
      expect(new Set(found)).toEqual(new Set(expected))
    })

    it('includes and excludes ids', async () => {
      const [one, two] = [await make.post(), await make.page()]
      const both = { include: [one.id, two.id, 99_999_999, 1e20] }
      expect(new Set(idsOf(await find(both)))).toEqual(new Set([one.id, two.id]))
      expect(idsOf(await find({ ...both, exclude: [one.id] }))).toEqual([two.id])
    })

    it('shows pages', async () => {
      const mark = unique()
      for (let number = 0; number < 3; number++) await make.post({ title: mark })
      const answer = await find({ search: mark, per_page: 2, page: 2 })
      expect(answer.body).toHaveLength(1)
      expect(totalsOf(answer)).toEqual({ total: '3', pages: '2' })
      expect(answer.headers['link']).toContain('rel="prev"')
    })

    it.each([9, 2 ** 31, 1e15])('is empty on page %d', async (page) => {
      const answer = await find({ page })
      expect(answer.body).toEqual([])
      expect(totalsOf(answer)).toEqual({ total: '0', pages: '0' })
    })

    it.each(['%', '_', '\\', '"', '-', '- -', '"""', ',', "'", '‮'])(
      'treats %p as text',
      async (search) => {
        expect((await find({ search })).status).toBe(200)
      },
    )

    it('embeds with a fixed number of statements, however many it shows', async () => {
      const mark = unique()
      for (let number = 0; number < 6; number++) await make.post({ title: mark })
      await make.page({ title: mark })
      const statementsFor = async (per_page: number): Promise<number> => {
        const { database } = service.ctx
        database.changes.changed('content')
        const before = database.statements()
        const { body } = await find({ search: mark, per_page, _embed: 'self' })
        expect(
          (body as { _embedded: { self: object[] } }[]).map((item) => item._embedded.self.length),
        ).toEqual(Array.from({ length: per_page }, () => 1))
        return database.statements() - before
      }
      await service.api.get('/')
      await statementsFor(1)
      const few = await statementsFor(2)
      expect(await statementsFor(6)).toBe(few)
    })

    it('embeds the item as a list shows it', async () => {
      const mark = unique()
      const { id } = await make.post({ title: mark })
      const { body } = await find({ search: mark, _embed: 1 })
      const single = await service.api.get(`/core/v2/posts/${id}?context=embed`)
      expect(body[0]._embedded.self).toEqual([single.body])
    })
  })

  describe('200', () => {
    it('shows terms that were found, by name', async () => {
      const mark = unique()
      const tag = await make.tag({ name: `b ${mark}` })
      const category = await make.category({ name: `a ${mark}` })
      const answer = await find({ search: mark, type: 'term' })
      expect(answer.body[1]).toMatchObject({
        id: tag.id,
        title: `b ${mark}`,
        url: tag.link,
        type: 'post_tag',
        _links: { about: [{ href: `${service.root}/core/v2/taxonomies/post_tag` }] },
      })
      expect(idsOf(answer)).toEqual([category.id, tag.id])
      expect(totalsOf(answer)).toEqual({ total: '2', pages: '1' })
      expect(answer.body[0]).not.toHaveProperty('subtype')
    })

    it('keeps terms to a taxonomy, to ids, and to a page', async () => {
      const mark = unique()
      const category = await make.category({ name: `a ${mark}` })
      const tags = [await make.tag({ name: `b ${mark}` }), await make.tag({ name: `c ${mark}` })]
      const query = { search: mark, type: 'term' }
      const only = await find({ ...query, subtype: 'category' })
      const without = await find({ ...query, exclude: [category.id] })
      const second = await find({ ...query, per_page: 1, page: 2 })
      const beyond = await find({ ...query, page: 1e15 })
      expect(idsOf(only)).toEqual([category.id])
      expect(idsOf(without)).toEqual(tags.map(({ id }) => id))
      expect(idsOf(second)).toEqual([tags[0]?.id])
      expect(totalsOf(second)).toEqual({ total: '3', pages: '3' })
      expect(beyond.body).toEqual([])
    })

    it('keeps the totals of terms on a page beyond the end, as lists of terms do', async () => {
      const mark = unique()
      await make.tag({ name: mark })
      const answer = await find({ search: mark, type: 'term', page: 9 })
      expect(answer.body).toEqual([])
      expect(totalsOf(answer)).toEqual({ total: '1', pages: '1' })
    })

    it('embeds terms', async () => {
      const mark = unique()
      const { id } = await make.tag({ name: mark })
      const { body } = await find({ search: mark, type: 'term', _embed: 'self' })
      const single = await service.api.get(`/core/v2/tags/${id}?context=embed`)
      expect(body[0]._embedded.self).toEqual([single.body])
    })
  })

  describe('200', () => {
    it('finds formats by a part of the name', async () => {
      const { body } = await find({ search: 'UDI', type: 'post-format', context: 'embed' })
      expect(body).toMatchObject([
        { id: 'audio', title: 'Audio', url: `${service.url}/type/audio/`, type: 'post-format' },
      ])
    })

    it('shows pages of formats', async () => {
      const answer = await find({ type: 'post-format', per_page: 4, page: 3 })
      expect(idsOf(answer)).toEqual(['audio'])
      expect(totalsOf(answer)).toEqual({ total: '9', pages: '3' })
    })

    it('keeps the totals of formats on a page beyond the end', async () => {
      const answer = await find({ type: 'post-format', page: 9 })
      expect(answer.body).toEqual([])
      expect(totalsOf(answer)).toEqual({ total: '9', pages: '1' })
    })
  })

  describe('304', () => {
    it('confirms that nothing has changed', async () => {
      const { headers } = await find({ search: 'harbor' })
      const again = await find({ search: 'harbor' }, { 'if-none-match': headers['etag'] })
      expect(again.status).toBe(304)
    })
  })

  describe('400', () => {
    it.each([
      ['type', 'person', 'rest_not_in_enum'],
      ['subtype', 'novel', 'rest_not_in_enum'],
      ['context', 'edit', 'rest_not_in_enum'],
      ['per_page', 101, 'rest_out_of_bounds'],
      ['page', 0, 'rest_out_of_bounds'],
      ['include', 'many', 'rest_invalid_type'],
      ['search', 'NUL \0', 'rest_invalid_text'],
    ])('refuses the %s %p', async (name, value, code) => {
      const { body } = await find({ [name]: value })
      expect(body.data.details[name].code).toBe(code)
    })
  })

  describe('400', () => {
    it.each([
      ['term', 'post', 'any, category, post_tag, cal_events_cat'],
      ['term', 'category,page', 'any, category, post_tag, cal_events_cat'],
      ['post', 'category', 'any, post, page, cal_events'],
      ['post-format', 'post', 'any'],
    ])('refuses for the type %s the subtype %s', async (type, subtype, known) => {
      const answer = await find({ type, subtype })
      expect(answer).toBeRestError('rest_invalid_param', 400)
      expect(answer.body.data.params.subtype).toContain(`must be one of: ${known}.`)
    })
  })

  describe('401', () => {
    it('refuses wrong credentials', async () => {
      const answer = await service.api.as({ user: 'nobody', pass: 'x' }).get(path)
      expect(answer).toBeRestError('invalid_username', 401)
    })
  })
})
