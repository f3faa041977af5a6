import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createFactories, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

const path = '/core/v2/pages'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
}, 30_000)
afterAll(() => service.close())

describe('GET /core/v2/pages/{id}', () => {
  describe('200', () => {
    it('shows the members of pages and not those of posts', async () => {
      const { id, link } = await make.page({ menu_order: 3 })
      const { body, headers } = await service.api.get(`${path}/${id}`)
      expect(body).toMatchObject({ id, type: 'page', parent: 0, menu_order: 3, link })
      for (const member of ['sticky', 'format', 'categories', 'tags']) {
        expect(body).not.toHaveProperty(member)
      }
      expect(headers['link']).toBe(`<${link}>; rel="alternate"; type=text/html`)
    })

    it('makes a slug that is free among the siblings of the page', async () => {
      const above = await make.page()
      const { id } = await make.page({ title: above.slug, parent: above.id, status: 'draft' })
      const { body } = await service.api.as('editor').get(`${path}/${id}?context=edit`)
      expect(body.generated_slug).toBe(above.slug)
      expect(body.permalink_template).toBe(`${service.url}/${above.slug}/%pagename%/`)
    })
  })

  describe('304', () => {
    it('confirms a current copy', async () => {
      const { id } = await make.page()
      const { headers } = await service.api.get(`${path}/${id}`)
      const again = await service.api.get(`${path}/${id}`, {
        headers: { 'if-none-match': headers['etag'] ?? '' },
      })
      expect(again.status).toBe(304)
    })
  })

  describe('400', () => {
    it('refuses an unknown context', async () => {
      const { id } = await make.page()
      const answer = await service.api.get(`${path}/${id}?context=all`)
      expect(answer).toBeRestError('rest_invalid_param', 400)
    })
  })

  describe('401', () => {
    it('refuses drafts to visitors', async () => {
      const { id } = await make.page({ status: 'draft' })
      expect(await service.api.get(`${path}/${id}`)).toBeRestError('rest_forbidden', 401)
    })
  })

  describe('403', () => {
    it('refuses the edit context to those who may not change the page', async () => {
      const { id } = await make.page()
      const answer = await service.api.as('author').get(`${path}/${id}?context=edit`)
      expect(answer).toBeRestError('rest_forbidden_context', 403)
    })
  })

  describe('404', () => {
    it('finds no post', async () => {
      const { id } = await make.post()
      expect(await service.api.get(`${path}/${id}`)).toBeRestError('rest_post_invalid_id', 404)
    })
  })
})
