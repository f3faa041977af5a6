import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import * as make from '../../media/support/files.ts'
import { describeOverStores } from '../../media/support/stores.ts'
import { picture, upload } from '../../media/support/upload.ts'
import type { Actor } from '../../support/api.ts'
import { startService, type TestService } from '../../support/service.ts'

const extentOf = async (url: string) => {
  const bytes = Buffer.from(await (await fetch(url)).arrayBuffer())
  const { width, height } = await sharp(bytes).metadata()
  return [width, height]
}

await describeOverStores((store) => {
  let service: TestService
  let source: { id: number; source_url: string }
  beforeAll(async () => {
    service = await startService({ environment: store })
    const bytes = await make.png({ width: 400, height: 200 })
    source = await picture(service, { bytes, query: { title: 'Harbor', alt_text: 'Ships' } })
  })
  afterAll(() => service.close())

  const edit = (body: object, asker: Actor = 'editor', id = source.id) =>
    service.api
      .as(asker)
      .post(`/core/v2/media/${id}/edit`, { body: { src: source.source_url, ...body } })

  describe('POST /core/v2/media/{id}/edit 201', () => {
    it('rotates a copy and leaves the picture', async () => {
      const { body } = await edit({ rotation: 90 })
      const extents = [await extentOf(body.source_url as string), await extentOf(source.source_url)]
      expect(extents).toEqual([
        [200, 400],
        [400, 200],
      ])
    })

    it('crops by percent', async () => {
      const { body } = await edit({ x: 50, y: 0, width: 50, height: 50 })
      expect(await extentOf(body.source_url as string)).toEqual([200, 100])
    })

    it('does several steps in their order', async () => {
      const modifiers = [
        { type: 'rotate', args: { angle: 90 } },
        { type: 'crop', args: { left: 0, top: 0, width: 100, height: 50 } },
      ]
      const { body } = await edit({ modifiers })
      expect(await extentOf(body.source_url as string)).toEqual([200, 200])
    })

    it.each(['private', 'trash'])('keeps the copy of a picture private: %s', async (state) => {
      const hidden = await picture(service, { bytes: await make.png({ width: 40, height: 20 }) })
      const path = `/core/v2/media/${hidden.id}`
      const editor = service.api.as('editor')
      await (state === 'trash'
        ? editor.delete(path)
        : editor.post(path, { body: { status: state } }))
      const { status, body } = await edit(
        { src: hidden.source_url, rotation: 90 },
        'editor',
        hidden.id,
      )
      expect({ status, state: body.status }).toEqual({ status: 201, state: 'private' })
      expect((await fetch(body.source_url)).status).toBe(404)
      expect((await service.api.get(`/core/v2/media/${body.id}`)).status).toBe(401)
    })

    it('keeps the texts', async () => {
      const { body } = await edit({ rotation: 180 })
      expect({ titleRaw: body.title.raw, altText: body.alt_text }).toEqual({
        titleRaw: 'Harbor',
        altText: 'Ships',
      })
    })
  })

  describe('POST /core/v2/media/{id}/edit 400', () => {
    it('refuses to change nothing', async () => {
      expect(await edit({})).toBeRestError('rest_image_not_edited', 400)
    })

    it('refuses to leave nothing', async () => {
      const answer = await edit({ x: 100, y: 100, width: 0, height: 0 })
      expect(answer).toBeRestError('rest_image_crop_failed', 400)
    })

    it('refuses to make it too large, in less time than it took to store', async () => {
      const bytes = await make.png({ width: 7000, height: 7000 })
      const started = performance.now()
      const { id, source_url: src } = await picture(service, { bytes })
      const stored = performance.now()
      const rotate = { type: 'rotate', args: { angle: 45 } }
      const answer = await edit({ src, modifiers: [rotate, rotate] }, 'editor', id)
      expect(answer).toBeRestError('rest_upload_image_too_large', 400)
      expect(performance.now() - stored).toBeLessThan(stored - started)
    })

    it('refuses files that are no pictures', async () => {
      const { body } = await upload(service, make.pdf(), { name: 'paper.pdf' })
      const answer = await edit({ src: body.source_url, rotation: 90 }, 'editor', body.id as number)
      expect(answer).toBeRestError('rest_cannot_edit_file_type', 400)
    })

    it('names what is missing', async () => {
      const answer = await service.api
        .as('editor')
        .post(`/core/v2/media/${source.id}/edit`, { body: { rotation: 90 } })
      expect(answer).toBeRestError('rest_missing_callback_param', 400)
    })
  })

  describe('POST /core/v2/media/{id}/edit 401/403', () => {
    it('refuses visitors', async () => {
      expect(await edit({ rotation: 90 }, 'anonymous')).toBeRestError('rest_cannot_create', 401)
    })

    it('refuses authors with pictures of others', async () => {
      expect(await edit({ rotation: 90 }, 'author')).toBeRestError('rest_cannot_edit', 403)
    })
  })

  describe('POST /core/v2/media/{id}/edit 404', () => {
    it('refuses the address of another picture', async () => {
      const answer = await edit({ src: `${service.url}/uploads/2020/01/x.png`, rotation: 90 })
      expect(answer).toBeRestError('rest_unknown_attachment', 404)
    })
  })
})
