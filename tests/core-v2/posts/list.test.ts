import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Answer, Actor } from '../../support/api.ts'
import { createFactories, unique, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

const path = '/core/v2/posts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
}, 30_000)
afterAll(() => service.close())

const ids = ({ body }: Answer): number[] => body.map((post: { id: number }) => post.id)

const list = (query: string, asker: Actor = 'anonymous'): Promise<Answer> =>
  service.api.as(asker).get(`${path}?_fields=id&${query}`)

const found = async (...words: string[]) => ids(await list(`search=${words.join('+')}`))

describe('GET /core/v2/posts 200', () => {
  it('counts what the caller may read and nothing else', async () => {
    const word = unique()
    const own = await make.post({ title: word, status: 'draft' }, 'contributor')
    const other = await make.post({ title: word, status: 'draft' }, 'author')
    const seen = await list(`search=${word}&status=draft`, 'contributor')
    expect(ids(seen)).toEqual([own.id])
    expect(seen.headers['x-wp-total']).toBe('1')
    const all = await list(`search=${word}&status=draft`, 'editor')
    expect(new Set(ids(all))).toEqual(new Set([own.id, other.id]))
  })

  it('shows in the edit context only what the caller may edit', async () => {
    const word = unique()
    const own = await make.post({ title: word }, 'author')
    await make.post({ title: word })
    expect(ids(await list(`search=${word}&context=edit`, 'author'))).toEqual([own.id])
  })

  it('lists trashed items by their former status', async () => {
    const word = unique()
    const draft = await make.post({ title: word, status: 'draft' }, 'author')
    const published = await make.post({ title: word }, 'editor')
    for (const { id } of [draft, published]) await service.api.as('editor').delete(`${path}/${id}`)
    expect(ids(await list(`search=${word}&status=trash`, 'author'))).toEqual([draft.id])
    expect(ids(await list(`search=${word}&status=trash`, 'editor'))).toHaveLength(2)
  })

  it('searches the texts of protected items only for callers who may read them', async () => {
    const word = unique()
    const { id } = await make.post({ content: word, password: 'sesame' }, 'author')
    expect(ids(await list(`search=${word}`))).toEqual([])
    expect(ids(await list(`search=${word}`, 'subscriber'))).toEqual([])
    expect(ids(await list(`search=${word}`, 'author'))).toEqual([id])
    expect(ids(await list(`search=${word}`, 'editor'))).toEqual([id])
  })

  it('searches wildcards literally', async () => {
    const word = unique()
    const { id } = await make.post({ title: `${word} 100% of_it\\all` })
    await make.post({ title: `${word} 100 of it all` })
    for (const sign of ['100%', 'of_it', 'it\\all']) {
      expect(
        ids(await list(`search=${word} ${encodeURIComponent(sign)}`.replaceAll(' ', '+'))),
      ).toEqual([id])
    }
  })

  it('lists nothing twice when items share their date', async () => {
    const word = unique()
    const date = '2016-01-01T00:00:00'
    const made = [
      await make.post({ title: word, date }),
      await make.post({ title: word, date }),
      await make.post({ title: word, date }),
    ]
    const pages = await Promise.all(
      [1, 2, 3].map((page) => list(`search=${word}&per_page=1&page=${page}`)),
    )
    expect(pages.flatMap(ids)).toEqual(made.map(({ id }) => id).toReversed())
  })

  it('keeps the query in the links to other pages', async () => {
    const word = unique()
    await make.post({ title: word })
    await make.post({ title: word })
    const { headers } = await list(`search=${word}&per_page=1`)
    expect(headers['link']).toBe(
      `<${service.root}${path}?_fields=id&search=${word}&per_page=1&page=2>; rel="next"`,
    )
  })

  it('filters by categories with their children, and by all of several', async () => {
    const parent = await make.category()
    const child = await make.category({ parent: parent.id })
    const both = await make.post({ categories: [parent.id, child.id] })
    const below = await make.post({ categories: [child.id] })
    const terms = `categories[terms]=${parent.id}`
    expect(ids(await list(terms))).toEqual([both.id])
    expect(ids(await list(`${terms}&categories[include_children]=1`))).toEqual([below.id, both.id])
    expect(ids(await list(`${terms},${child.id}&categories[operator]=AND`))).toEqual([both.id])
    const excluded = `categories_exclude[terms]=${parent.id}&include=${both.id},${below.id}`
    expect(ids(await list(excluded))).toEqual([below.id])
    expect(ids(await list(`${excluded}&categories_exclude[include_children]=1`))).toEqual([])
  })

  it('filters by format, where one without a format is a standard one', async () => {
    const word = unique()
    const plain = await make.post({ title: word })
    const aside = await make.post({ title: word, format: 'aside' })
    const link = await make.post({ title: word, format: 'link' })
    const ofFormat = (format: string) => list(`search=${word}&format=${format}&orderby=id`)
    expect({
      aside: ids(await ofFormat('aside')),
      standard: ids(await ofFormat('standard')),
      several: ids(await ofFormat('aside,link')),
    }).toEqual({ aside: [aside.id], standard: [plain.id], several: [link.id, aside.id] })
  })

  it('finds no tag among the categories', async () => {
    const tag = await make.tag()
    await make.post({ tags: [tag.id] })
    expect(ids(await list(`tags=${tag.id}`))).toHaveLength(1)
    expect(ids(await list(`categories=${tag.id}`))).toEqual([])
  })

  it.each([
    'include=0,99999999999999999999,-2147483648',
    'author=99999999999999999999',
    'tags[terms]=99999999999999999999&tags[operator]=AND',
    'slug=!!!',
    'offset=99999999999999999999',
    'tags=98,99&offset=99999999999999999999',
    'search=%25_%5C%22',
    'after=9999-12-30T00:00:00',
  ])('has nothing to show for %s', async (query) => {
    const { status, body } = await list(query)
    expect({ status, body }).toEqual({ status: 200, body: [] })
  })

  it.each([
    'exclude=99999999999999999999,-1',
    'author_exclude=99999999999999999999',
    'tags_exclude=99999999999999999999',
    'orderby=include_slugs',
    'order=asc&orderby=include&include=1,99999999999999999999',
  ])('is not disturbed by %s', async (query) => {
    const { status } = await list(query)
    expect(status).toBe(200)
  })

  it('ignores the signs of numbers', async () => {
    const word = unique()
    const first = await make.post({ title: word }, 'author')
    const second = await make.post({ title: word })
    const of = async (query: string) => ids(await list(`search=${word}&order=asc&${query}`))
    expect(await of('offset=-1')).toEqual([second.id])
    expect(await of(`include=-${first.id}`)).toEqual([first.id])
    expect(await of(`exclude=-${first.id}`)).toEqual([second.id])
    const author = (await service.api.get(`${path}/${first.id}`)).body.author
    expect(await of(`author=-${author}`)).toEqual([first.id])
    expect(await of(`author_exclude=-${author}`)).toEqual([second.id])
    const both = `include=-${second.id},-${first.id}`
    expect(await of(`orderby=include&${both}`)).toEqual([second.id, first.id])
  })

  it('finds words that title and text have between them, as both are at present', async () => {
    const [titled, written, other] = [unique(), unique(), unique()]
    const { id } = await make.post({ title: titled, content: written })
    const write = (body: object) => service.api.as('editor').post(`${path}/${id}`, { body })
    expect(await found(titled, written)).toEqual([id])
    await write({ title: other })
    expect(await found(titled)).toEqual([])
    expect(await found(other, written)).toEqual([id])
    expect(await found(other, `-${written}`)).toEqual([])
    await write({ content: titled })
    expect(await found(written)).toEqual([])
    expect(await found(other, titled)).toEqual([id])
    await write({ title: titled })
    await write({ content: '' })
    expect(await found(titled)).toEqual([id])
  })

  it('orders posts by parent as by id, because none has a parent', async () => {
    const word = unique()
    const first = await make.post({ title: word, date: '2020-01-02T00:00:00' })
    const second = await make.post({ title: word, date: '2020-01-01T00:00:00' })
    const of = async (order: string) =>
      ids(await list(`search=${word}&orderby=parent&order=${order}`))
    expect(await of('asc')).toEqual([first.id, second.id])
    expect(await of('desc')).toEqual([second.id, first.id])
  })
})

