import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { updateSettings } from '../../src/domain/site/update-settings.ts'
import type { Api } from '../support/api.ts'
import { png } from '../media/support/files.ts'
import { createFactories, type Factories } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { faultsOfNodes } from './support/validate.ts'
import { createReading, type Reading } from './support/reading.ts'

let service: TestService
let api: Api
let make: Factories
let data: Reading
beforeAll(async () => {
  service = await startService()
  api = service.api
  make = createFactories(api)
  data = createReading(api)
})
afterAll(() => service.close())

const withOptions = async (options: object): Promise<void> => {
  await updateSettings(service.ctx, { structuredData: options }, () => undefined)
}
/** A picture 120 pixels high. */
const upload = async (width: number): Promise<{ id: number; source_url: string }> => {
  const headers = {
    'content-type': 'image/png',
    'content-disposition': 'attachment; filename="a.png"',
  }
  const body = await png({ width, height: 120 })
  return (await api.as('editor').post('/core/v2/media', { body, headers })).body
}

describe('The options of the site', () => {
  afterEach(() => withOptions({}))

  it('name what posts are', async () => {
    await withOptions({ article_type: 'BlogPosting' })
    const post = await make.post()
    expect(await data.typesOf(post.id)).toContain('BlogPosting')
  })

  it('name what the entries of each type are', async () => {
    await withOptions({ article_type: { post: 'NewsArticle', page: 'Article' } })
    const [post, page] = [await make.post(), await make.page()]
    expect(await data.typesOf(post.id)).toContain('NewsArticle')
    expect(await data.typesOf(page.id)).toEqual(expect.arrayContaining(['Article', 'WebPage']))
  })

  it('have the website and the logo of the owner of the site', async () => {
    const { id, source_url: address } = await upload(120)
    await withOptions({ organization: { url: 'https://club.example/', logo: id } })
    const post = await make.post()
    expect(await data.nodeOf(post.id, 'Organization')).toMatchObject({
      url: 'https://club.example/',
      logo: { '@type': 'ImageObject', url: address },
    })
  })

  it('have no logo that is too small for search engines', async () => {
    const { id } = await upload(111)
    await withOptions({ organization: { logo: id } })
    const post = await make.post()
    expect(await data.nodeOf(post.id, 'Organization')).not.toHaveProperty('logo')
  })

  it('name the owner of the site', async () => {
    await withOptions({
      organization: {
        type: 'NGO',
        legal_name: 'Friends of the sea',
        address: { locality: 'Delft' },
      },
    })
    const post = await make.post()
    expect(await data.nodeOf(post.id, 'NGO')).toMatchObject({
      legalName: 'Friends of the sea',
      address: { '@type': 'PostalAddress', addressLocality: 'Delft' },
    })
  })

  it('leave out disabled data', async () => {
    await withOptions({ breadcrumb: false, article_body: false, disabled_types: ['page'] })
    const [post, page] = [await make.post(), await make.page()]
    const article = await data.nodeOf(post.id, 'Article')
    expect(await data.typesOf(page.id)).toEqual([])
    expect((await data.typesOf(post.id))[0]).toBe('Article')
    expect(article?.['articleBody']).toBeUndefined()
  })

  it('show comments where that is switched on', async () => {
    await withOptions({ comments: true })
    const post = await make.post()
    await api
      .as('editor')
      .post('/core/v2/comments', { body: { post: post.id, content: 'Well said' } })
    expect(await data.nodeOf(post.id, 'Article')).toMatchObject({
      commentCount: 1,
      comment: [{ '@type': 'Comment', text: 'Well said' }],
    })
  })

  it('show the newest comments, and count all of them', async () => {
    await withOptions({ comments: true })
    const post = await make.post()
    for (let number = 1; number <= 22; number++) {
      const body = { post: post.id, content: `Comment ${number}` }
      expect((await api.as('editor').post('/core/v2/comments', { body })).status).toBe(201)
    }
    const article = await data.nodeOf(post.id, 'Article')
    expect(article).toMatchObject({ commentCount: 22 })
    expect(article?.['comment']).toHaveLength(20)
  })

  it('produce nothing with a fault', async () => {
    await withOptions({ comments: true, organization: { telephone: '1', contact_type: 'sales' } })
    const post = await make.post()
    expect(await faultsOfNodes(await data.nodesOf(post.id))).toEqual([])
  })
})
