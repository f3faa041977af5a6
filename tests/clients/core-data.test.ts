import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { unique } from '../support/factories.ts'
import type { Client } from './support/client.ts'
import { startSite, type Site } from './support/site.ts'

let site: Site
let client: Client
beforeAll(async () => {
  site = await startSite()
  client = site.open('core-data.mjs')
})
afterAll(() => site.close())

const select = (selector: string, ...input: unknown[]) => client.call('select', { selector, input })
const peek = (selector: string, ...input: unknown[]) => client.call('peek', { selector, input })
const dispatch = (action: string, ...input: unknown[]) => client.call('dispatch', { action, input })

interface Named {
  readonly slug: string
}

const slugs = (items: readonly Named[]) => items.map(({ slug }) => slug)

describe('The client core-data', () => {
  it('creates its entities from the types and taxonomies', async () => {
    const types = await select('getPostTypes', { per_page: -1 })
    const taxonomies = await select('getTaxonomies', { per_page: -1 })
    await site.make.category()
    const categories = await select('getEntityRecords', 'taxonomy', 'category', { per_page: -1 })
    const events = await select('getEntityRecords', 'postType', 'tribe_events')
    expect({
      types: slugs(types),
      taxonomies: slugs(taxonomies),
      categories: categories.length > 0,
      events,
    }).toEqual({
      types: expect.arrayContaining(['post', 'page', 'wp_block', 'tribe_events']),
      taxonomies: expect.arrayContaining(['category', 'post_tag', 'tribe_events_cat']),
      categories: true,
      events: [],
    })
  })

  it('counts what a list has besides what it shows', async () => {
    await site.make.page()
    await site.make.page()
    const query = { per_page: 1 }
    const shown = await select('getEntityRecords', 'postType', 'page', query)
    const total = await peek('getEntityRecordsTotalItems', 'postType', 'page', query)
    const pages = await peek('getEntityRecordsTotalPages', 'postType', 'page', query)
    expect({ shown: shown.length, total: total > 1, pages }).toEqual({
      shown: 1,
      total: true,
      pages: total,
    })
  })

  it('knows its user', async () => {
    const { id } = await select('getCurrentUser')
    expect(id).toBe(site.service.credentials.admin.id)
  })

  it.each([
    ['editor', true],
    ['subscriber', false],
  ] as const)('learns from Allow what the role %s may do', async (role, allowed) => {
    const { id } = await site.make.post()
    const other = site.open('core-data.mjs', role)
    const may = (action: string, on: object) =>
      other.call('select', { selector: 'canUser', input: [action, on] })
    const post = { kind: 'postType', name: 'post' }
    expect({
      create: await may('create', post),
      read: await may('read', { ...post, id }),
      update: await may('update', { ...post, id }),
      delete: await may('delete', { ...post, id }),
      upload: await may('create', { kind: 'postType', name: 'attachment' }),
    }).toEqual({ create: allowed, read: true, update: allowed, delete: allowed, upload: allowed })
  })

  it('saves what was edited, and nothing else', async () => {
    const { id } = await site.make.post({ title: 'Before', content: 'Stays.' })
    const post = ['postType', 'post', id]
    await select('getEntityRecord', ...post)
    await dispatch('editEntityRecord', ...post, { title: 'After' })
    const edited = await peek('hasEditsForEntityRecord', ...post)
    await dispatch('saveEditedEntityRecord', ...post, { throwOnError: true })
    const { body } = await site.service.api
      .as('admin')
      .get(`/core/v2/posts/${id}`, { query: { context: 'edit' } })
    expect({
      edited,
      still: await peek('hasEditsForEntityRecord', ...post),
      title: body.title.raw,
      content: body.content.raw,
    }).toEqual({ edited: true, still: false, title: 'After', content: 'Stays.' })
  })

  it('keeps an autosave apart from a published post, and finds it', async () => {
    const { id } = await site.make.post({ title: 'Published' })
    const options = { isAutosave: true, throwOnError: true }
    await select('getEntityRecord', 'postType', 'post', id)
    await dispatch('saveEntityRecord', 'postType', 'post', { id, title: 'Unfinished' }, options)
    const autosaves = await select('getAutosaves', 'post', id)
    const { body } = await site.service.api.get(`/core/v2/posts/${id}`)
    expect({
      autosaves: autosaves?.map((autosave: { title: { raw: string } }) => autosave.title.raw),
      published: body.title.rendered,
    }).toEqual({ autosaves: ['Unfinished'], published: 'Published' })
  })

  it('reads revisions, one by its id too', async () => {
    const { id } = await site.make.post()
    await site.service.api.as('editor').post(`/core/v2/posts/${id}`, { body: { title: 'Second' } })
    const revisions = await select('getRevisions', 'postType', 'post', id)
    const one = await select('getRevision', 'postType', 'post', id, revisions[0].id)
    expect({ count: revisions.length, parent: one.parent, title: one.title.rendered }).toEqual({
      count: 1,
      parent: id,
      title: 'Second',
    })
  })

  it('reads and saves the settings of the site', async () => {
    const description = unique('Told by a client ')
    const record = { description }
    await dispatch('saveEntityRecord', 'root', 'site', record, { throwOnError: true })
    const { title } = await select('getEntityRecord', 'root', 'site')
    const base = await select('getEntityRecord', 'root', '__unstableBase')
    expect({ title, description: base.description }).toEqual({ title: base.name, description })
  })

  it('writes terms, and gives them to a post', async () => {
    const term = { name: unique('Term ') }
    const strict = { throwOnError: true }
    const saved = await dispatch('saveEntityRecord', 'taxonomy', 'post_tag', term, {}, strict)
    const post = { title: 'Tagged', status: 'publish', tags: [saved.id] }
    const { tags } = await dispatch('saveEntityRecord', 'postType', 'post', post, strict)
    expect(tags).toEqual([saved.id])
  })

  it('writes menus, their items and places', async () => {
    const strict = { throwOnError: true }
    const name = unique('Menu ')
    const menu = await dispatch('saveEntityRecord', 'root', 'menu', { name }, strict)
    const item = { title: 'Out', url: 'https://example.org/', menus: menu.id, status: 'publish' }
    await dispatch('saveEntityRecord', 'root', 'menuItem', item, strict)
    const items = await select('getEntityRecords', 'root', 'menuItem', { menus: menu.id })
    const places = await select('getEntityRecords', 'root', 'menuLocation', { per_page: -1 })
    expect({ items: items.length, places: places.length > 0 }).toEqual({ items: 1, places: true })
  })

  it('finds comments, statuses, files, blocks and their categories', async () => {
    const { id: post } = await site.make.post()
    await site.service.api
      .as('admin')
      .post('/core/v2/comments', { body: { post, content: 'Yes.' } })
    await site.make.block()
    const statuses = await select('getEntityRecords', 'root', 'status', { per_page: -1 })
    const comments = await select('getEntityRecords', 'root', 'comment', { post })
    const files = await select('getEntityRecords', 'postType', 'attachment', { per_page: 5 })
    const blocks = await select('getEntityRecords', 'postType', 'wp_block', { per_page: -1 })
    expect({
      statuses: slugs(statuses),
      comments: comments.length,
      files,
      blocks: blocks.length,
      categories: await select('getUserPatternCategories'),
    }).toEqual({
      statuses: expect.arrayContaining(['publish', 'draft', 'trash']),
      comments: 1,
      files: [],
      blocks: 1,
      categories: [],
    })
  })

  it('suggests what a link may lead to', async () => {
    const title = unique('Linked ')
    const { id } = await site.make.post({ title })
    const found = await client.call('suggestLinks', title)
    expect(found).toEqual([expect.objectContaining({ id, title, type: 'post' })])
  })
})
