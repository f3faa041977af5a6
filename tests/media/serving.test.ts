import http from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startService, type TestService } from '../support/service.ts'
import * as make from './support/files.ts'
import { describeOverStores } from './support/stores.ts'
import { picture, upload } from './support/upload.ts'

await describeOverStores((store) => {
  let service: TestService
  let url: string
  let bytes: Buffer
  beforeAll(async () => {
    service = await startService({ environment: { ...store, MEDIA_ALLOW_SVG: 'on' } })
    bytes = await make.png({ width: 200, height: 200 })
    url = (await picture(service, { bytes })).source_url
  })
  afterAll(() => service.close())

  const ask = (headers: Record<string, string> = {}, method = 'GET') =>
    fetch(url, { headers, method })

  /** Sends a path as it stands, which `fetch` would tidy up. */
  function statusOf(path: string): Promise<number | undefined> {
    const { hostname, port } = new URL(service.url)
    return new Promise((resolve, reject) => {
      const request = http.request({ hostname, port, path }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
      request.on('error', reject)
      request.end()
    })
  }

  describe('A stored file', () => {
    it('is served unchanged, and may be cached forever', async () => {
      const answer = await ask()
      const { headers } = answer
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
      expect(headers.get('content-type')).toBe('image/png')
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    })

    it.each([
      ['bytes=0-3', 206, `bytes 0-3/`, 4],
      ['bytes=-2', 206, 'bytes ', 2],
      ['bytes=2-', 206, 'bytes 2-', undefined],
      ['bytes=0-1,4-5', 200, null, undefined],
      ['bytes=9-2', 200, null, undefined],
      ['lines=1-2', 200, null, undefined],
    ])('answers the range %s', async (range, status, contentRange, length) => {
      const answer = await ask({ range })
      const body = await answer.arrayBuffer()
      const header = answer.headers.get('content-range')
      expect(answer.status).toBe(status)
      expect(header?.slice(0, contentRange?.length) ?? null).toBe(contentRange)
      expect(body.byteLength).toBe(length ?? (status === 200 ? bytes.length : bytes.length - 2))
    })

    it('refuses a range beyond its end', async () => {
      const answer = await ask({ range: `bytes=${bytes.length}-` })
      expect(answer.status).toBe(416)
      expect(answer.headers.get('content-range')).toBe(`bytes */${bytes.length}`)
    })

    it('takes a range only for the file that the client knows', async () => {
      const answer = await ask({ range: 'bytes=0-3', 'if-range': '"other"' })
      expect(answer.status).toBe(200)
    })

    it('answers 304 to its tag', async () => {
      const tag = (await ask()).headers.get('etag') ?? ''
      expect((await ask({ 'if-none-match': tag })).status).toBe(304)
    })

    it('answers HEAD without a body', async () => {
      const answer = await ask({}, 'HEAD')
      expect(answer.headers.get('content-length')).toEqual(String(bytes.length))
      expect(await answer.text()).toBe('')
    })

    it('cannot be written', async () => {
      expect((await ask({}, 'PUT')).status).toBe(405)
    })
  })

  describe('What a browser could run', () => {
    it('is saved instead of shown, and cleaned', async () => {
      const svg =
        '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" onload="x()">' +
        '<script>1</script><a href="javascript:x()"><rect width="5" height="5"/></a>' +
        '<rect width="5" height="5" style="fill:url(https://e.org/x)"/></svg>'
      const { body } = await upload(service, Buffer.from(svg), {
        name: 'shape.svg',
        asker: 'admin',
      })
      const answer = await fetch(body.source_url as string)
      const text = await answer.text()
      expect(text).not.toMatch(/script|onload|javascript|e\.org/)
      expect(text).toContain('<rect')
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
      expect(answer.headers.get('content-security-policy')).toContain('sandbox')
      expect(body.media_details.width).toBe(20)
    })

    it('stays text where a drawing hides it in CDATA', async () => {
      const svg =
        '<svg xmlns="http://www.w3.org/2000/svg"><text x="1"><![CDATA[<script>alert(1)</script>]]>' +
        '</text></svg>'
      const { body } = await upload(service, Buffer.from(svg), { name: 'c.svg', asker: 'admin' })
      const answer = await fetch(body.source_url as string)
      expect(await answer.text()).toBe(
        '<svg xmlns="http://www.w3.org/2000/svg">' +
          '<text x="1">&lt;script&gt;alert(1)&lt;/script&gt;</text></svg>',
      )
    })

    it('is refused with 413 where a drawing is larger than is read as a whole', async () => {
      const path = `<path d="M0 0${'L1 1'.repeat(600_000)}"/>`
      const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${path}</svg>`)
      const answer = await upload(service, svg, { name: 'large.svg', asker: 'admin' })
      expect(answer).toBeRestError('rest_upload_file_too_big', 413)
    })

    it.each([
      '<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg xmlns="http://www.w3.org/2000/svg"><title>A</title></svg>',
      '<!-- made --><!DOCTYPE svg><!-- by hand --><svg xmlns="http://www.w3.org/2000/svg"><title>A</title></svg>',
      '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:title>A</s:title></s:svg>',
    ])('is accepted as drawing programs write it: %s', async (svg) => {
      const { body } = await upload(service, Buffer.from(svg), { name: 'd.svg', asker: 'admin' })
      const answer = await fetch(body.source_url as string)
      expect(await answer.text()).toBe(
        '<svg xmlns="http://www.w3.org/2000/svg"><title>A</title></svg>',
      )
    })

    it.each(['<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>', '<svg', '<svg><'])(
      'is refused where it cannot be cleaned: %s',
      async (svg) => {
        const answer = await upload(service, Buffer.from(svg), { name: 'x.svg', asker: 'admin' })
        expect(answer).toBeRestError('rest_upload_sideload_error', 400)
      },
    )
  })

  describe('Addresses', () => {
    it.each([
      '/uploads/',
      '/uploads/2026/11/../../../etc/passwd',
      '/uploads/..%2f..%2fetc/passwd',
      '/uploads/2026/11/%2e%2e/x.png',
      '/uploads/2026/11/x.png%00',
      '/uploads/2026/11/unknown.png',
      '/uploads//2026/11/x.png',
    ])('that name no file are not found: %s', async (path) => {
      expect(await statusOf(path)).toBe(404)
    })
  })

  describe('A private file', () => {
    it('is served only to those who may read its item', async () => {
      const { source_url: hidden } = await picture(service, { query: { status: 'private' } })
      const { user, pass } = service.credentials.editor
      const authorization = `Basic ${Buffer.from(`${user}:${pass}`).toString('base64')}`
      const signedIn = await fetch(hidden, { headers: { authorization } })
      expect((await fetch(hidden)).status).toBe(404)
      expect(signedIn.status).toBe(200)
      expect(signedIn.headers.get('cache-control')).toBe('private, no-store')
    })
  })
})
