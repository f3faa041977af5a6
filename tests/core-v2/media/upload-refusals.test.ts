import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import * as make from '../../media/support/files.ts'
import { describeOverStores } from '../../media/support/stores.ts'
import { filesOf, picture, rowsOf, upload, uploadForm } from '../../media/support/upload.ts'
import { createFactories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

await describeOverStores((store) => {
  let service: TestService
  beforeAll(async () => {
    service = await startService({ environment: { ...store, MEDIA_LIMIT: '200000' } })
  })
  afterAll(() => service.close())

  describe('POST /core/v2/media 400', () => {
    it('refuses an id, with which an update was meant', async () => {
      const answer = await upload(service, await make.png(), { query: { id: 7 } })
      expect(answer).toBeRestError('rest_post_exists', 400)
    })

    it('refuses media that would be attached to media', async () => {
      const { id } = await picture(service)
      const answer = await upload(service, await make.png(), { query: { post: id } })
      expect(answer).toBeRestError('rest_invalid_param', 400)
    })

    it.each([
      ['html under the name of a text', 'page.txt', '<!doctype html><script>1</script>'],
      ['php under the name of a table', 'x.csv', 'a,b\n<?php echo 1;'],
      ['svg under the name of a text', 'x.txt', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
      ['svg under the name of a picture', 'x.png', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
      ['bytes under the name of a text', 'x.txt', 'a\0b'],
      ['text under the name of a pdf', 'x.pdf', 'plain'],
      ['a name without an ending', 'plain', 'plain'],
      ['an ending that is not taken', 'x.exe', 'plain'],
    ])('refuses %s', async (_, name, text) => {
      const answer = await upload(service, Buffer.from(text), { name })
      expect(answer).toBeRestError('rest_upload_sideload_error', 400)
    })

    it('refuses a picture under the name of a sound', async () => {
      const answer = await upload(service, await make.png(), { name: 'x.mp3' })
      expect(answer).toBeRestError('rest_upload_sideload_error', 400)
    })

    it('refuses a picture that would need all memory', async () => {
      const bytes = await make.bomb()
      const answer = await upload(service, bytes, { name: 'bomb.png' })
      expect(answer).toBeRestError('rest_upload_image_too_large', 400)
    })

    it('refuses a form with two files', async () => {
      const file = { name: 'file', value: await make.png(), fileName: 'a.png' }
      const answer = await uploadForm(service, [file, file])
      expect(answer).toBeRestError('rest_upload_unknown_error', 400)
    })

    it('refuses a form without a boundary', async () => {
      const answer = await upload(service, await make.png(), {
        headers: { 'content-type': 'multipart/form-data' },
      })
      expect(answer).toBeRestError('rest_upload_unknown_error', 400)
    })

    it('refuses a status that no item can be given', async () => {
      const answer = await upload(service, await make.png(), { query: { status: 'trash' } })
      expect(answer).toBeRestError('rest_invalid_param', 400)
    })
  })

  describe('POST /core/v2/media 401', () => {
    it('refuses visitors', async () => {
      const answer = await upload(service, await make.png(), { asker: 'anonymous' })
      expect(answer).toBeRestError('rest_cannot_create', 401)
    })
  })

  describe('POST /core/v2/media 403', () => {
    it('refuses contributors', async () => {
      const answer = await upload(service, await make.png(), { asker: 'contributor' })
      expect(answer).toBeRestError('rest_cannot_create', 403)
    })

    it('refuses to attach to what the caller may not edit, also by a form', async () => {
      const post = await createFactories(service.api).post()
      const parts = [
        { name: 'file', value: await make.png(), fileName: 'a.png' },
        { name: 'post', value: String(post.id) },
      ]
      const answer = await uploadForm(service, parts, 'author')
      expect(answer).toBeRestError('rest_cannot_edit', 403)
    })
  })

  describe('POST /core/v2/media 412', () => {
    it('refuses a file with another checksum', async () => {
      const headers = { 'content-md5': '0'.repeat(32) }
      const answer = await upload(service, await make.png(), { headers })
      expect(answer).toBeRestError('rest_upload_hash_mismatch', 412)
    })
  })

  describe('POST /core/v2/media 413', () => {
    it('refuses a body that says it is too large', async () => {
      const answer = await upload(service, Buffer.alloc(200_001, 'a'), { name: 'big.txt' })
      expect(answer).toBeRestError('rest_upload_file_too_big', 413)
    })

    it('refuses a form whose file grows too large', async () => {
      const file = { name: 'file', value: Buffer.alloc(200_001, 'a'), fileName: 'big.txt' }
      expect(await uploadForm(service, [file])).toBeRestError('rest_upload_file_too_big', 413)
    })
  })

  it('POST /core/v2/media 400/403/412/413 leaves neither files nor rows of an upload that is refused', async () => {
    const [files, rows] = [await filesOf(service), await rowsOf(service)]
    await upload(service, Buffer.from('<html>'), { name: 'x.txt' })
    await upload(service, (await make.png()).subarray(0, 60), { name: 'cut.png' })
    await upload(service, Buffer.alloc(200_001, 'a'), { name: 'big.txt' })
    await upload(service, await make.png(), { headers: { 'content-md5': '00' } })
    await upload(service, await make.png(), { asker: 'contributor' })
    await upload(service, await make.png(), { query: { author: 99_999_999 } })
    expect({ files: await filesOf(service), rows: await rowsOf(service) }).toEqual({
      files,
      rows,
    })
  })
})
