import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Actor } from '../../support/api.ts'
import { createFactories, unique, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
}, 30_000)
afterAll(() => service.close())

const base = '/core/v2/blocks'
const as = (asker: Actor) => service.api.as(asker)
const UNKNOWN = ['0', '99999999', '2147483648', '100000000000000000000']

const update = (id: number | string, body: object, asker: Actor = 'editor', headers = {}) =>
  as(asker).patch(`${base}/${id}`, { body, headers })
const remove = (id: number | string, query = {}, asker: Actor = 'editor', headers = {}) =>
  as(asker).delete(`${base}/${id}`, { query, headers })

describe('GET /core/v2/blocks', () => {
  it('200 shows raw texts of published blocks to callers who may write', async () => {
    const { id } = await make.block({ title: 'A "quoted" title', content: '<p>Text</p>' })
    const { status, body, headers } = await as('contributor').get(base, { query: { include: id } })
    expect({ status, total: headers['x-wp-total'] }).toEqual({ status: 200, total: '1' })
    expect(body[0]).toMatchObject({
      id,
      type: 'core_block',
      title: { raw: 'A "quoted" title' },
      content: { raw: '<p>Text</p>', protected: false },
      meta: { pattern_sync_status: '' },
    })
  })

  it.each(['anonymous', 'subscriber'] as const)('200 is empty for %s callers', async (asker) => {
    const { id } = await make.block()
    const { status, body, headers } = await as(asker).get(base, { query: { include: id } })
    expect({ status, body, total: headers['x-wp-total'] }).toEqual({
      status: 200,
      body: [],
      total: '0',
    })
  })

  it('200 has neither author, picture, comments nor rendered content', async () => {
    const { id } = await make.block()
    const { body } = await as('editor').get(base, { query: { include: id, context: 'edit' } })
    const shown = Object.keys(body[0])
    expect(shown).toEqual(expect.not.arrayContaining(['author', 'featured_media', 'ping_status']))
    expect(Object.keys(body[0].content)).toEqual(['raw', 'protected', 'block_version'])
    expect(Object.keys(body[0]._links)).toEqual(expect.not.arrayContaining(['author', 'replies']))
  })

  it('304 confirms that the list has not changed', async () => {
    const { headers } = await as('editor').get(base)
    const again = { headers: { 'if-none-match': headers['etag'] ?? '' } }
    expect((await as('editor').get(base, again)).status).toBe(304)
  })

  it('400 refuses an ordering by author, whom blocks do not show', async () => {
    const answer = await as('editor').get(base, { query: { orderby: 'author' } })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })

  it.each([
    [401, 'anonymous'],
    [403, 'subscriber'],
  ] as const)('%d refuses the edit context to %s callers', async (status, asker) => {
    const answer = await as(asker).get(base, { query: { context: 'edit' } })
    expect(answer).toBeRestError('rest_forbidden_context', status)
  })

  it('200 finds nothing for hostile ids', async () => {
    const query = { include: '0,-7,2147483648,1e20', per_page: 100 }
    expect(await as('editor').get(base, { query })).toMatchObject({ status: 200, body: [] })
  })
})

it('GET /core/v2/users/{id} 401 shows no account to visitors that wrote nothing but blocks', async () => {
  await make.block({}, 'author')
  const { body: me } = await as('author').get('/core/v2/users/me')
  const answer = await service.api.get(`/core/v2/users/${me.id}`)
  expect(answer).toBeRestError('rest_user_cannot_view', 401)
})

describe('POST /core/v2/blocks', () => {
  it('201 returns the address of the block', async () => {
    const body = { title: unique(), meta: { pattern_sync_status: 'unsynced', _EventURL: 'x' } }
    const answer = await as('author').post(base, { body })
    expect({ status: answer.status, location: answer.headers['location'] }).toEqual({
      status: 201,
      location: `${service.root}${base}/${answer.body.id}`,
    })
    expect(answer.body).toMatchObject({
      status: 'draft',
      meta: { pattern_sync_status: 'unsynced' },
    })
  })

  it('201 numbers one slug for blocks that come at once', async () => {
    const slug = unique('twins-')
    const bodies = await Promise.all(Array.from({ length: 4 }, () => make.block({ slug })))
    expect(bodies.map((block) => block.slug).toSorted()).toEqual(
      [slug, `${slug}-2`, `${slug}-3`, `${slug}-4`].toSorted(),
    )
  })

  it.each([
    ['rest_invalid_param', { title: 'x', meta: { pattern_sync_status: 'sometimes' } }],
    ['rest_invalid_param', { title: 'x', status: 'trash' }],
    ['rest_post_exists', { title: 'x', id: 7 }],
    ['empty_content', { title: '' }],
  ])('400 answers %s for %j', async (code, body) => {
    expect(await as('editor').post(base, { body })).toBeRestError(code, 400)
  })

  it.each([
    [401, 'anonymous'],
    [403, 'contributor'],
  ] as const)('%d refuses %s callers', async (status, asker) => {
    const answer = await as(asker).post(base, { body: { title: 'x' } })
    expect(answer).toBeRestError('rest_cannot_create', status)
  })
})

