import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Actor, Query } from '../../support/api.ts'
import { createFactories, unique, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { comment, COMMENTS, newcomer } from './support.ts'

let service: TestService
let make: Factories
let post: number
let other: number
const ids: Record<'first' | 'second' | 'answer' | 'held' | 'spam' | 'trash' | 'elsewhere', number> =
  {
    first: 0,
    second: 0,
    answer: 0,
    held: 0,
    spam: 0,
    trash: 0,
    elsewhere: 0,
  }
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
  post = (await make.post()).id
  other = (await make.post()).id
  const write = async (name: keyof typeof ids, members: object): Promise<void> => {
    ids[name] = (await comment(service, { post, ...members })).id
  }
  await write('first', { date: '2020-01-01T10:00:00', content: 'Größe matters' })
  await write('second', { date: '2019-01-01T10:00:00', author: service.credentials.author.id })
  await write('answer', { date: '2021-01-01T10:00:00', parent: ids.first })
  await write('held', { status: 'hold', author_name: 'G', author_email: 'secret@example.org' })
  await write('spam', { status: 'spam' })
  await write('trash', { status: 'trash' })
  await write('elsewhere', { post: other, date: '2018-01-01T10:00:00' })
})
afterAll(() => service.close())

const list = (query: Query = {}, asker: Actor = 'anonymous') =>
  service.api.as(asker).get(COMMENTS, { query })

const found = async (query: Query, asker?: Actor): Promise<unknown[]> => {
  const { status, body } = await list(query, asker)
  if (status !== 200) throw new Error(`${status} ${body.code}`)
  const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]))
  return body.map(({ id }: { id: number }) => names.get(id))
}

describe('GET /core/v2/comments 200', () => {
  it('shows approved comments, newest first, with a total', async () => {
    const { headers } = await list({ per_page: 2 })
    expect(await found({})).toEqual(['answer', 'first', 'second', 'elsewhere'])
    expect(headers).toMatchObject({ 'x-wp-total': '4', 'x-wp-totalpages': '2' })
    expect(headers['link']).toContain('rel="next"')
  })

  it.each<[Query, string[]]>([
    [{ orderby: 'id', order: 'asc' }, ['first', 'second', 'answer', 'elsewhere']],
    [{ orderby: 'date', order: 'asc' }, ['elsewhere', 'second', 'first', 'answer']],
    [{ orderby: 'post', order: 'desc', per_page: 1 }, ['elsewhere']],
    [{ orderby: 'parent', order: 'desc', per_page: 1 }, ['answer']],
    [{ orderby: 'type', order: 'asc', per_page: 1 }, ['first']],
    [{ orderby: 'include' }, ['answer', 'first', 'second', 'elsewhere']],
    [{ after: '2019-06-01T00:00:00' }, ['answer', 'first']],
    [{ before: '2019-06-01T00:00:00' }, ['second', 'elsewhere']],
    [{ parent: 0 }, ['first', 'second', 'elsewhere']],
    [{ parent: 1e12 }, []],
    [{ search: 'grosse' }, ['first']],
    [{ search: 'GRÖSSE' }, ['first']],
    [{ search: '%' }, []],
    [{ search: ' ' }, ['answer', 'first', 'second', 'elsewhere']],
    [{ search: 'secret@example.org' }, []],
    [{ offset: 3 }, ['elsewhere']],
    [{ offset: -5, per_page: 1 }, ['answer']],
    [{ page: 999_999_999 }, []],
    [{ post: 99_999_999 }, []],
    [{ post: 1e20 }, []],
    [{ exclude: [1e20] }, ['answer', 'first', 'second', 'elsewhere']],
  ])('takes %j and finds %j', async (query, names) => {
    expect(await found(query)).toEqual(names)
  })

  it('finds by id, by item and by parent', async () => {
    expect(await found({ post: other })).toEqual(['elsewhere'])
    expect(await found({ post: [post, other], exclude: ids.first })).toHaveLength(3)
    expect(await found({ parent: ids.first })).toEqual(['answer'])
    expect(await found({ parent_exclude: ids.first })).not.toContain('answer')
    expect(await found({ include: [ids.second, ids.answer], orderby: 'include' })).toEqual([
      'second',
      'answer',
    ])
  })

  it.each<[Query, string[]]>([
    [{ status: 'hold' }, ['held']],
    [{ status: 'spam' }, ['spam']],
    [{ status: 'trash' }, ['trash']],
    [{ status: 'shiny' }, []],
    [{ status: 'approved' }, []],
    [{ status: '', parent: 0, order: 'asc', per_page: 1 }, ['elsewhere']],
    [{ status: '', author: 0 }, ['held']],
    [{ status: '1', parent: 0 }, ['first', 'second', 'elsewhere']],
    [{ author_email: 'SECRET@example.org', status: 'all' }, ['held']],
    [{ search: 'secret@example', status: 'all' }, ['held']],
    [{ author: 0, status: 'all' }, ['held']],
    [{ karma: 0, per_page: 1, order: 'asc' }, ['elsewhere']],
    [{ karma: 3 }, []],
    [{ type: 'pingback' }, []],
    [{ type: 'all', status: 'spam' }, ['spam']],
    [{ type: '', status: 'spam' }, ['spam']],
  ])('takes %j from moderators alone and finds %j', async (query, names) => {
    expect(await found(query, 'editor')).toEqual(names)
    expect(await list(query, 'author')).toBeRestError('rest_forbidden_param', 403)
  })

  it('finds by author for moderators', async () => {
    const author = service.credentials.author.id
    expect(await found({ author }, 'editor')).toEqual(['second'])
    expect(await found({ author_exclude: author }, 'editor')).toEqual([
      'answer',
      'first',
      'elsewhere',
    ])
    expect(await found({ status: 'any', post }, 'editor')).toHaveLength(6)
  })

  it('counts and shows only what the caller may read', async () => {
    const word = unique('hidden')
    const hidden = await make.post({ status: 'private', comment_status: 'open' })
    const locked = await make.post({ password: 'key' })
    await comment(service, { post: hidden.id, content: word })
    await comment(service, { post: locked.id, content: word })
    const anonymous = await list({ search: word })
    expect({
      anonymousBody: anonymous.body,
      anonymousTotal: anonymous.headers['x-wp-total'],
    }).toEqual({ anonymousBody: [], anonymousTotal: '0' })
    expect((await list({ search: word }, 'editor')).headers['x-wp-total']).toBe('2')
    const opened = await list({ post: locked.id, password: 'key' })
    expect(opened.headers['x-wp-total']).toBe('1')
    expect((await list({ search: word, password: 'key' })).body).toEqual([])
  })

  it('shows the edit context to moderators', async () => {
    const { body } = await list({ context: 'edit', post: other }, 'editor')
    expect(body[0]).toMatchObject({ author_ip: '127.0.0.1', content: { raw: expect.any(String) } })
  })

  it('takes the same number of statements, however long the page', async () => {
    const { database } = service.ctx
    const cost = async (perPage: number): Promise<number> => {
      const before = database.statements()
      await list({ post, per_page: perPage, _embed: 1 }, 'editor')
      return database.statements() - before
    }
    await cost(1)
    const [two, three] = [await cost(2), await cost(3)]
    expect(three).toBe(two)
  })

  it('embeds the item, the author, the answered comment and the answers', async () => {
    const { body } = await list({ _embed: 1, post, per_page: 2 })
    const [answer, first] = body
    expect(answer._embedded['in-reply-to'][0]).toMatchObject({ id: ids.first })
    expect(answer._embedded.up[0]).toMatchObject({ id: post, type: 'post' })
    expect(answer._embedded.author[0]).toMatchObject({ id: service.credentials.editor.id })
    expect(first._embedded.children[0]).toMatchObject([{ id: ids.answer }])
    expect(first._embedded.children[0][0].post).toBeUndefined()
  })
})

