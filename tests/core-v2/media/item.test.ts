import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import * as make from '../../media/support/files.ts'
import { describeOverStores } from '../../media/support/stores.ts'
import { filesOf, picture, rowsOf, upload } from '../../media/support/upload.ts'
import type { Actor, RequestOptions } from '../../support/api.ts'
import { createFactories, unique, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

const pathOf = (id: number): string => `/core/v2/media/${id}`

await describeOverStores((store) => {
  let service: TestService
  let factories: Factories
  beforeAll(async () => {
    service = await startService({ environment: store })
    factories = createFactories(service.api)
  })
  afterAll(() => service.close())

  const read = (id: number, options: RequestOptions = {}, asker: Actor = 'anonymous') =>
    service.api.as(asker).get(pathOf(id), options)
  const captionOf = async (id: number): Promise<unknown> => (await read(id)).body.caption
  const update = (id: number, body: object, asker: Actor = 'editor') =>
    service.api.as(asker).patch(pathOf(id), { body })
  const remove = (id: number, force: boolean, asker: Actor = 'editor') =>
    service.api.as(asker).delete(pathOf(id), { query: { force } })

  describe('GET /core/v2/media/{id}', () => {
    it('304 confirms that nothing has changed', async () => {
      const { id } = await picture(service)
      const { headers } = await read(id)
      const again = await read(id, { headers: { 'if-none-match': headers['etag'] ?? '' } })
      expect(again.status).toBe(304)
    })

    it('400 refuses an unknown context', async () => {
      const { id } = await picture(service)
      const answer = await read(id, { query: { context: 'all' } })
      expect(answer).toBeRestError('rest_invalid_param', 400)
    })

    it('401/403 hides what is attached to a draft', async () => {
      const draft = await factories.post({ status: 'draft' })
      const { id } = await picture(service, { query: { post: draft.id } })
      expect((await read(id)).status).toBe(401)
      expect((await read(id, {}, 'author')).status).toBe(403)
    })

    it('200 shows what is attached to a draft once that is published', async () => {
      const draft = await factories.post({ status: 'draft' })
      const { id } = await picture(service, { query: { post: draft.id } })
      await service.api
        .as('editor')
        .patch(`/core/v2/posts/${draft.id}`, { body: { status: 'publish' } })
      expect((await read(id)).status).toBe(200)
    })

    it('404 finds no other kinds of entries', async () => {
      const { id } = await factories.post()
      expect(await read(id)).toBeRestError('rest_post_invalid_id', 404)
    })

    it('200 shows a picture with its address in the description', async () => {
      const bytes = await make.png({ width: 400, height: 200 })
      const { id, source_url: url } = await picture(service, { bytes, query: { alt_text: '"A"' } })
      const { rendered } = (await read(id)).body.description
      expect(rendered).toContain(`href="${url}"`)
      expect(rendered).toContain('alt="&quot;A&quot;"')
    })
  })

  describe('GET /core/v2/media/{id} 200', () => {
    it('captions a file by its description where it has no caption', async () => {
      const { id } = await picture(service)
      expect(await captionOf(id)).toMatchObject({ rendered: '' })
      await update(id, { description: 'Boats <b>at</b> dawn' })
      const rendered = '<p>Boats at dawn</p>'
      expect(await captionOf(id)).toMatchObject({ rendered })
    })

    it('links a file that is not a picture by its title, or else by its name', async () => {
      const query = { title: 'Ebb & flow' }
      const sent = { name: unique('tide-') + '.pdf', query, asker: 'author' } as const
      const { body } = await upload(service, make.pdf(), sent)
      expect(body.title.raw).toBe('Ebb &amp; flow')
      const linkOf = async () => (await read(body.id)).body.description.rendered.trim()
      const link = (text: string) =>
        `<p class="attachment"><a href="${body.source_url}">${text}</a></p>`
      expect(await linkOf()).toBe(link('Ebb &amp; flow'))
      await update(body.id, { title: '' })
      expect(await linkOf()).toBe(link(sent.name.replace('.pdf', '')))
    })

    it('captions a file that is not a picture by its name', async () => {
      const { body } = await upload(service, make.pdf(), { name: 'timetable.pdf' })
      const rendered = '<p>timetable</p>'
      expect(await captionOf(body.id)).toMatchObject({ rendered })
    })
  })

  describe('PATCH /core/v2/media/{id}', () => {
    it('200 takes markup out of the alternative text and keeps the rest', async () => {
      const { id } = await picture(service, { query: { caption: 'Old' } })
      const { body } = await update(id, { alt_text: 'A <b>ship</b>' })
      expect({ altText: body.alt_text, captionRaw: body.caption.raw }).toEqual({
        altText: 'A ship',
        captionRaw: 'Old',
      })
    })

    it('200 takes an empty title', async () => {
      const { id } = await picture(service)
      expect((await update(id, { title: '' })).body.title.raw).toBe('')
    })

    it('200 takes scripts out of the caption of those who may not use them', async () => {
      const { id } = await picture(service, { asker: 'author' })
      const { body } = await update(id, { caption: 'A<script>1</script>' }, 'author')
      expect(body.caption.raw).not.toContain('<script')
    })

    it('200 brings an item back from the trash with its slug', async () => {
      const { id, slug } = await picture(service)
      await remove(id, false)
      const { body } = await update(id, { status: 'inherit' })
      expect({ status: body.status, slug: body.slug }).toEqual({ status: 'inherit', slug })
    })

    it('400 refuses the trash as a status', async () => {
      const { id } = await picture(service)
      expect(await update(id, { status: 'trash' })).toBeRestError('rest_invalid_param', 400)
    })

    it('401 refuses visitors', async () => {
      const { id } = await picture(service)
      expect(await update(id, {}, 'anonymous')).toBeRestError('rest_cannot_edit', 401)
    })

    it('403 refuses to attach to what the caller may not edit', async () => {
      const { id } = await picture(service, { asker: 'author' })
      const post = await factories.post()
      const answer = await update(id, { post: post.id }, 'author')
      expect(answer).toBeRestError('rest_cannot_edit', 403)
    })

    it('404 finds no unknown item', async () => {
      expect(await update(99_999_999, {})).toBeRestError('rest_post_invalid_id', 404)
    })

    it('412 changes nothing of an item that has changed meanwhile', async () => {
      const { id } = await picture(service)
      const answer = await service.api.as('editor').patch(pathOf(id), {
        body: { title: 'Lost' },
        headers: { 'if-match': '"99-x"' },
      })
      expect(answer).toBeRestError('rest_precondition_failed', 412)
    })
  })

  describe('DELETE /core/v2/media/{id}', () => {
    it('200 moves to the trash without force, and hides the file from then on', async () => {
      const { id, source_url: url } = await picture(service)
      const { body } = await remove(id, false)
      expect({ status: body.status, urlFetchStatus: (await fetch(url)).status }).toEqual({
        status: 'trash',
        urlFetchStatus: 404,
      })
    })

    it('200 removes the item with all its files', async () => {
      const [files, rows] = [await filesOf(service), await rowsOf(service)]
      const bytes = await make.png({ width: 1700, height: 1100 })
      const { id } = await picture(service, { bytes })
      await remove(id, true)
      expect({ files: await filesOf(service), rows: await rowsOf(service) }).toEqual({
        files,
        rows,
      })
    })

    it('200 uses a name only once', async () => {
      const name = unique('once-')
      const { id } = await picture(service, { name: `${name}.png` })
      await remove(id, true)
      const again = await picture(service, { name: `${name}.png` })
      expect(again.source_url).toMatch(new RegExp(`/${name}-1\\.png$`))
    })

    it('200 removes the picture from posts that feature it', async () => {
      const { id } = await picture(service)
      const post = await factories.post({ featured_media: id })
      await remove(id, true)
      const { body } = await service.api.get(`/core/v2/posts/${post.id}`)
      expect(body.featured_media).toBe(0)
    })

    it('400 refuses a force that is not a boolean', async () => {
      const { id } = await picture(service)
      const answer = await service.api
        .as('editor')
        .delete(pathOf(id), { query: { force: 'perhaps' } })
      expect(answer).toBeRestError('rest_invalid_param', 400)
    })

    it('401/403 refuses callers who may not delete the item', async () => {
      const { id } = await picture(service)
      const answers = [await remove(id, true, 'anonymous'), await remove(id, true, 'author')]
      expect(answers.map(({ status }) => status)).toEqual([401, 403])
    })

    it('404 finds no unknown item', async () => {
      expect(await remove(99_999_999, true)).toBeRestError('rest_post_invalid_id', 404)
    })

    it('410 reports that an item is already in the trash', async () => {
      const { id } = await picture(service)
      await remove(id, false)
      expect(await remove(id, false)).toBeRestError('rest_already_trashed', 410)
    })

    it('412 keeps an item that has changed meanwhile, and its file', async () => {
      const { id, source_url: url } = await picture(service)
      const answer = await service.api.as('editor').delete(pathOf(id), {
        query: { force: true },
        headers: { 'if-match': '"99-x"' },
      })
      expect({ status: answer.status, urlFetchStatus: (await fetch(url)).status }).toEqual({
        status: 412,
        urlFetchStatus: 200,
      })
    })
  })

  it('DELETE /core/v2/posts/{id} 200 leaves the files of the post behind, attached to nothing', async () => {
    const post = await factories.post()
    const { id } = await picture(service, { query: { post: post.id } })
    await service.api.as('editor').delete(`/core/v2/posts/${post.id}`, { query: { force: true } })
    expect((await read(id)).body.post).toBeNull()
  })
})
