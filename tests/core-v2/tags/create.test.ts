import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Answer } from '../../support/api.ts'
import { createFactories, unique, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
})
afterAll(() => service.close())

const list = '/core/v2/tags'
const post = (body: object, asker: 'editor' | 'contributor' = 'editor') =>
  service.api.as(asker).post(list, { body })

const slugsOf = (answers: readonly Answer[]): string[] =>
  answers.map(({ body }) => String(body.slug)).toSorted()

describe('POST /core/v2/tags', () => {
  describe('201', () => {
    it('keeps a name as text in its HTML form', async () => {
      const mark = unique()
      const { body } = await post({ name: ` R&D <b>now</b>  > later ${mark}`, slug: mark })
      expect(body.name).toBe(`R&amp;D now &gt; later ${mark}`)
    })

    it('makes the slug of a name of signs from the id', async () => {
      const { body } = await post({ name: '!?' })
      expect(body.slug).toBe(String(body.id))
    })

    it('cleans the slug that it is sent', async () => {
      const mark = unique()
      const { body } = await post({ name: unique(), slug: `Crème Brûlée ${mark}` })
      expect(body.slug).toBe(`creme-brulee-${mark}`)
    })

    it('accepts a taken name with a slug of its own', async () => {
      const name = unique()
      await post({ name })
      const second = await post({ name, slug: unique() })
      expect(second.status).toBe(201)
    })

    it('gives each of many requests for one slug at once a slug of its own', async () => {
      const slug = unique()
      const numbers = Array.from({ length: 8 }, (_, index) => index)
      const answers = await Promise.all(numbers.map(() => post({ name: unique(), slug })))
      const rest = numbers.slice(1).map((number) => `${slug}-${number + 1}`)
      expect(slugsOf(answers)).toEqual([slug, ...rest])
    })

    it('allows a contributor only to create the tag', async () => {
      const { headers, body } = await post({ name: unique() }, 'contributor')
      expect(headers['allow']).toBe('POST')
      expect(body._links.self[0].targetHints.allow).toEqual(['GET'])
    })
  })

  describe('400', () => {
    it.each([{ name: null }, {}])('requires a name in %j', async (body) => {
      expect(await post(body)).toBeRestError('rest_missing_callback_param', 400)
    })

    it.each([{ name: 5 }, { name: 'x'.repeat(201) }, { name: 'a\0b' }])(
      'refuses an invalid name: %#',
      async (body) => {
        expect(await post(body)).toBeRestError('rest_invalid_param', 400)
      },
    )
  })
})

it('POST /core/v2/tags 400 knows a name whose accents are characters of their own', async () => {
  const name = `Caf\u00e9 ${unique()}`
  const { body } = await post({ name })
  const answer = await post({ name: name.normalize('NFD') })
  expect(answer).toBeRestError('term_exists', 400)
  expect(answer.body.data.term_id).toBe(body.id)
})

it('POST /core/v2/tags 201/400 creates one of many tags of one name at once', async () => {
  const name = unique()
  const answers = await Promise.all(Array.from({ length: 6 }, () => post({ name })))
  const made = answers.filter(({ status }) => status === 201)
  const refused = answers.filter(({ body }) => body.code === 'term_exists')
  expect({ madeLength: made.length, refusedLength: refused.length }).toEqual({
    madeLength: 1,
    refusedLength: 5,
  })
})

it.each(['a tag', 'x', 0, ['x']])(
  'Tags refuse the parent %j with 400, or 401 to visitors',
  async (given) => {
    const { id } = await make.tag()
    const parent = given === 'a tag' ? id : given
    const made = await post({ name: unique(), parent })
    expect(made).toBeRestError('rest_taxonomy_not_hierarchical', 400)
    const changed = await service.api.as('editor').patch(`${list}/${id}`, { body: { parent } })
    expect(changed).toBeRestError('rest_taxonomy_not_hierarchical', 400)
    const visitor = await service.api.patch(`${list}/${id}`, { body: { parent } })
    expect(visitor).toBeRestError('rest_cannot_update', 401)
  },
)

describe('GET /core/v2/tags', () => {
  it('200 skips an offset instead of pages', async () => {
    const include: number[] = []
    for (let number = 0; number < 3; number++) include.push((await make.tag()).id)
    const query = { include, orderby: 'id', offset: 2, page: 9 }
    const { body, headers } = await service.api.get(list, { query })
    expect(body).toMatchObject([{ id: include[2] }])
    expect(headers['x-wp-total']).toBe('3')
  })

  it('200 shows a page beyond the end as empty', async () => {
    const { id } = await make.tag()
    const answer = await service.api.get(list, { query: { include: id, page: 3 } })
    expect({
      status: answer.status,
      body: answer.body,
      total: answer.headers['x-wp-total'],
    }).toEqual({ status: 200, body: [], total: '1' })
  })
})

it('GET /core/v2/tags/{id} 200 links to the posts and the events that have the tag', async () => {
  const { id } = await make.tag()
  const { body } = await service.api.get(`${list}/${id}`)
  expect(body._links['core:post_type']).toEqual([
    { href: `${service.root}/core/v2/posts?tags=${id}` },
    { href: `${service.root}/core/v2/cal_events?tags=${id}` },
  ])
})
