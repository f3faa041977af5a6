import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { updateSettings } from '../../../src/domain/site/update-settings.ts'
import { createFactories, unique, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { LINKED_TYPES, previewTools, type PreviewTools } from './support.ts'

const HOUR = 60 * 60 * 1000
let service: TestService
let make: Factories
let linkTo: PreviewTools['linkTo']
let draft: PreviewTools['draft']
let shown: PreviewTools['shown']
beforeAll(async () => {
  service = await startService({
    environment: {
      PREVIEW_URL: 'https://front.example/draft/{rest_base}/{id}?type={type}&slug={slug}#{token}',
    },
  })
  make = createFactories(service.api)
  ;({ linkTo, draft, shown } = previewTools(service.api))
}, 30_000)
afterAll(() => service?.close())

/** For how many hours a link that is made now lasts. */
async function hoursOfLink(): Promise<number> {
  const { expires } = (await draft()).link
  return Math.round((new Date(expires).getTime() - Date.now()) / HOUR)
}

describe.each(LINKED_TYPES)('POST /core/v2/%s/{id}/preview-links', (base, argument, type) => {
  const create = async (status = 'draft'): Promise<string> => {
    const body = { title: unique('secret-'), content: 'Not yet.', status }
    const { body: item } = await service.api.as('admin').post(`/core/v2/${base}`, { body })
    return `/core/v2/${base}/${item.id}`
  }

  it('200 answers with the addresses of previews, here and on the front end', async () => {
    const path = await create()
    const id = path.split('/').at(-1)
    const link = await linkTo(path)
    expect(link).toEqual({
      url: `${service.url}/?${argument}=${id}&preview_token=${link.token}`,
      front_end_url: `https://front.example/draft/${base}/${id}?type=${type}&slug=#${link.token}`,
      token: expect.stringMatching(/^[\w.-]{80,200}$/),
      expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
    })
  })

  it('200 makes a token that opens the item over the API', async () => {
    const path = await create()
    const { token } = await linkTo(path)
    const { status, body } = await shown(path, token, { query: { _fields: 'id,status' } })
    expect({ status, body }).toEqual({
      status: 200,
      body: { id: Number(path.split('/').at(-1)), status: 'draft' },
    })
  })

  it('400 refuses an item in the trash', async () => {
    const path = await create()
    await service.api.as('admin').delete(path)
    const answer = await service.api.as('admin').post(`${path}/preview-links`)
    expect(answer).toBeRestError('rest_preview_of_trash', 400)
  })

  it('401 refuses visitors', async () => {
    const answer = await service.api.post(`${await create()}/preview-links`)
    expect(answer).toBeRestError('rest_cannot_edit', 401)
  })

  it('403 refuses callers who may not edit the item', async () => {
    const answer = await service.api.as('subscriber').post(`${await create()}/preview-links`)
    expect(answer).toBeRestError('rest_cannot_edit', 403)
  })

  it('404 finds no item of another type', async () => {
    const other = base === 'posts' ? await make.page() : await make.post()
    const path = `/core/v2/${base}/${other.id}/preview-links`
    const answer = await service.api.as('admin').post(path)
    expect(answer).toBeRestError('rest_post_invalid_id', 404)
  })
})

describe('POST /core/v2/posts/{id}/preview-links', () => {
  it('200 makes a link that lasts a day, or as many hours as the setting says', async () => {
    const usual = await hoursOfLink()
    await updateSettings(service.ctx, { previewLinkHours: 3 }, () => undefined)
    const chosen = await hoursOfLink()
    await updateSettings(service.ctx, { previewLinkHours: 24 }, () => undefined)
    expect({ usual, chosen }).toEqual({ usual: 24, chosen: 3 })
  })

  it('200 forbids caches to keep the link', async () => {
    const { id } = await make.post({ status: 'draft' })
    const { headers } = await service.api.as('editor').post(`/core/v2/posts/${id}/preview-links`)
    expect(headers['cache-control']).toBe('no-store')
  })

  it('400 refuses a revision that is not a number', async () => {
    const { id } = await make.post({ status: 'draft' })
    const answer = await service.api
      .as('editor')
      .post(`/core/v2/posts/${id}/preview-links`, { body: { revision: 'latest' } })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })

  it('404 refuses a revision of another item', async () => {
    const { id } = await make.post({ status: 'draft' })
    const other = await make.post()
    await service.api.as('editor').patch(`/core/v2/posts/${other.id}`, { body: { title: 'New' } })
    const { body } = await service.api.as('editor').get(`/core/v2/posts/${other.id}/revisions`)
    const answer = await service.api
      .as('editor')
      .post(`/core/v2/posts/${id}/preview-links`, { body: { revision: body[0].id } })
    expect(answer).toBeRestError('rest_revision_parent_id_mismatch', 404)
  })
})
