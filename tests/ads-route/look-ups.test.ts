import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createFactories, unique, type Factories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { adTools, type AdTools } from './support.ts'

let service: TestService
let ads: AdTools
let make: Factories
beforeAll(async () => {
  service = await startService({ environment: { ADS_LOCATIONS: 'sidebar=Beside the text; end' } })
  ads = adTools(service)
  make = createFactories(service.api)
})
afterAll(() => service.close())

const values = async (condition: string, search?: string, asker: 'admin' | 'author' = 'admin') =>
  (
    await ads.get(
      'get-condition-list',
      { condition, ...(search !== undefined && { search }) },
      asker,
    )
  ).body

describe('GET /ads-route/get-condition-list', () => {
  it.each([
    ['post_type', undefined, ['post', 'page', 'cal_events', 'cal_venue', 'cal_organizer']],
    ['post_type', 'pag', ['page']],
    ['general', undefined, ['homepage', 'show_globally']],
    ['general', 'glob', ['show_globally']],
    ['post_format', 'asi', ['aside']],
    ['taxonomy', undefined, ['all', 'category', 'post_tag', 'cal_events_cat']],
    ['page_template', undefined, ['default']],
    ['user_type', 'edit', ['editor']],
  ])('200 has the values of %s, searched for %s', async (condition, search, expected) => {
    const found = await values(condition, search)
    expect(found.map(({ value }: { value: unknown }) => value)).toEqual(expected)
  })

  it('200 finds items of any status by their words, ten at most', async () => {
    const word = unique('harbour')
    const draft = await make.post({ title: `${word} <b>draft</b>`, status: 'draft' })
    const page = await make.page({ title: `${word} page` })
    expect(await values('post', word)).toEqual([{ label: `${word} draft`, value: draft.id }])
    expect(await values('page', word)).toEqual([{ label: `${word} page`, value: page.id }])
    for (let turn = 0; turn < 11; turn++) await make.post()
    expect(await values('post')).toHaveLength(10)
  })

  it('200 finds terms and authors', async () => {
    const category = await make.category()
    const tag = await make.tag()
    expect(await values('post_category', category.slug)).toEqual([
      { label: expect.any(String), value: category.id },
    ])
    expect(await values('tags', tag.slug)).toEqual([{ label: expect.any(String), value: tag.slug }])
    const { id, name } = service.credentials.editor
    expect(await values('author', name)).toEqual([{ label: name, value: id }])
  })

  it('200 leaves out what the caller may not read', async () => {
    const word = unique('secret')
    await make.post({ title: word, status: 'draft' })
    await ads.settings({ RoleBasedAccess: [{ label: 'Author', value: 'author' }] })
    expect(await values('post', word, 'author')).toEqual([])
    expect(await values('author', service.credentials.subscriber.name, 'author')).toEqual([])
    expect(await values('post', word)).toHaveLength(1)
  })

  it('400 refuses an unknown condition', async () => {
    expect(await ads.get('get-condition-list')).toBeRestError('rest_missing_callback_param', 400)
    const answer = await ads.get('get-condition-list', { condition: 'moon' })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })
})

it('GET /ads-route/get-user-role 200 searches the roles', async () => {
  expect((await ads.get('get-user-role', { search: 'auth' })).body).toEqual({
    status: 't',
    data: [{ label: 'Author', value: 'author' }],
  })
  expect((await ads.get('get-user-role', { search: 'king' })).body.data).toEqual([])
})

it('GET /ads-route/get-tags 200 has the slugs of tags', async () => {
  const tag = await make.tag()
  const { body } = await ads.get('get-tags', { search: tag.slug })
  expect(body).toEqual({ status: 't', data: [{ label: expect.any(String), value: tag.slug }] })
})

it('Lists of integrations name what this system has', async () => {
  const { namespaces } = (await service.api.get('/')).body
  const has = { calendar: 'cal/events/v1', schema: 'schema-output' }
  const { body } = await ads.get('get-plugins')
  const names = body.data.map(({ value }: { value: string }) => value)
  for (const [name, namespace] of Object.entries(has)) {
    const there = namespaces.includes(namespace)
    expect(names.includes(name)).toBe(there)
    const response = await ads.get('check_plugin_exist', { plugin_name: name })
    expect(response.body).toEqual({ status: there ? 't' : 'f' })
  }
  const other = await ads.get('check_plugin_exist', { plugin_name: 'web_story' })
  expect(other.body).toEqual({ status: 'f' })
})

it('POST /ads-route/ads_register_ad 200 has the places of the configuration', async () => {
  expect((await ads.post('ads_register_ad')).body).toEqual({
    sidebar: { location: 'sidebar', description: 'Beside the text' },
    end: { location: 'end', description: '' },
  })
})

describe('GET /ads-route/get-ads-info', () => {
  it('200 describes the system without its secrets', async () => {
    await ads.settings({ provider_client_secret: 'very-secret-1234' })
    await ads.ad()
    const { info } = (await ads.get('get-ads-info')).body
    for (const title of [
      'Site',
      'Client',
      'Service configuration',
      'Ads configuration',
      'Runtime',
    ]) {
      expect(info).toContain(`### ${title}`)
    }
    expect(info).toContain('plain_text, publish: 1')
    expect(info).toContain('Mail server: none: messages wait')
    expect(info).not.toContain('1234')
  })
})
