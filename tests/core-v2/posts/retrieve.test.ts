import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createFactories, unique, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

const path = '/core/v2/posts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
}, 30_000)
afterAll(() => service.close())

describe('GET /core/v2/posts/{id}', () => {
  describe('200', () => {
    it('links to the page of the post', async () => {
      const { id, link } = await make.post()
      const { headers } = await service.api.get(`${path}/${id}`)
      expect(headers['link']).toBe(`<${link}>; rel="alternate"; type=text/html`)
    })

    it('opens a protected post for its password, and shows it nowhere else', async () => {
      const { id } = await make.post({ content: 'Hidden', password: 'sesame' })
      const closed = await service.api.get(`${path}/${id}`)
      expect(closed.body.content).toEqual({ rendered: '', protected: true })
      const open = await service.api.get(`${path}/${id}?password=sesame`)
      expect(open.body.content).toEqual({ rendered: '<p>Hidden</p>', protected: true })
      expect(open.body).not.toHaveProperty('password')
    })

    it('numbers the slug that the title would give where it is taken', async () => {
      const title = unique()
      await make.post({ title })
      const draft = await make.post({ title, status: 'draft' })
      const { body } = await service.api.as('editor').get(`${path}/${draft.id}?context=edit`)
      expect(body).toMatchObject({
        slug: '',
        generated_slug: `${title}-2`,
        permalink_template: `${service.url}/%postname%/`,
        link: `${service.url}/?p=${draft.id}`,
      })
    })

    it('shows in its links what the caller may do', async () => {
      const { id } = await make.post({}, 'author')
      const allowed = async (asker: 'author' | 'contributor'): Promise<unknown> => {
        const { body } = await service.api.as(asker).get(`${path}/${id}?_fields=_links`)
        return body['_links'].self[0].targetHints.allow
      }
      expect(await allowed('author')).toEqual(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
      expect(await allowed('contributor')).toEqual(['GET'])
    })

    it('shows all of its links where `_fields` names one, which a list shows alone', async () => {
      const { id } = await make.post()
      const whole = await service.api.get(`${path}/${id}`)
      const one = await service.api.get(`${path}/${id}?_fields=_links.self`)
      expect(one.body).toEqual({ _links: whole.body['_links'] })
      const listed = await service.api.get(`${path}?include=${id}&_fields=_links.self`)
      const self = [{ href: `${service.root}${path}/${id}`, targetHints: { allow: ['GET'] } }]
      expect(listed.body).toEqual([{ _links: { self } }])
    })

    it('finds a post whatever the case of the letters in the address', async () => {
      const { id } = await make.post()
      const { status, body } = await service.api.get(`/Core/V2/POSTS/${id}?_fields=id`)
      expect(status).toBe(200)
      expect(body).toEqual({ id })
    })

    it('answers POST with an override to HEAD with the headers alone', async () => {
      const { id } = await make.post()
      const head = { 'x-http-method-override': 'HEAD' }
      const { status, headers, text } = await service.api.post(`${path}/${id}`, { headers: head })
      expect(status).toBe(200)
      expect(headers['content-length']).toBe('0')
      expect(headers['etag']).toMatch(/^"\d+-/)
      expect(text).toBe('')
    })

    it('embeds author and terms', async () => {
      const { id } = await make.post()
      const { body } = await service.api.get(`${path}/${id}?_embed=author,core:term`)
      expect(body['_embedded'].author[0].id).toBe(service.credentials.editor.id)
      expect(body['_embedded']['core:term'][0][0].slug).toBe('uncategorized')
      expect(body['_embedded']['core:term'][1]).toEqual([])
    })
  })

  describe('200/304', () => {
    it('confirms a copy until the post changes', async () => {
      const { id } = await make.post()
      const { headers } = await service.api.get(`${path}/${id}`)
      const again = await service.api.get(`${path}/${id}`, {
        headers: { 'if-none-match': headers['etag'] ?? '' },
      })
      expect(again.status).toBe(304)
      await service.api.as('editor').patch(`${path}/${id}`, { body: { title: 'New' } })
      const changed = await service.api.get(`${path}/${id}`, {
        headers: { 'if-none-match': headers['etag'] ?? '' },
      })
      expect(changed.status).toBe(200)
    })
  })

  describe('400', () => {
    it('refuses an unknown context', async () => {
      const { id } = await make.post()
      const answer = await service.api.get(`${path}/${id}?context=all`)
      expect(answer).toBeRestError('rest_invalid_param', 400)
    })
  })

  describe('401', () => {
    it('refuses drafts to visitors', async () => {
      const { id } = await make.post({ status: 'draft' })
      const answer = await service.api.get(`${path}/${id}`)
      expect(answer).toBeRestError('rest_forbidden', 401)
      expect(answer.headers).not.toHaveProperty('allow')
    })
  })

  describe('403', () => {
    it('refuses what is private to those who may not read it', async () => {
      const { id } = await make.post({ status: 'private' })
      const answer = await service.api.as('author').get(`${path}/${id}`)
      expect(answer).toBeRestError('rest_forbidden', 403)
    })

    it('refuses a wrong password, also of a post without any', async () => {
      const locked = await make.post({ password: 'sesame' })
      const open = await make.post()
      for (const { id } of [locked, open]) {
        const answer = await service.api.get(`${path}/${id}?password=wrong`)
        expect(answer).toBeRestError('rest_post_incorrect_password', 403)
      }
    })
  })

  describe('404', () => {
    it.each(['0', '99999999', '2147483648', '99999999999999999999999'])(
      'finds no post %s',
      async (id) => {
        const answer = await service.api.get(`${path}/${id}`)
        expect(answer).toBeRestError('rest_post_invalid_id', 404)
      },
    )

    it('finds no page', async () => {
      const { id } = await make.page()
      expect(await service.api.get(`${path}/${id}`)).toBeRestError('rest_post_invalid_id', 404)
    })
  })
})
