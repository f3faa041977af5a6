import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createApi, type Api } from '../support/api.ts'
import { createFactories, unique, type Factories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'

/** A key of meta that has another name here. */
const CHANGED = '_acf_changed'

let service: TestService
let folder: string
/** The interface in its own names, and in two dialects. */
let here: Api
let there: Api
let own: Api
let make: Factories

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'almanac-dialect-'))
  const file = path.join(folder, 'news.json')
  await writeFile(
    file,
    JSON.stringify({
      name: 'news',
      root: '/news',
      namespaces: { 'core/v2': 'news/v1' },
      routes: { posts: 'articles' },
      types: { post: 'article' },
      metaKeys: { excerpt: 'teaser' },
    }),
  )
  service = await startService({ environment: { API_DIALECTS: `wordpress,${file}` } })
  here = service.api
  there = await createApi(`${service.url}/wp-json`)
  own = await createApi(`${service.url}/news`)
  make = createFactories(here)
})
afterAll(async () => {
  await service.close()
  await rm(folder, { recursive: true })
})

describe('A service that speaks `wordpress`', () => {
  it('has the names of its namespaces and routes in the index', async () => {
    const { body } = await there.get('/')
    expect(body.namespaces).toContain('wp/v2')
    expect(Object.keys(body.routes)).toContain('/tribe/events/v1/events/(?P<id>\\d+)')
    expect(JSON.stringify(body)).not.toMatch(/core\/v2|cal_events|"core:/)
  })

  it('keeps its own names below its own root', async () => {
    const { body } = await here.get('/')
    expect(JSON.stringify(body)).not.toMatch(/wp\/v2|tribe|wp-json/)
  })

  it('answers `/?rest_route=` in the dialect', async () => {
    const { id } = await make.post()
    const byQuery = await createApi(`${service.url}/?rest_route=`)
    const { body } = await byQuery.get(`/wp/v2/posts/${id}`)
    expect(body._links.self[0].href).toBe(`${service.url}/wp-json/wp/v2/posts/${id}`)
  })

  it('does not change what people wrote', async () => {
    const text = 'core/v2 cal_events core:term'
    const slug = unique('cal_events-')
    const { id } = await make.post({ title: 'cal_events', content: text, slug })
    const { body } = await there.as('editor').get(`/wp/v2/posts/${id}?context=edit`)
    expect({ title: body.title.raw, content: body.content.raw, slug: body.slug }).toEqual({
      title: 'cal_events',
      content: text,
      slug,
    })
  })

  it('stores texts as they are sent', async () => {
    const { body } = await there.as('editor').post('/wp/v2/posts', {
      body: { title: 'tribe_events', content: 'wp/v2', slug: 'tribe_events' },
    })
    const { body: read } = await here.as('editor').get(`/core/v2/posts/${body.id}?context=edit`)
    expect({ title: read.title.raw, content: read.content.raw, slug: read.slug }).toEqual({
      title: 'tribe_events',
      content: 'wp/v2',
      slug: 'tribe_events',
    })
  })

  it('takes identifiers in bodies of forms and of JSON, and in the query', async () => {
    const { id } = await make.post()
    const client = there.as('admin')
    const meta = { meta: { [CHANGED]: true } }
    const json = await client.post(`/wp/v2/posts/${id}`, { body: meta })
    const form = await client.post(`/wp/v2/posts/${id}`, {
      body: 'meta[_acf_changed]=0&status=tribe-ignored',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    const list = await client.get('/wp/v2/posts', {
      query: { status: 'tribe-ignored,quads_expired', include: id },
    })
    expect({
      json: json.body.meta[CHANGED],
      form: form.body.meta[CHANGED],
      status: form.body.status,
      listed: list.body.map((post: { status: string }) => post.status),
    }).toEqual({ json: true, form: false, status: 'tribe-ignored', listed: ['tribe-ignored'] })
  })

  it('takes the fields of a form that brings a file', async () => {
    const boundary = 'part-of-a-form'
    const body = [
      `--${boundary}\r\ncontent-disposition: form-data; name="meta[_acf_changed]"\r\n\r\n1\r\n`,
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n`,
      `content-type: text/plain\r\n\r\nhello\r\n--${boundary}--\r\n`,
    ].join('')
    const answer = await there.as('admin').post('/wp/v2/media', {
      body: Buffer.from(body),
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
    expect({ status: answer.status, changed: answer.body.meta?.[CHANGED] }).toEqual({
      status: 201,
      changed: true,
    })
  })

  it('runs batches of requests in the dialect', async () => {
    const { status, body } = await there.as('editor').post('/batch/v1', {
      body: {
        requests: [{ path: '/wp/v2/posts', body: { title: 'One', status: 'quads_expired' } }],
      },
    })
    const [first] = body.responses
    expect({ status, inner: first.status, shown: first.body.status }).toEqual({
      status: 207,
      inner: 201,
      shown: 'quads_expired',
    })
    expect(first.headers.Location).toBe(`${service.url}/wp-json/wp/v2/posts/${first.body.id}`)
  })

  it('embeds by the names of relations, and cuts to the names of fields', async () => {
    const category = await make.category()
    const { id } = await make.post({ categories: [category.id] })
    const { body } = await there.get(`/wp/v2/posts/${id}`, { query: { _embed: 'wp:term' } })
    expect(Object.keys(body._embedded)).toEqual(['wp:term'])
    const [[embedded]] = body._embedded['wp:term']
    expect(embedded._links.self[0].href).toBe(
      `${service.url}/wp-json/wp/v2/categories/${category.id}`,
    )
    const query = { include: id, _fields: 'id,_links.wp:term' }
    const cut = await there.get('/wp/v2/posts', { query })
    expect(Object.keys(cut.body[0]._links)).toEqual(['wp:term'])
  })

  it('names wrong arguments as they were sent', async () => {
    const { body } = await there.get('/tribe/views/v2/html')
    expect(body.data.params).toEqual(['u'])
  })

  it('counts the calendar in the headers that its clients read', async () => {
    const { headers } = await there.get('/tribe/events/v1/events', {
      headers: { origin: 'https://app.example' },
    })
    expect(headers).toHaveProperty('x-tec-total')
    expect(headers).not.toHaveProperty('x-cal-total')
    const readable = headers['access-control-expose-headers']?.split(', ')
    expect(readable).toEqual(expect.arrayContaining(['X-TEC-Total', 'X-TEC-TotalPages', 'ETag']))
  })

  it('gives the markup of calendar pages the classes that scripts look for', async () => {
    const { body } = await there.as('admin').get('/tribe/views/v2/html?u=/events/')
    expect(body.html).toContain('class="tribe-events-view')
    expect(body.html).not.toMatch(/class="[^"]*\bcal-/)
    expect(body.html).toContain('name="tribe-events-views[tribe-bar-search]"')
  })

  it('gives the scripts of calendar pages the data that they look for', async () => {
    const { body } = await there.as('admin').get('/tribe/views/v2/html?u=/events/')
    const dataOf = (name: string) => {
      const [, json = ''] = body.html.split(`<script data-js='${name}' type='application/json'>`)
      return JSON.parse(json.slice(0, json.indexOf('</script>')))
    }
    expect(Object.keys(dataOf('tribe-events-view-nonce-data'))).toEqual(['tvn1', 'tvn2'])
    expect(dataOf('tribe-events-view-data')).toMatchObject({
      url: `${service.url}/events/`,
      rest_url: `${service.url}/wp-json/tribe/views/v2/html`,
    })
  })

  it('accepts the nonces that it issues', async () => {
    const { body } = await there.get('/tribe/views/v2/nonces')
    const query = { u: '/events/', tvn1: body.tvn1 }
    expect((await there.get('/tribe/views/v2/html', { query })).status).toBe(200)
  })

  it('finds what lists ask for by its names', async () => {
    const ofEvents = await there.get('/wp/v2/taxonomies', { query: { type: 'tribe_events' } })
    expect(Object.keys(ofEvents.body)).toEqual(['post_tag', 'tribe_events_cat'])
    const editor = there.as('editor')
    const event = { title: unique(), start_date: '2044-05-06 10:00', end_date: '2044-05-06 11:00' }
    await editor.post('/tribe/events/v1/events', { body: { ...event, status: 'tribe-ignored' } })
    const query = { status: 'tribe-ignored', search: event.title, end_date: '2045-01-01' }
    const { body } = await editor.get('/tribe/events/v1/events', { query })
    expect(body).toMatchObject({ total: 1, events: [{ status: 'tribe-ignored' }] })
    expect(body.rest_url).toContain('status=tribe-ignored')
    const places = await editor.get('/tribe/events/v1/venues', { query: { status: query.status } })
    expect(places).toMatchObject({ status: 200, body: { total: 0 } })
  })

  it('names the taxonomies of what a search has found', async () => {
    const name = unique('Regatta ')
    await there.as('editor').post('/tribe/events/v1/categories', { body: { name } })
    const query = { type: 'term', subtype: 'tribe_events_cat', search: name }
    const { body } = await there.get('/wp/v2/search', { query })
    expect(body).toMatchObject([{ title: name, type: 'tribe_events_cat' }])
  })

  it('puts ads into the types that its clients name', async () => {
    const admin = there.as('admin')
    const types = { settings: { post_types: ['post', 'tribe_events'] } }
    await admin.post('/quads-route/update-settings', { body: types })
    const { body } = await here.as('admin').get('/ads-route/get-settings')
    expect(body.post_types).toEqual(['post', 'cal_events'])
  })

  it('answers calendar files as they are', async () => {
    const { status, text } = await there.get('/tribe/events/v1/events?ical=1')
    expect({ status, start: text.slice(0, 15) }).toEqual({ status: 200, start: 'BEGIN:VCALENDAR' })
  })

  it('caches an answer apart from that of another root, until something changes', async () => {
    const { id } = await make.post({ title: 'Before' })
    const address = { here: `/core/v2/posts/${id}`, there: `/wp/v2/posts/${id}` }
    const first = await there.get(address.there)
    const other = await here.get(address.here)
    const second = await there.get(address.there)
    expect(second.headers['etag']).toBe(first.headers['etag'])
    expect(other.headers['etag']).not.toBe(first.headers['etag'])
    const known = { 'if-none-match': String(first.headers['etag']) }
    expect((await there.get(address.there, { headers: known })).status).toBe(304)
    await there.as('editor').post(address.there, { body: { title: 'After' } })
    const third = await there.get(address.there, { headers: known })
    expect({ status: third.status, title: third.body.title.rendered }).toEqual({
      status: 200,
      title: 'After',
    })
  })

  it('accepts the tag of an answer as the condition of a write', async () => {
    const { id } = await make.post()
    const { headers } = await there.get(`/wp/v2/posts/${id}`)
    const condition = { 'if-match': String(headers['etag']) }
    const editor = there.as('editor')
    const write = () =>
      editor.post(`/wp/v2/posts/${id}`, { body: { title: 'New' }, headers: condition })
    expect((await write()).status).toBe(200)
    expect((await write()).status).toBe(412)
  })

  it('describes a route in the dialect to OPTIONS', async () => {
    const { body } = await there.options('/wp/v2/types/tribe_events')
    expect(body.namespace).toBe('wp/v2')
  })

  it('announces the dialect on its pages', async () => {
    const page = await fetch(`${service.url}/`)
    expect(page.headers.get('link')).toContain(
      `<${service.url}/wp-json/>; rel="https://api.w.org/"`,
    )
  })

  it('leads to the page where people grant access, arguments included', async () => {
    const address = `${service.url}/wp-admin/authorize-application.php?app_name=Writer`
    const { headers, status } = await fetch(address, { redirect: 'manual' })
    expect({ status, location: headers.get('location') }).toEqual({
      status: 307,
      location: `${service.url}/authorize-application/?app_name=Writer`,
    })
  })

  it('publishes no documents in names that they do not have', async () => {
    expect((await there.get('/openapi.json')).status).toBe(404)
    expect((await here.get('/openapi.json')).status).toBe(200)
  })
})

describe('A service that speaks a dialect of a file', () => {
  it('has its paths, types and members', async () => {
    const { id } = await make.post()
    const { body } = await own.get(`/news/v1/articles/${id}`)
    expect(body).toMatchObject({
      type: 'article',
      teaser: { rendered: expect.any(String) },
      _links: { self: [{ href: `${service.url}/news/news/v1/articles/${id}` }] },
    })
  })
})
