import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import * as make from '../../media/support/files.ts'
import { describeOverStores } from '../../media/support/stores.ts'
import { picture, upload, uploadForm } from '../../media/support/upload.ts'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

const fetchFile = async (url: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(url)).arrayBuffer())

await describeOverStores((store) => {
  let service: TestService
  beforeAll(async () => {
    service = await startService({ environment: { ...store, MEDIA_LIMIT: '200000' } })
  })
  afterAll(() => service.close())

  describe('POST /core/v2/media 201', () => {
    it('makes an item of a body', async () => {
      const name = unique('harbor-')
      const { status, body } = await upload(service, await make.png(), { name: `${name}.png` })
      expect({ status, slug: body.slug, mimeType: body.mime_type }).toEqual({
        status: 201,
        slug: name,
        mimeType: 'image/png',
      })
    })

    it('takes the fields of a form, nested ones too, before and after the file', async () => {
      const { body } = await uploadForm(service, [
        { name: 'title[raw]', value: 'Harbor' },
        { name: 'file', value: await make.png(), fileName: 'a.png' },
        { name: 'alt_text', value: 'Ships' },
      ])
      expect(body).toMatchObject({ title: { raw: 'Harbor' }, alt_text: 'Ships' })
    })

    it('ignores a field without a name', async () => {
      const answer = await uploadForm(service, [
        { name: '', value: 'Harbor' },
        { name: 'file', value: await make.png(), fileName: 'a.png' },
      ])
      expect(answer.status).toBe(201)
    })

    it('accepts a checksum in base64 as well', async () => {
      const bytes = await make.png()
      const sum = createHash('md5').update(bytes).digest('base64')
      const answer = await upload(service, bytes, { headers: { 'content-md5': sum } })
      expect(answer.status).toBe(201)
    })

    it('accepts a name of RFC 8187', async () => {
      const disposition = "attachment; filename=x.png; filename*=UTF-8''caf%C3%A9.png"
      const headers = { 'content-disposition': disposition }
      const { body } = await upload(service, await make.png(), { headers })
      expect(body.title.raw).toMatch(/^cafe(-\d+)?$/)
    })

    it('keeps the letters of a name for the title where the file cannot have them', async () => {
      const disposition = `attachment; filename*=UTF-8''${encodeURIComponent('港の写真.png')}`
      const headers = { 'content-disposition': disposition }
      const { status, body } = await upload(service, await make.png(), { headers })
      expect({ status, titleRaw: body.title.raw }).toEqual({ status: 201, titleRaw: '港の写真' })
      expect(body.source_url).toMatch(/\/file(-\d+)?\.png$/)
    })

    it('turns a photo as the camera was held', async () => {
      const { body } = await upload(service, await make.photo(), { name: 'turned.jpg' })
      const stored = await sharp(await fetchFile(body.source_url as string)).metadata()
      expect({
        mediaDetailsWidth: body.media_details.width,
        storedWidth: stored.width,
        storedOrientation: stored.orientation,
      }).toEqual({ mediaDetailsWidth: 200, storedWidth: 200, storedOrientation: undefined })
    })

    it.each([true, false])('removes the place from what is stored (turned: %s)', async (turned) => {
      const bytes = await make.photo({ turned })
      const { body } = await upload(service, bytes, { name: 'place.jpg' })
      const stored = await sharp(await fetchFile(body.source_url as string)).metadata()
      expect((await sharp(bytes).metadata()).exif).toBeDefined()
      expect(stored.exif).toBeUndefined()
    })

    it.each(['png', 'webp'] as const)('removes notes from %s pictures', async (format) => {
      const bytes = await make.noted(format)
      const { body } = await upload(service, bytes, { name: `noted.${format}` })
      const stored = await fetchFile(body.source_url as string)
      const { exif, width } = await sharp(stored).metadata()
      expect(bytes.includes('Secret')).toBe(true)
      expect(stored.includes('Secret')).toBe(false)
      expect(exif).toBeUndefined()
      expect(width).toBe(60)
    })

    it('reads caption, camera and date of a photo', async () => {
      const { body } = await upload(service, await make.photo(), { name: 'notes.jpg' })
      expect({
        captionRaw: body.caption.raw,
        mediaDetailsImageMeta: body.media_details.image_meta,
      }).toMatchObject({
        captionRaw: 'Ships at the quay',
        mediaDetailsImageMeta: { camera: 'Camera 7', created_timestamp: '1714979289' },
      })
    })

    it('makes the sizes of a large picture, those of 1536 and 2048 pixels among them', async () => {
      const bytes = await make.png({ width: 2400, height: 1600 })
      const { body } = await upload(service, bytes, { name: 'wide.png' })
      const sizes: Record<string, { width: number; height: number }> = body.media_details.sizes
      const extents = Object.entries(sizes).map(([name, { width, height }]) => [
        name,
        width,
        height,
      ])
      expect(extents).toEqual([
        ['medium', 300, 200],
        ['large', 1024, 683],
        ['thumbnail', 150, 150],
        ['medium_large', 768, 512],
        ['1536x1536', 1536, 1024],
        ['2048x2048', 2048, 1365],
        ['full', 2400, 1600],
      ])
    })

    it('keeps WebP pictures WebP in all sizes', async () => {
      const bytes = await make.webp({ width: 400, height: 300 })
      const { body } = await upload(service, bytes, { name: 'w.webp' })
      const { medium } = body.media_details.sizes
      const stored = await sharp(await fetchFile(medium.source_url as string)).metadata()
      expect({
        mediumMimeType: medium.mime_type,
        storedFormat: stored.format,
        storedWidth: stored.width,
      }).toEqual({ mediumMimeType: 'image/webp', storedFormat: 'webp', storedWidth: 300 })
    })

    it('keeps animations moving, their sizes too', async () => {
      const { body } = await upload(service, await make.animation(), { name: 'moving.gif' })
      const { medium, full } = body.media_details.sizes
      const pages = await Promise.all(
        [medium, full].map(async ({ source_url: url }) => {
          return (await sharp(await fetchFile(url as string)).metadata()).pages
        }),
      )
      expect({ pages, mediaDetailsHeight: body.media_details.height }).toEqual({
        pages: [2, 2],
        mediaDetailsHeight: 200,
      })
    })

    it('reads the length of a sound', async () => {
      const { body } = await upload(service, make.wav(3), { name: 'tone.wav' })
      expect(body.media_details).toMatchObject({ length: 3, length_formatted: '0:03' })
    })

    it('reads the extent of a film', async () => {
      const { body } = await upload(service, make.film(320, 240), { name: 'film.mp4' })
      expect({
        mimeType: body.mime_type,
        mediaDetailsWidth: body.media_details.width,
        mediaDetailsHeight: body.media_details.height,
      }).toEqual({ mimeType: 'video/mp4', mediaDetailsWidth: 320, mediaDetailsHeight: 240 })
    })

    it('gives uploads of one name at the same time names of their own', async () => {
      const name = `${unique('same-')}.png`
      const bytes = await make.png({ width: 200, height: 200 })
      const made = await Promise.all(
        Array.from({ length: 6 }, () => picture(service, { name, bytes })),
      )
      expect(new Set(made.map((item) => item.source_url)).size).toBe(6)
    })

    it('reserves names that end like those of sizes', async () => {
      const name = unique('size-')
      const like = await upload(service, await make.png(), { name: `${name}-150x150.png` })
      const bytes = await make.png({ width: 200, height: 200 })
      const whole = await upload(service, bytes, { name: `${name}.png` })
      const { file, sizes } = whole.body.media_details
      expect({
        likeTitleRaw: like.body.title.raw,
        likeSourceUrl: like.body.source_url,
        file,
        sizesThumbnailFile: sizes.thumbnail.file,
      }).toEqual({
        likeTitleRaw: `${name}-150x150-1`,
        likeSourceUrl: expect.stringMatching(/-150x150-1\.png$/),
        file: expect.stringMatching(new RegExp(`/${name}\\.png$`)),
        sizesThumbnailFile: `${name}-150x150.png`,
      })
    })

    it('keeps an item private that is uploaded so', async () => {
      const { id } = await picture(service, { query: { status: 'private' } })
      expect((await service.api.get(`/core/v2/media/${id}`)).status).toBe(401)
    })
  })
})
