import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { AlmanacError, type Client } from 'almanac/client'
import { createFactories, unique, type Factories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { clientOf, refusalOf } from './support/client-of.ts'

let service: TestService
let make: Factories
let visitor: Client
let editor: Client
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
  visitor = clientOf(service)
  editor = clientOf(service, 'editor')
})
afterAll(() => service.close())

describe("The client's method get", () => {
  it('answers with what the contract says', async () => {
    const { id } = await make.post({ title: 'Harbor news' })
    const { data } = await visitor.get('/core/v2/posts/{id}', { path: { id } })
    expect(data.title.rendered).toBe('Harbor news')
  })

  it('shows the requested fields and no others', async () => {
    const { id } = await make.post({ title: 'Harbor news' })
    const { data } = await visitor.get('/core/v2/posts/{id}', {
      path: { id },
      fields: ['id', 'title.rendered'],
    })
    expect(data).toEqual({ id, title: { rendered: 'Harbor news' } })
  })

  it('shows the members of the requested context', async () => {
    const { id } = await make.post({ title: 'R&D' })
    const { data } = await editor.get('/core/v2/posts/{id}', { path: { id }, context: 'edit' })
    expect(data.title.raw).toBe('R&D')
  })

  it('opens a draft of the calendar with the token of a preview link', async () => {
    const { data: draft } = await editor.post('/cal/events/v1/venues', {
      body: { venue: 'Old Mill', status: 'draft' },
    })
    const path = { id: draft.id }
    const { data: link } = await editor.post('/core/v2/cal_venue/{id}/preview-links', { path })
    const { data } = await visitor.get('/cal/events/v1/venues/{id}', {
      path,
      previewToken: link.token,
    })
    expect({ venue: data.venue, status: data.status }).toEqual({
      venue: 'Old Mill',
      status: 'draft',
    })
  })

  it('gives each requested relation as a list, along with the fields', async () => {
    const { id } = await make.post()
    const { data } = await visitor.get('/core/v2/posts/{id}', {
      path: { id },
      fields: ['id'],
      embed: ['author', 'replies'],
    })
    const names = data._embedded.author.map(({ name }) => name)
    expect({ names, replies: data._embedded.replies }).toEqual({
      names: [service.credentials.editor.name],
      replies: [],
    })
  })

  it('takes arguments of any form', async () => {
    const { id: category } = await make.category()
    const { id } = await make.post({ categories: [category] })
    await make.post()
    const { data } = await visitor.get('/core/v2/posts', {
      query: { categories: { terms: [category], include_children: true }, orderby: 'id' },
      fields: ['id'],
    })
    expect(data).toEqual([{ id }])
  })

  it('returns the length of a list', async () => {
    const { id: tag } = await make.tag()
    await make.post({ tags: [tag] })
    await make.post({ tags: [tag] })
    const query = { tags: [tag], per_page: 1 }
    const { total, totalPages } = await visitor.get('/core/v2/posts', { query })
    expect({ total, totalPages }).toEqual({ total: 2, totalPages: 2 })
  })

  it('returns the given answer while nothing has changed', async () => {
    const { id } = await make.post()
    const first = await visitor.get('/core/v2/posts/{id}', { path: { id } })
    const again = await visitor.get('/core/v2/posts/{id}', { path: { id }, since: first })
    expect(again).toBe(first)
  })

  it('gives a new answer once something has changed', async () => {
    const { id } = await make.post()
    const first = await visitor.get('/core/v2/posts/{id}', { path: { id } })
    await editor.post('/core/v2/posts/{id}', { path: { id }, body: { title: 'Changed' } })
    const again = await visitor.get('/core/v2/posts/{id}', { path: { id }, since: first })
    expect(again.data.title.rendered).toBe('Changed')
  })
})

describe('An error of the client', () => {
  it('has the code, the arguments and the name of the request', async () => {
    const refusal = await refusalOf(visitor.get('/core/v2/posts', { query: { per_page: 0 } }))
    expect(refusal).toBeInstanceOf(AlmanacError)
    expect(refusal).toMatchObject({
      status: 400,
      code: 'rest_invalid_param',
      params: { per_page: expect.stringContaining('per_page') },
      details: { per_page: { code: 'rest_out_of_bounds' } },
      requestId: expect.stringMatching(/^\w+$/),
    })
  })

  it('names arguments that are missing', async () => {
    const body = JSON.parse('{}')
    const refusal = await refusalOf(editor.post('/core/v2/tags', { body }))
    expect(refusal).toMatchObject({
      code: 'rest_missing_callback_param',
      params: { name: 'Some required arguments are missing.' },
    })
  })

  it('refuses to write to the version of an answer that has none', async () => {
    const { id } = await make.post()
    const write = editor.post('/core/v2/posts/{id}', {
      path: { id },
      body: { title: 'Harbor news' },
      ifMatch: { etag: undefined },
    })
    expect(await refusalOf(write)).toBeInstanceOf(TypeError)
  })
})

describe("The client's method pages", () => {
  it('reads the items of all pages of a list', async () => {
    const { id: tag } = await make.tag()
    const made = [await make.post({ tags: [tag] }), await make.post({ tags: [tag] })]
    const last = await make.post({ tags: [tag] })
    const found: number[] = []
    const posts = visitor.pages('/core/v2/posts', {
      query: { tags: [tag], per_page: 2, orderby: 'id', order: 'asc' },
      fields: ['id'],
    })
    for await (const { id } of posts) found.push(id)
    expect(found).toEqual([...made, last].map(({ id }) => id))
  })

  it('reads no page ahead of its consumer', async () => {
    const { id: tag } = await make.tag()
    await make.post({ tags: [tag] })
    await make.post({ tags: [tag] })
    const urls: string[] = []
    const counting = clientOf(service, undefined, (request) => {
      urls.push(request.url)
      return fetch(request)
    })
    const query = { tags: [tag], per_page: 1 }
    for await (const _ of counting.pages('/core/v2/posts', { query })) break
    expect(urls).toHaveLength(1)
  })

  it('reads the events of a calendar', async () => {
    const mark = unique('Fair')
    for (const day of ['12', '13', '14']) {
      const body = {
        title: mark,
        start_date: `2027-09-${day} 10:00`,
        end_date: `2027-09-${day} 11:00`,
      }
      await editor.post('/cal/events/v1/events', { body: { ...body, status: 'publish' } })
    }
    const days: string[] = []
    const query = { search: mark, start_date: '2027-09-01', per_page: 2 }
    for await (const event of visitor.pages('/cal/events/v1/events', { query })) {
      days.push(event.start_date)
    }
    expect(days).toEqual(['2027-09-12 10:00:00', '2027-09-13 10:00:00', '2027-09-14 10:00:00'])
  })
})