describe('GET /core/v2/blocks/{id}', () => {
  it('200 keeps the text of a protected block until its password is given', async () => {
    const { id } = await make.block({ content: 'Secret', password: 'open' })
    const closed = await as('contributor').get(`${base}/${id}`)
    const open = await as('contributor').get(`${base}/${id}`, { query: { password: 'open' } })
    expect({
      closedContentRaw: closed.body.content.raw,
      openContentRaw: open.body.content.raw,
    }).toEqual({ closedContentRaw: '', openContentRaw: 'Secret' })
  })

  it('200 describes its type', async () => {
    const { id } = await make.block()
    const { body } = await as('editor').get(`${base}/${id}`)
    const path = body._links.about[0].href.slice(service.root.length)
    const about = await as('editor').get(path)
    expect({ aboutStatus: about.status, aboutRestBase: about.body.rest_base }).toEqual({
      aboutStatus: 200,
      aboutRestBase: 'blocks',
    })
  })

  it('304 confirms that nothing has changed', async () => {
    const { id } = await make.block()
    const { headers } = await as('editor').get(`${base}/${id}`)
    const again = { headers: { 'if-none-match': headers['etag'] ?? '' } }
    expect((await as('editor').get(`${base}/${id}`, again)).status).toBe(304)
  })

  it('400 refuses an unknown context', async () => {
    const { id } = await make.block()
    const answer = await as('editor').get(`${base}/${id}`, { query: { context: 'all' } })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })

  it.each([
    [401, 'anonymous'],
    [403, 'subscriber'],
  ] as const)('%d refuses %s callers', async (status, asker) => {
    const { id } = await make.block()
    expect(await as(asker).get(`${base}/${id}`)).toBeRestError('rest_forbidden', status)
  })

  it.each(UNKNOWN)('404 finds no block %s', async (id) => {
    expect(await as('editor').get(`${base}/${id}`)).toBeRestError('rest_post_invalid_id', 404)
  })

  it('404 does not accept a post as a block', async () => {
    const { id } = await make.post()
    expect(await as('editor').get(`${base}/${id}`)).toBeRestError('rest_post_invalid_id', 404)
  })
})

describe('PATCH /core/v2/blocks/{id}', () => {
  it('200 changes what is sent and leaves the rest', async () => {
    const { id, slug } = await make.block({ meta: { pattern_sync_status: 'partial' } })
    const { status, body } = await update(id, { title: 'New', meta: {} })
    expect({ status, slug: body.slug, titleRaw: body.title.raw }).toEqual({
      status: 200,
      slug,
      titleRaw: 'New',
    })
    expect(body.meta).toEqual({ pattern_sync_status: 'partial' })
  })

  it('200 removes a meta value by null', async () => {
    const { id } = await make.block({ meta: { pattern_sync_status: 'partial' } })
    const { body } = await update(id, { meta: { pattern_sync_status: null } })
    expect(body.meta).toEqual({ pattern_sync_status: '' })
  })

  it('400 refuses an unknown status', async () => {
    const { id } = await make.block()
    expect(await update(id, { status: 'lost' })).toBeRestError('rest_invalid_param', 400)
  })

  it.each([
    [401, 'anonymous'],
    [403, 'author'],
  ] as const)('%d refuses %s callers blocks of others', async (status, asker) => {
    const { id } = await make.block()
    expect(await update(id, { title: 'x' }, asker)).toBeRestError('rest_cannot_edit', status)
  })

  it.each(UNKNOWN)('404 finds no block %s', async (id) => {
    expect(await update(id, { title: 'x' })).toBeRestError('rest_post_invalid_id', 404)
  })

  it('412 changes only the named version', async () => {
    const { id } = await make.block()
    const answer = await update(id, { title: 'x' }, 'editor', { 'if-match': '"9-x"' })
    expect(answer).toBeRestError('rest_precondition_failed', 412)
  })
})

describe('DELETE /core/v2/blocks/{id}', () => {
  it('200 moves it to the trash, then deletes it permanently', async () => {
    const { id } = await make.block()
    const trashed = await remove(id)
    const gone = await remove(id, { force: true })
    expect({
      trashedStatus: trashed.body.status,
      goneDeleted: gone.body.deleted,
      gonePreviousId: gone.body.previous.id,
    }).toEqual({ trashedStatus: 'trash', goneDeleted: true, gonePreviousId: id })
  })

  it('200 deletes it once, however many ask', async () => {
    const { id } = await make.block()
    const answers = await Promise.all(Array.from({ length: 4 }, () => remove(id, { force: true })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(3)
  })

  it('400 refuses a force that is not a boolean', async () => {
    const { id } = await make.block()
    expect(await remove(id, { force: 'sure' })).toBeRestError('rest_invalid_param', 400)
  })

  it.each([
    [401, 'anonymous'],
    [403, 'author'],
  ] as const)('%d refuses %s callers', async (status, asker) => {
    const { id } = await make.block()
    expect(await remove(id, {}, asker)).toBeRestError('rest_cannot_delete', status)
  })

  it('404 does not accept a page as a block', async () => {
    const { id } = await make.page()
    expect(await remove(id)).toBeRestError('rest_post_invalid_id', 404)
  })

  it('410 moves nothing to the trash twice', async () => {
    const { id } = await make.block()
    await remove(id)
    expect(await remove(id)).toBeRestError('rest_already_trashed', 410)
  })

  it('412 deletes only the named version', async () => {
    const { id } = await make.block()
    const answer = await remove(id, {}, 'editor', { 'if-match': '"9-x"' })
    expect(answer).toBeRestError('rest_precondition_failed', 412)
  })
})