it('GET /core/v2/posts 200 embeds as replies the comments that a list of comments shows', async () => {
  const { body } = await service.api.get('/core/v2/posts', {
    query: { include: [post, other], orderby: 'include', _embed: 'replies' },
  })
  expect(
    body.map((item: { _embedded: { replies: { id: number }[][] } }) =>
      item._embedded.replies[0]?.map(({ id }) => id),
    ),
  ).toEqual([[ids.answer, ids.first, ids.second], [ids.elsewhere]])
})

describe('GET /core/v2/comments 304', () => {
  it('confirms that the list has not changed', async () => {
    const { headers } = await list({ post: other })
    const again = await service.api.get(COMMENTS, {
      query: { post: other },
      headers: { 'if-none-match': String(headers['etag']) },
    })
    expect(again.status).toBe(304)
  })
})

describe('GET /core/v2/comments 400', () => {
  it.each([{ orderby: 'karma' }, { page: 0 }, { after: 'soon' }, { post: 'x' }, { parent: 'a,b' }])(
    'refuses %j',
    async (query) => {
      expect(await list(query)).toBeRestError('rest_invalid_param', 400)
    },
  )
})

describe('GET /core/v2/comments 400', () => {
  it.each<Actor>(['anonymous', 'author', 'editor'])(
    'reports an invalid mail address to %s callers',
    async (asker) => {
      const answer = await list({ author_email: 'nobody' }, asker)
      expect(answer).toBeRestError('rest_invalid_param', 400)
      expect(answer.body.data.details.author_email).toMatchObject({
        code: 'rest_invalid_email',
        data: null,
      })
    },
  )
})

describe('GET /core/v2/comments 401/403', () => {
  it.each<[string, Query]>([
    ['rest_forbidden_param', { status: 'hold' }],
    ['rest_forbidden_param', { status: 'approved' }],
    ['rest_forbidden_param', { status: 1 }],
    ['rest_forbidden_param', { status: '' }],
    ['rest_forbidden_param', { type: 'note' }],
    ['rest_forbidden_param', { author: 1 }],
    ['rest_forbidden_param', { author_exclude: 1 }],
    ['rest_forbidden_param', { author_email: 'a@example.org' }],
    ['rest_forbidden_param', { karma: 0 }],
    ['rest_forbidden_context', { context: 'edit' }],
    ['rest_cannot_read', { post: 0 }],
  ])('answers %s for %j', async (code, query) => {
    expect(await list(query)).toBeRestError(code, 401)
    expect(await list(query, 'author')).toBeRestError(code, 403)
  })

  it('answers rest_cannot_read_post for items that the caller may not read', async () => {
    const draft = await make.post({ status: 'draft' })
    const locked = await make.post({ password: 'key' })
    const reader = await newcomer(service)
    for (const query of [{ post: draft.id }, { post: locked.id, password: 'wrong' }]) {
      expect(await list(query)).toBeRestError('rest_cannot_read_post', 401)
      expect(await list(query, reader)).toBeRestError('rest_cannot_read_post', 403)
    }
  })
})
