import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'

import { png } from '../../media/support/files.ts'
import { upload } from '../../media/support/upload.ts'
import { startOtherSite, text, type OtherSite } from '../../adapters/outgoing/support/site.ts'
import type { Actor } from '../../support/api.ts'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { countPlaces, kinds, place } from './support.ts'

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

/** Puts a picture on the other site. Answers its address. */
async function publish(): Promise<string> {
  const path = `/${unique('face')}.png`
  const headers = { 'content-type': 'image/png' }
  other.pages.set(path, text(await png({ width: 40, height: 30 }), headers))
  return `${other.url}${path}`
}

describe.each(kinds)('The picture of a $kind', (given) => {
  const { kind, path } = given
  const post = (body: object, asker: Actor = 'editor') =>
    service.api.as(asker).post(path, { body: { [kind]: unique(), ...body } })

  it('is imported from an address elsewhere', async () => {
    const { body } = await post({ image: await publish() })
    expect(body.image).toMatchObject({ extension: 'png', width: 40, height: 30 })
    expect((await fetch(body.image.url)).status).toBe(200)
  })

  it('is imported by an update, and removed by an empty text', async () => {
    const { id } = await place(service, given)
    const at = `${path}/${id}`
    const { body } = await service.api.as('editor').put(at, { body: { image: await publish() } })
    const gone = await service.api.as('editor').put(at, { body: { image: '' } })
    expect(body.image.width).toBe(40)
    expect('image' in gone.body).toBe(false)
  })

  it('may not be given as a number', async () => {
    const { id } = (await upload(service, await png(), { asker: 'editor' })).body
    const made = await post({ image: id })
    expect(made).toBeRestError('rest_invalid_param', 400)
    expect(made.body.data.details.image.code).toBe('rest_invalid_type')
    const at = `${path}/${(await place(service, given)).id}`
    const update = await service.api.as('editor').put(at, { body: { image: id } })
    expect(update).toBeRestError('rest_invalid_param', 400)
  })

  it('stays when it is not sent', async () => {
    const { body: made } = await post({ image: await publish() })
    const at = `${path}/${made.id}`
    const { body } = await service.api.as('editor').patch(at, { body: { phone: '5' } })
    expect(body.image).toEqual(made.image)
  })

  it.each(['/gone.png', '/page.html'])(
    'is not fetched from %s, and nothing is created',
    async (at) => {
      other.pages.set('/page.html', text('<p>x</p>', { 'content-type': 'text/html' }))
      const before = await countPlaces(service)
      const answer = await post({ image: `${other.url}${at}` })
      expect(answer).toBeRestError('rest_invalid_param', 400)
      expect(answer.body.data.params).toEqual({ image: expect.any(String) })
      expect(await countPlaces(service)).toBe(before)
    },
  )

  it.each(['http://169.254.169.254/x.png', 'http://10.0.0.1/x.png', 'http://[::1]/x.png'])(
    'is not fetched from %s',
    async (image) => {
      expect(await post({ image })).toBeRestError('rest_invalid_param', 400)
    },
  )

  it('is imported only for those who may upload', async () => {
    const answer = await post({ image: await publish() }, 'contributor')
    expect(answer).toBeRestError('rest_forbidden', 403)
  })

  it('does not show where the reader may not see it', async () => {
    const { body } = await post({ image: await publish() })
    const draft = { title: unique(), status: 'draft' }
    const { body: owner } = await service.api.as('editor').post('/core/v2/posts', { body: draft })
    await service.ctx.database.transact((tx) =>
      sql`UPDATE entries SET parent_id = ${owner.id} WHERE id = ${body.image.id}`.execute(tx),
    )
    const read = async (asker: Actor) =>
      'image' in (await service.api.as(asker).get(`${path}/${body.id}`)).body
    expect(await read('anonymous')).toBe(false)
    expect(await read('editor')).toBe(true)
  })
})
