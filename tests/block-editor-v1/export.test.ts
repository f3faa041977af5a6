import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { currentRun } from '../support/run.ts'
import { startService, type TestService } from '../support/service.ts'

const PATH = '/block-editor/v1/export'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

/** The answer as bytes. */
async function load(query = '', headers: Record<string, string> = {}) {
  const { user, pass } = (await currentRun()).credentials.admin
  const authorization = `Basic ${btoa(`${user}:${pass}`)}`
  const response = await fetch(service.root + PATH + query, {
    headers: { authorization, ...headers },
  })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

/** Names and texts of an archive, read by its directory as programs do. */
function unzip(bytes: Buffer): Record<string, string> {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06'))
  const files: Record<string, string> = {}
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const local = bytes.readUInt32LE(at + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const packed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20))
    files[name] = inflateRawSync(packed).toString('utf8')
    at += 46 + nameLength
  }
  return files
}

describe('GET /block-editor/v1/export', () => {
  it('200 is a zip file to keep', async () => {
    const { response, bytes } = await load()
    expect({
      status: response.status,
      type: response.headers.get('content-type'),
      disposition: response.headers.get('content-disposition'),
      length: response.headers.get('content-length'),
    }).toEqual({
      status: 200,
      type: 'application/zip',
      disposition: 'attachment; filename=site-templates.zip',
      length: String(bytes.length),
    })
  })

  it('200 holds the folders of templates and the description of the theme', async () => {
    const files = unzip((await load()).bytes)
    expect(Object.keys(files)).toEqual(['templates/', 'parts/', 'theme.json'])
    expect(JSON.parse(files['theme.json'] ?? '')).toMatchObject({ version: 3, templateParts: [] })
  })

  it.each(['?_envelope', '?_fields=name'])('200 is the same with %s', async (query) => {
    expect((await load(query)).bytes).toEqual((await load()).bytes)
  })

  it('304 confirms a current copy', async () => {
    const etag = (await load()).response.headers.get('etag') ?? ''
    expect((await load('', { 'if-none-match': etag })).response.status).toBe(304)
  })

  it('400 refuses an invalid body', async () => {
    const answer = await service.api.as('admin').get(PATH, { body: '{' })
    expect(answer).toBeRestError('rest_invalid_json', 400)
  })

  it('403 is not a script, which a page of another site could run', async () => {
    const answer = await service.api.as('admin').get(`${PATH}?_jsonp=run`)
    expect(answer.status).toBe(403)
    expect(answer.text).toContain('"rest_cross_site_credentials"')
  })

  it.each([
    ['anonymous', 401],
    ['subscriber', 403],
    ['editor', 403],
  ] as const)('401/403 refuses %s with %d', async (asker, status) => {
    const answer = await service.api.as(asker).get(PATH)
    expect(answer).toBeRestError('rest_cannot_export_templates', status)
  })
})
