import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Answer, Actor } from '../../support/api.ts'
import { createFactories, unique, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
})
afterAll(() => service.close())

const path = '/core/v2/settings'

const write = (body: unknown, asker: Actor = 'admin', headers = {}): Promise<Answer> =>
  service.api.as(asker).post(path, { body, headers })

describe('POST /core/v2/settings 200', () => {
  it('takes effect on this node at once and on others soon', async () => {
    const other = await startService({ sharedWith: service })
    const title = unique('title-')
    await other.api.get('/')
    await write({ title })
    expect((await service.api.get('/?_fields=name')).body.name).toBe(title)
    let seen = ''
    for (let tries = 0; seen !== title && tries < 100; tries++) {
      seen = (await other.api.get('/?_fields=name')).body.name
    }
    await other.close()
    expect(seen).toBe(title)
  })

  it('takes effect on the dates that posts show', async () => {
    await write({ timezone: 'UTC+5:30' })
    const { id } = await make.post({ date_gmt: '2024-01-01T00:00:00' })
    const { body } = await service.api.get(`/core/v2/posts/${id}`)
    expect({ date: body.date, dateGmt: body.date_gmt }).toEqual({
      date: '2024-01-01T05:30:00',
      dateGmt: '2024-01-01T00:00:00',
    })
  })

  it('takes effect on dates without an offset in filters of a list asked for before', async () => {
    await write({ timezone: 'UTC' })
    const { id } = await make.post({ date_gmt: '2024-03-01T10:00:00' })
    const listed = async () => {
      const filters = `include=${id}&after=2024-03-01T12:00:00`
      const { body } = await service.api.get(`/core/v2/posts?${filters}`)
      return body.map((post: { id: number }) => post.id)
    }
    expect(await listed()).toEqual([])
    await write({ timezone: 'UTC+5' })
    expect(await listed()).toEqual([id])
  })

  it('takes effect on new posts that do not say otherwise, and not on pages', async () => {
    const category = await make.category()
    await write({
      default_category: category.id,
      default_comment_status: 'closed',
      default_ping_status: 'closed',
      default_post_format: 'aside',
    })
    const post = { comment_status: 'closed', ping_status: 'closed', format: 'aside' }
    expect(await make.post()).toMatchObject({ ...post, categories: [category.id] })
    expect(await make.post({ comment_status: 'open' })).toMatchObject({ comment_status: 'open' })
    expect(await make.page()).not.toHaveProperty('format')
  })
})
