import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { png } from '../../media/support/files.ts'
import { upload } from '../../media/support/upload.ts'
import {
  redirect,
  startOtherSite,
  text,
  type OtherSite,
} from '../../adapters/outgoing/support/site.ts'
import type { Actor } from '../../support/api.ts'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { counts, event, EVENTS, members } from './support.ts'

let other: OtherSite
let service: TestService
beforeAll(async () => {
  other = await startOtherSite()
  service = await startService({ environment: { OUTGOING_ALLOW: other.place } })
})
afterAll(async () => {
  await service.close()
  await other.close()
})

const PNG = { 'content-type': 'image/png' }

const create = (body: object, asker: Actor = 'editor') =>
  service.api.as(asker).post(EVENTS, { body })

/** Puts a picture on the other site. Answers its address. */
async function publish(name = `${unique('poster')}.png`): Promise<string> {
  other.pages.set(`/${name}`, text(await png({ width: 640, height: 400 }), PNG))
  return `${other.url}/${name}`
}

describe('The picture of an event', () => {
  it('is one of the site, by its id or by the address of any of its files', async () => {
    const { body } = await upload(service, await png({ width: 640, height: 400 }))
    const smaller = body.media_details.sizes.thumbnail.source_url
    for (const image of [String(body.id), body.source_url, smaller]) {
      const made = await event(service, { image })
      expect(made.image).toMatchObject({ id: body.id, url: body.source_url, width: 640 })
      expect(made.image.sizes.medium).toMatchObject({ 'mime-type': 'image/png', width: 300 })
    }
  })

  it('may not be given as a number', async () => {
    const { id } = (await upload(service, await png())).body
    const refusal = await service.api.as('editor').post(EVENTS, { body: members({ image: id }) })
    expect(refusal).toBeRestError('rest_invalid_param', 400)
    expect(refusal.body.data.details).toMatchObject({ image: { code: 'rest_invalid_type' } })
    const made = await event(service, { image: String(id) })
    const path = `${EVENTS}/${made.id}`
    const update = await service.api.as('editor').patch(path, { body: { image: id } })
    expect(update).toBeRestError('rest_invalid_param', 400)
  })

  it('is one of the site for a venue by its id too', async () => {
    const { body } = await upload(service, await png())
    const made = await event(service, { venue: { venue: unique('Hall '), image: body.id } })
    expect(made.venue.image.id).toBe(body.id)
  })

  it('is imported from an address elsewhere, with its sizes', async () => {
    const name = unique('poster')
    const made = await event(service, { image: await publish(`${name}.png`) })
    expect(made.image).toMatchObject({ extension: 'png', width: 640, height: 400 })
    expect(made.image.url).toContain(`/${name}.png`)
    expect((await fetch(made.image.url)).status).toBe(200)
    const item = await service.api.get(`/core/v2/media/${made.image.id}`)
    expect(item.body).toMatchObject({ author: service.credentials.editor.id, media_type: 'image' })
  })

  it('is imported for a new venue as well, and once for both', async () => {
    const image = await publish()
    const before = other.requests.length
    const made = await event(service, { image, venue: { venue: unique('Hall '), image } })
    expect(other.requests.length).toBe(before + 1)
    expect(made.venue.image.url).toMatch(/\.png$/)
  })

  it('is removed by an empty text, and stays when it is not sent', async () => {
    const { body } = await upload(service, await png())
    const made = await event(service, { image: String(body.id) })
    const path = `${EVENTS}/${made.id}`
    const kept = await service.api.as('editor').patch(path, { body: { cost: '1' } })
    expect(kept.body.image.id).toBe(body.id)
    const gone = await service.api.as('editor').patch(path, { body: { image: '' } })
    expect(gone.body.image).toBe(false)
  })

  it('is false once the picture is deleted', async () => {
    const { body } = await upload(service, await png())
    const made = await event(service, { image: String(body.id) })
    await service.api.as('admin').delete(`/core/v2/media/${body.id}?force=true`)
    expect((await service.api.get(`${EVENTS}/${made.id}`)).body.image).toBe(false)
  })

  it('does not show where the reader may not see it', async () => {
    const draft = await service.api
      .as('editor')
      .post('/core/v2/posts', { body: { title: unique() } })
    const { body } = await upload(service, await png(), { query: { post: draft.body.id } })
    const made = await event(service, { image: String(body.id) })
    expect(made.image.id).toBe(body.id)
    expect((await service.api.get(`${EVENTS}/${made.id}`)).body.image).toBe(false)
  })
})

describe('A picture', () => {
  let before: unknown
  beforeEach(async () => {
    before = await counts(service)
  })

  const refused = async (image: string, asker?: Actor) => {
    const answer = await create(members({ image, venue: { venue: unique('Hall ') } }), asker)
    expect(await counts(service)).toEqual(before)
    return answer
  }

  it.each([
    ['a page', text('<html></html>')],
    ['a page that says it is a picture', text('<html></html>', PNG)],
    [
      'a drawing',
      text('<svg xmlns="http://www.w3.org/2000/svg"/>', { 'content-type': 'image/svg+xml' }),
    ],
    ['more than is taken', text(Buffer.alloc(11 * 1024 * 1024), PNG)],
    [
      'what leads to a place that is not public',
      redirect('http://169.254.169.254/latest/meta-data'),
    ],
    ['what leads in a circle', redirect('/circle.png')],
  ])('is refused where its address has %s', async (name, page) => {
    const path = name.includes('circle') ? '/circle.png' : `/${unique()}.png`
    other.pages.set(path, page)
    const answer = await refused(`${other.url}${path}`)
    expect(answer).toBeRestError('rest_invalid_param', 400)
    expect(Object.keys(answer.body.data.params)).toEqual(['image'])
  })

  it.each([
    'http://127.0.0.1:9/x.png',
    'http://[::1]/x.png',
    'http://localhost/x.png',
    'http://user:pass@example.test/x.png',
    'ftp://example.test/x.png',
    'data:image/png;base64,AAAA',
  ])('is refused at %s', async (image) => {
    expect(await refused(image)).toBeRestError('rest_invalid_param', 400)
  })

  it('is refused at an address of the site that is not a picture', async () => {
    const files = ['2026/01/none.png', '%E0%A4%A', '%00', '2026/01/a%00b.png']
    for (const path of ['/api/core/v2/posts', ...files.map((file) => `/uploads/${file}`)]) {
      expect(await refused(service.url + path)).toBeRestError('rest_invalid_param', 400)
    }
  })

  it('is refused for callers who may not upload', async () => {
    const requestCount = other.requests.length
    expect(await refused(await publish(), 'contributor')).toBeRestError('rest_forbidden', 403)
    expect(other.requests.length).toBe(requestCount)
  })

  it('leaves no file when the event is refused after the download', async () => {
    const answer = await create(
      members({ image: await publish(), categories: [unique('New ')] }),
      'author',
    )
    // Authors may create categories, but may not write for others, which is reported first.
    expect(answer.status).toBe(201)
    const state = await counts(service)
    const late = { 'if-match': '"99-x"' }
    const path = `${EVENTS}/${answer.body.id}`
    const body = { image: await publish(), venue: { venue: unique('Hall ') } }
    const refusal = await service.api.as('author').patch(path, { body, headers: late })
    expect(refusal).toBeRestError('rest_precondition_failed', 412)
    expect(await counts(service)).toEqual(state)
  })
})