describe('GET /core/v2/posts 304', () => {
  it('confirms a current copy', async () => {
    const { id } = await make.post()
    const { headers } = await list(`include=${id}`)
    const again = await service.api.get(`${path}?_fields=id&include=${id}`, {
      headers: { 'if-none-match': headers['etag'] ?? '' },
    })
    expect(again.status).toBe(304)
  })
})

describe('GET /core/v2/posts 400', () => {
  it('refuses a page beyond the end, but not of an empty list', async () => {
    const word = unique()
    await make.post({ title: word })
    const beyond = await list(`search=${word}&page=2`)
    expect(beyond).toBeRestError('rest_post_invalid_page_number', 400)
    const far = await list(`search=${word}&page=99999999999999999999`)
    expect(far).toBeRestError('rest_post_invalid_page_number', 400)
    expect((await list(`search=none-${word}&page=2`)).body).toEqual([])
  })

  it.each(['page=0', 'per_page=0', 'context=all', 'search[]=a'])(
    'checks what all lists have in common before everything else: %s',
    async (common) => {
      const { body } = await list(`${common}&order=up&orderby=colour`)
      expect(Object.keys(body.data.params)).toEqual([/\w+/.exec(common)?.[0]])
    },
  )

  it('refuses statuses to those who write nothing', async () => {
    const { body } = await list('status=draft', 'subscriber')
    expect(body.data.details.status).toMatchObject({
      code: 'rest_forbidden_status',
      data: { status: 403 },
    })
  })

  it('names all wrong arguments at once, a forbidden status among them', async () => {
    const { body } = await list('status=draft&order=up')
    expect(Object.keys(body.data.params).toSorted()).toEqual(['order', 'status'])
  })

  it('refuses orders without the argument that they need', async () => {
    const relevance = await list('orderby=relevance')
    expect(relevance).toBeRestError('rest_no_search_term_defined', 400)
    const include = await list('orderby=include')
    expect(include).toBeRestError('rest_orderby_include_missing_include', 400)
  })
})

describe('GET /core/v2/posts 401', () => {
  it('refuses the edit context to visitors', async () => {
    expect(await list('context=edit')).toBeRestError('rest_forbidden_context', 401)
  })
})

describe('GET /core/v2/posts 403', () => {
  it('refuses the edit context to those who write nothing', async () => {
    const answer = await list('context=edit', 'subscriber')
    expect(answer).toBeRestError('rest_forbidden_context', 403)
  })
})
