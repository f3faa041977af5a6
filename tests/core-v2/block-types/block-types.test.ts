import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startService, type TestService } from '../../support/service.ts'

const LIST = '/core/v2/block-types'
const CORE = '/core/v2/block-types/core'
const ITEM = '/core/v2/block-types/core/latest-posts'

const WELL_KNOWN =
  'paragraph heading list list-item quote code table image gallery embed button buttons columns ' +
  'column file audio video separator html block latest-posts page-list'

let service: TestService
beforeAll(async () => {
  service = await startService()
}, 30_000)
afterAll(() => service.close())

const get = (path: string, query = {}) => service.api.as('contributor').get(path, { query })
const names = (body: { name: string }[]): string[] => body.map(({ name }) => name)

describe.each([
  ['', LIST],
  ['/{namespace}', CORE],
  ['/{namespace}/{name}', ITEM],
] as const)('GET /core/v2/block-types%s', (_path, path) => {
  it('304 confirms that nothing has changed', async () => {
    const headers = { 'if-none-match': (await get(path)).headers['etag'] ?? '' }
    expect((await service.api.as('contributor').get(path, { headers })).status).toBe(304)
  })

  it('400 refuses an unknown context', async () => {
    expect(await get(path, { context: 'all' })).toBeRestError('rest_invalid_param', 400)
  })

  it.each([
    [401, 'anonymous'],
    [403, 'subscriber'],
  ] as const)('%d refuses %s callers', async (status, asker) => {
    const answer = await service.api.as(asker).get(path)
    expect(answer).toBeRestError('rest_block_type_cannot_view', status)
  })

  it.each(['view', 'embed', 'edit'])(
    '200 shows the members of a type in the context %s',
    async (context) => {
      const { status, body } = await get(path, { context })
      const [type] = [body].flat()
      expect({ status, typeMembers: Object.keys(type) }).toEqual({
        status: 200,
        typeMembers: expect.arrayContaining([
          'name',
          'title',
          'attributes',
          'supports',
          'is_dynamic',
          '_links',
        ]),
      })
    },
  )
})

it('GET /core/v2/block-types 200 lists the types of which texts are made', async () => {
  const known = names((await get(LIST)).body)
  expect(known).toEqual(expect.arrayContaining(WELL_KNOWN.split(' ').map((name) => `core/${name}`)))
  expect(new Set(known).size).toBe(known.length)
})

it('A list of block types can be narrowed to a namespace by its path and by an argument', async () => {
  const all = names((await get(LIST)).body)
  expect(names((await get(CORE)).body)).toEqual(all)
  expect(names((await get(LIST, { namespace: 'core' })).body)).toEqual(all)
  expect((await get('/core/v2/block-types/acme')).body).toEqual([])
  expect((await get(LIST, { namespace: 'acme' })).body).toEqual([])
})

it('GET /core/v2/block-types/{namespace}/{name} 200 describes the attributes of a block and where it is rendered', async () => {
  const { body } = await get(ITEM)
  expect(body).toMatchObject({
    name: 'core/latest-posts',
    is_dynamic: true,
    attributes: { postsToShow: { type: 'integer', default: 5 } },
    parent: null,
    styles: [],
    script_handles: [],
  })
  expect(body._links).toMatchObject({
    self: [{ href: `${service.root}${ITEM}` }],
    collection: [{ href: `${service.root}${LIST}` }],
    up: [{ href: `${service.root}${CORE}` }],
    'core:render-block': [
      { href: `${service.root}/core/v2/block-renderer/core/latest-posts?context=edit` },
    ],
  })
})

it('GET /core/v2/block-types/{namespace}/{name} 200 links to no renderer where the markup is stored', async () => {
  const { body } = await get(`${CORE}/paragraph`)
  expect({ isDynamic: body.is_dynamic, members: Object.keys(body._links) }).toEqual({
    isDynamic: false,
    members: ['collection', 'self', 'up'],
  })
})

it('GET /core/v2/block-types/{namespace}/{name} 200 shows the requested fields', async () => {
  const { body } = await get(ITEM, { _fields: 'name,attributes.order' })
  expect(body).toEqual({ name: 'core/latest-posts', attributes: { order: expect.any(Object) } })
})

it.each(['core/nothing', 'acme/paragraph', 'core/constructor'])(
  'GET /core/v2/block-types/{namespace}/{name} 404 finds no type %s',
  async (name) => {
    const answer = await get(`/core/v2/block-types/${name}`)
    expect(answer).toBeRestError('rest_block_type_invalid', 404)
  },
)
