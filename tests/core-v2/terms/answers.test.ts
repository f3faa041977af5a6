import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Api } from '../../support/api.ts'
import { createFactories, unique, type Created, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
})
afterAll(() => service.close())

const editor = () => service.api.as('editor')

/** All terms answer alike; only who may create and who may read differs. */
for (const [base, makeTerm, stranger, reader] of [
  ['categories', (): Promise<Created> => make.category(), 'author', 'anonymous'],
  ['tags', (): Promise<Created> => make.tag(), 'subscriber', 'anonymous'],
  [
    'core_pattern_category',
    (): Promise<Created> => make.patternCategory(),
    'subscriber',
    'contributor',
  ],
] as const) {
  const list = `/core/v2/${base}`
  let term: Created
  let item: string
  const read: Api['get'] = (path, options) => service.api.as(reader).get(path, options)
  beforeAll(async () => {
    term = await makeTerm()
    item = `${list}/${term.id}`
  })

  describe(`GET /core/v2/${base}`, () => {
    it('200 shows terms with totals', async () => {
      const { status, body, headers } = await read(list, { query: { include: term.id } })
      expect({
        status,
        id: body[0].id,
        total: headers['x-wp-total'],
        totalPages: headers['x-wp-totalpages'],
      }).toEqual({ status: 200, id: term.id, total: '1', totalPages: '1' })
    })

    it('304 confirms that nothing has changed', async () => {
      const { headers } = await read(list)
      const again = { headers: { 'if-none-match': headers['etag'] ?? '' } }
      expect((await read(list, again)).status).toBe(304)
    })

    it('400 names all bad arguments', async () => {
      const query = { orderby: 'colour', hide_empty: 'perhaps' }
      const answer = await read(list, { query })
      expect(answer).toBeRestError('rest_invalid_param', 400)
      expect(Object.keys(answer.body.data.params).toSorted()).toEqual(['hide_empty', 'orderby'])
    })

    it('400 refuses an unknown item', async () => {
      const answer = await read(list, { query: { post: 99_999_999 } })
      expect(answer).toBeRestError('rest_post_invalid_id', 400)
    })

    it.each([
      [401, 'anonymous'],
      [403, 'author'],
    ] as const)('%d refuses the edit context to %s callers', async (status, asker) => {
      const answer = await service.api.as(asker).get(list, { query: { context: 'edit' } })
      expect(answer).toBeRestError('rest_forbidden_context', status)
    })

    it('200 finds nothing for hostile ids', async () => {
      const query = { include: '0,-7,2147483648,1e20', per_page: 100, page: 2_000_000_000 }
      expect(await read(list, { query })).toMatchObject({ status: 200, body: [] })
    })
  })

  describe(`POST /core/v2/${base}`, () => {
    it('201 returns the address of the term', async () => {
      const { status, headers, body } = await editor().post(list, { body: { name: unique() } })
      expect({ status, location: headers['location'] }).toEqual({
        status: 201,
        location: `${service.root}${list}/${body.id}`,
      })
    })

    it('400 refuses a taken name and names its owner', async () => {
      const { body } = await editor().get(item, { query: { context: 'edit' } })
      const answer = await editor().post(list, { body: { name: body.name.toUpperCase() } })
      expect(answer).toBeRestError('term_exists', 400)
      expect(answer.body.data.term_id).toBe(term.id)
    })

    it('400 refuses a name of markup alone', async () => {
      const answer = await editor().post(list, { body: { name: '<b></b>' } })
      expect(answer).toBeRestError('empty_term_name', 400)
    })

    it.each([
      [401, 'anonymous'],
      [403, stranger],
    ] as const)('%d refuses %s callers', async (status, asker) => {
      const answer = await service.api.as(asker).post(list, { body: { name: unique() } })
      expect(answer).toBeRestError('rest_cannot_create', status)
    })
  })

  describe(`GET /core/v2/${base}/{id}`, () => {
    it('200 shows the term and when it was written', async () => {
      const { status, body, headers } = await read(item)
      expect({ status, slug: body.slug, meta: body.meta }).toEqual({
        status: 200,
        slug: term.slug,
        meta: {},
      })
      expect(Date.parse(headers['last-modified'] ?? '')).toBeGreaterThan(0)
    })

    it('304 confirms that nothing has changed', async () => {
      const { headers } = await read(item)
      const conditions: Record<string, string>[] = [{ 'if-none-match': headers['etag'] ?? '' }]
      const date = headers['last-modified'] ?? ''
      if (reader === 'anonymous') conditions.push({ 'if-modified-since': date })
      for (const condition of conditions) {
        expect((await read(item, { headers: condition })).status).toBe(304)
      }
    })

    it('400 refuses an unknown context', async () => {
      const answer = await read(item, { query: { context: 'all' } })
      expect(answer).toBeRestError('rest_invalid_param', 400)
    })

    it.each([
      [401, 'anonymous'],
      [403, 'author'],
    ] as const)('%d refuses the edit context to %s callers', async (status, asker) => {
      const answer = await service.api.as(asker).get(item, { query: { context: 'edit' } })
      expect(answer).toBeRestError('rest_forbidden_context', status)
    })

    it.each(['0', '99999999', '2147483648', '100000000000000000000'])(
      '404 finds no term %s',
      async (id) => {
        expect(await read(`${list}/${id}`)).toBeRestError('rest_term_invalid', 404)
      },
    )
  })

  describe(`PATCH /core/v2/${base}/{id}`, () => {
    it('200 changes what is sent and leaves the rest', async () => {
      const before = await editor().get(item)
      const body = { description: 'New <script>x</script><em>words</em>' }
      const after = await editor().patch(item, { body })
      expect(after).toMatchObject({
        status: 200,
        body: { ...before.body, description: 'New x<em>words</em>', _links: expect.anything() },
      })
    })

    it('200 empties the description and makes the slug anew by null', async () => {
      const { id } = await makeTerm()
      const name = unique()
      await editor().patch(`${list}/${id}`, { body: { name, slug: unique(), description: 'Old' } })
      const { body } = await editor().patch(`${list}/${id}`, {
        body: { slug: null, description: null },
      })
      expect({ slug: body.slug, description: body.description, name: body.name }).toEqual({
        slug: name,
        description: '',
        name,
      })
    })

    it('400 refuses the slug of another term', async () => {
      const other = await makeTerm()
      const answer = await editor().patch(item, { body: { slug: other.slug } })
      expect(answer).toBeRestError('duplicate_term_slug', 400)
    })

    it.each([' ', null])('400 refuses an empty name: %j', async (name) => {
      const answer = await editor().patch(item, { body: { name } })
      expect(answer).toBeRestError('empty_term_name', 400)
    })

    it.each([
      [401, 'anonymous'],
      [403, 'author'],
    ] as const)('%d refuses %s callers', async (status, asker) => {
      const answer = await service.api.as(asker).patch(item, { body: { name: 'Mine' } })
      expect(answer).toBeRestError('rest_cannot_update', status)
    })

    it('404 finds no unknown term', async () => {
      const answer = await editor().patch(`${list}/99999999`, { body: { name: 'Lost' } })
      expect(answer).toBeRestError('rest_term_invalid', 404)
    })

    it('412 changes nothing of a term that is newer than the client knows', async () => {
      const { headers } = await editor().get(item)
      await editor().put(item, { body: { description: 'Newer' } })
      const stale = { 'if-match': headers['etag'] ?? '' }
      const answer = await editor().patch(item, { body: { description: 'x' }, headers: stale })
      expect(answer).toBeRestError('rest_precondition_failed', 412)
      expect((await read(item)).body.description).toBe('Newer')
    })
  })

  describe(`DELETE /core/v2/${base}/{id}`, () => {
    it('200 shows the term as it was and removes it', async () => {
      const { id } = await makeTerm()
      const gone = await editor().delete(`${list}/${id}`, { body: { force: true } })
      expect(gone).toMatchObject({ status: 200, body: { deleted: true, previous: { id } } })
      expect((await read(`${list}/${id}`)).status).toBe(404)
    })

    it('200 shows the requested members of the deleted term', async () => {
      const [{ id: one }, { id: other }] = [await makeTerm(), await makeTerm()]
      const picked = { query: { force: true, _fields: 'previous.id,deleted' } }
      const { body } = await editor().delete(`${list}/${one}`, picked)
      expect(body).toEqual({ previous: { id: one }, deleted: true })
      const whole = { query: { force: true, _fields: 'previous' } }
      const { previous } = (await editor().delete(`${list}/${other}`, whole)).body
      expect(previous).toMatchObject({ id: other, slug: expect.any(String) })
    })

    it('400 refuses words other than true and false', async () => {
      const answer = await editor().delete(item, { query: { force: 'perhaps' } })
      expect(answer).toBeRestError('rest_invalid_param', 400)
    })

    it.each([
      [401, 'anonymous'],
      [403, 'author'],
    ] as const)('%d refuses %s callers', async (status, asker) => {
      const answer = await service.api.as(asker).delete(item, { query: { force: true } })
      expect(answer).toBeRestError('rest_cannot_delete', status)
    })

    it('404 finds no unknown term', async () => {
      const answer = await editor().delete(`${list}/99999999`, { query: { force: true } })
      expect(answer).toBeRestError('rest_term_invalid', 404)
    })

    it('412 leaves a term that is newer than the client knows', async () => {
      const { id } = await makeTerm()
      const headers = { 'if-unmodified-since': 'Thu, 01 Jan 2015 00:00:00 GMT' }
      const request = { query: { force: true }, headers }
      const answer = await editor().delete(`${list}/${id}`, request)
      expect(answer).toBeRestError('rest_precondition_failed', 412)
      expect((await read(`${list}/${id}`)).status).toBe(200)
    })

    it('501 has no trash for terms', async () => {
      expect(await editor().delete(item)).toBeRestError('rest_trash_not_supported', 501)
    })
  })
}
