import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createUser, type TestUser } from '../../support/accounts.ts'
import type { Query } from '../../support/api.ts'
import { createFactories, unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

const LIST = '/core/v2/users'

let service: TestService
let writer: TestUser
let silent: TestUser
const run = unique('u')
beforeAll(async () => {
  service = await startService()
  writer = await createUser(service.ctx, { login: `${run}-writer`, role: 'author' })
  silent = await createUser(service.ctx, { login: `${run}-silent`, role: 'contributor' })
  await createFactories(service.api).post({ author: writer.id })
})
afterAll(() => service.close())

const idsOf = async (query: Query, asker: 'admin' | 'editor' | 'anonymous' = 'admin') => {
  const { body } = await service.api.as(asker).get(LIST, { query })
  return (body as { id: number }[]).map(({ id }) => id)
}

describe('GET /core/v2/users', () => {
  describe('200', () => {
    it('shows administrators everybody', async () => {
      expect(await idsOf({ search: run, orderby: 'id' })).toEqual([writer.id, silent.id])
    })

    it('shows others the public authors', async () => {
      expect(await idsOf({ search: run }, 'editor')).toEqual([writer.id])
    })

    it('counts what the caller may see', async () => {
      const { headers } = await service.api.get(LIST, { query: { search: run } })
      expect(headers).toMatchObject({ 'x-wp-total': '1', 'x-wp-totalpages': '1' })
    })

    it('shows no mail address and no login outside the edit context', async () => {
      const { text } = await service.api.as('admin').get(LIST, { query: { search: run } })
      expect(text).not.toMatch(/example\.org|username/)
    })

    it('is empty beyond the last page', async () => {
      expect(await idsOf({ search: run, page: 99 })).toEqual([])
    })

    it('is empty on a page that no number reaches', async () => {
      expect(await idsOf({ page: '1e15', per_page: 100 })).toEqual([])
    })

    it.each<[string, Query, () => number[]]>([
      ['role', { roles: 'contributor' }, () => [silent.id]],
      ['capability', { capabilities: 'publish_posts' }, () => [writer.id]],
      [
        'one of two capabilities',
        { capabilities: 'publish_posts,read' },
        () => [writer.id, silent.id],
      ],
      ['who may write', { who: 'authors' }, () => [writer.id, silent.id]],
      ['published items', { has_published_posts: true }, () => [writer.id]],
      ['published items of a type', { has_published_posts: ['page'] }, () => []],
      ['slug', { slug: `${run}-silent` }, () => [silent.id]],
      ['column of the search', { search_columns: 'email' }, () => [writer.id, silent.id]],
      ['offset', { offset: 1 }, () => [silent.id]],
    ])('narrows by %s', async (_name, query, expected) => {
      expect(await idsOf({ search: run, orderby: 'id', ...query })).toEqual(expected())
    })

    it('keeps the order of include', async () => {
      const include = [silent.id, writer.id]
      expect(await idsOf({ include, orderby: 'include' })).toEqual(include)
    })

    it('keeps the order of slugs', async () => {
      const slug = [`${run}-writer`, `${run}-silent`]
      expect(await idsOf({ slug, orderby: 'include_slugs' })).toEqual([writer.id, silent.id])
    })

    it.each(['id', 'name', 'slug', 'email', 'url', 'registered_date', 'include_slugs'])(
      'orders by %s, upwards and downwards',
      async (orderby) => {
        const upwards = await idsOf({
          search: run,
          orderby,
          slug: [`${run}-silent`, `${run}-writer`],
        })
        expect(upwards).toHaveLength(2)
      },
    )

    it('leaves out excluded users and ids that no user can have', async () => {
      const exclude = [silent.id, 2 ** 40]
      expect(await idsOf({ search: run, exclude })).toEqual([writer.id])
    })

    it('does not leave out users included by id', async () => {
      expect(await idsOf({ include: silent.id, exclude: silent.id })).toEqual([silent.id])
    })

    it('keeps the order of slugs whatever the direction', async () => {
      const slug = [`${run}-writer`, `${run}-silent`]
      const query = { slug, orderby: 'include_slugs', order: 'desc' }
      expect(await idsOf(query)).toEqual([writer.id, silent.id])
    })

    it('orders by login name where no ids are listed', async () => {
      const query = { search: run, orderby: 'include', order: 'desc' }
      expect(await idsOf(query)).toEqual([silent.id, writer.id])
    })

    it('searches numbers in login names and ids', async () => {
      const digits = `${Date.now()}`
      const [named, shown] = await Promise.all([
        createUser(service.ctx, { login: `n${digits}`, role: 'author' }),
        createUser(service.ctx, { login: unique('shown'), role: 'author', displayName: digits }),
      ])
      expect(await idsOf({ search: digits })).toEqual([named.id])
      expect(await idsOf({ search: digits, search_columns: 'name' })).toContain(shown.id)
      expect(await idsOf({ search: shown.id })).toContain(shown.id)
    })

    it('searches texts with an @ in mail addresses only', async () => {
      const login = `${unique('at')}@home`
      const { id } = await createUser(service.ctx, {
        login,
        role: 'author',
        email: `${run}@x.test`,
      })
      expect(await idsOf({ search: login })).toEqual([])
      expect(await idsOf({ search: `${run}@x` })).toEqual([id])
      expect(await idsOf({ search: `${run}@x` }, 'anonymous')).toEqual([])
    })

    it('ignores asterisks at the ends', async () => {
      expect(await idsOf({ search: `**${run}-writer*` })).toEqual([writer.id])
      expect(await idsOf({ search: '*', include: writer.id })).toEqual([writer.id])
    })

    it('searches wildcards literally', async () => {
      expect(await idsOf({ search: '%' })).toEqual([])
    })

    it('does not search mail addresses for those who may not see them', async () => {
      expect(await idsOf({ search: 'example.org' }, 'anonymous')).toEqual([])
    })

    it('takes two statements, however many users there are', async () => {
      await service.api.as('admin').get(LIST, { query: { per_page: 1 } })
      const before = service.ctx.database.statements()
      await service.api.as('admin').get(LIST, { query: { per_page: 100, context: 'edit' } })
      expect(service.ctx.database.statements() - before).toBe(2)
    })
  })

  it('304 confirms that nothing has changed', async () => {
    const { headers } = await service.api.get(LIST)
    const again = { headers: { 'if-none-match': headers['etag'] ?? '' } }
    expect((await service.api.get(LIST, again)).status).toBe(304)
  })

  it('400 names all bad arguments', async () => {
    const answer = await service.api.get(LIST, { query: { orderby: 'colour', who: 'king' } })
    expect(Object.keys(answer.body.data.params).toSorted()).toEqual(['orderby', 'who'])
  })

  it.each(['colour', ['post', 'colour']])('400 finds no items of %j', async (types) => {
    const answer = await service.api.get(LIST, { query: { has_published_posts: types } })
    expect(answer).toBeRestError('rest_invalid_param', 400)
    expect(answer.body.data.details.has_published_posts).toMatchObject({
      code: 'rest_not_in_enum',
      data: null,
    })
  })

  describe.each([
    ['401', 'anonymous', 401],
    ['403', 'subscriber', 403],
  ] as const)('%s', (_heading, asker, status) => {
    it.each([
      ['roles', { roles: 'author' }, 'rest_user_cannot_view'],
      ['capabilities', { capabilities: 'read' }, 'rest_user_cannot_view'],
      ['the edit context', { context: 'edit' }, 'rest_forbidden_context'],
      ['mail addresses', { orderby: 'email' }, 'rest_forbidden_orderby'],
      ['registration dates', { orderby: 'registered_date' }, 'rest_forbidden_orderby'],
      ['who may write', { who: 'authors' }, 'rest_forbidden_who'],
    ])('reveals nothing about %s', async (_name, query, code) => {
      expect(await service.api.as(asker).get(LIST, { query })).toBeRestError(code, status)
    })
  })
})
