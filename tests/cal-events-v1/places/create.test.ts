import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { countPlaces, kinds, place } from './support.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

describe.each(kinds)('POST', (given) => {
  const { kind, path, field } = given
  const post = (body: object, asker: 'editor' | 'author' | 'contributor' = 'editor') =>
    service.api.as(asker).post(path, { body })

  describe(`/cal/events/v1/${kind}s`, () => {
    describe('201', () => {
      it('publishes what an editor writes, and shows it to everybody', async () => {
        const { id, status } = await place(service, given)
        const { body } = await service.api.get(`${path}/${id}`)
        expect(status).toBe('publish')
        expect(body.status).toBe('publish')
      })

      it.each([
        [undefined, 'draft'],
        ['publish', 'pending'],
        ['future', 'pending'],
        ['ads_expired', 'pending'],
        ['private', 'private'],
        ['draft', 'draft'],
      ])('gives a contributor who asks for %s the status %s', async (status, expected) => {
        const { body } = await post({ [kind]: unique(), status }, 'contributor')
        expect(body.status).toBe(expected)
      })

      it('gives a draft a slug too', async () => {
        const name = unique('hall-')
        const { body } = await post({ [kind]: name, status: 'draft' })
        expect(body.slug).toBe(name)
      })

      it('numbers a slug that is taken', async () => {
        const name = unique('hall-')
        await post({ [kind]: name })
        expect((await post({ [kind]: name })).body.slug).toBe(`${name}-2`)
      })

      it('drops markup from lines of text', async () => {
        const { body } = await post({
          [kind]: `<b>Old</b> mill <script>alert(1)</script>`,
          [field]: '<i>Elm</i> 5<script>alert(1)</script>',
        })
        expect(body[kind]).toBe('Old mill')
        expect(body[field]).toBe('Elm 5')
      })

      it('keeps scripts out of descriptions of those who may not write them', async () => {
        const { body } = await post(
          { [kind]: unique(), description: 'Marble <script>alert(1)</script>floor' },
          'author',
        )
        expect(body.description).not.toContain('<script')
      })

      it('omits empty members', async () => {
        const { body } = await post({ [kind]: unique(), description: '', [field]: '' })
        expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['description', field]))
      })

      it('takes free forms of dates', async () => {
        const { body } = await post({ [kind]: unique(), date: 'March 1, 2024 3:15pm' })
        expect(body.date).toBe('2024-03-01 15:15:00')
        expect(body.date_utc).toBe('2024-03-01 20:15:00')
      })

      it('treats null as not sent', async () => {
        const names = ['description', 'status', 'image', 'website', 'author', 'date', field]
        const nothing = Object.fromEntries(names.map((name) => [name, null]))
        expect((await post({ [kind]: unique(), ...nothing })).status).toBe(201)
      })

      it('shows the picture that it is given', async () => {
        const picture = await upload()
        const { body } = await post({ [kind]: unique(), image: String(picture.id) })
        expect(body.image).toMatchObject({ id: picture.id, url: picture.source_url, width: 2 })
      })

      it('takes the address of a picture of the site for the picture', async () => {
        const picture = await upload()
        const { body } = await post({ [kind]: unique(), image: picture.source_url })
        expect(body.image.id).toBe(picture.id)
      })

      it('takes forms as well', async () => {
        const name = unique()
        const headers = { 'content-type': 'application/x-www-form-urlencoded' }
        const answer = await service.api
          .as('editor')
          .post(path, { headers, body: `${kind}=${name}` })
        expect(answer.status).toBe(201)
        expect(answer.body[kind]).toBe(name)
      })
    })

    it.each([{}, { [kind]: null }])('400 requires a name: %j', async (body) => {
      expect(await post(body)).toBeRestError('rest_missing_callback_param', 400)
    })

    it('400 names all wrong members at once, and writes nothing', async () => {
      const before = await countPlaces(service)
      const answer = await post({
        [kind]: '<b></b>',
        author: 99_999_999,
        date: 'someday',
        date_utc: '2033-13-01',
        status: 'trash',
        website: 'javascript:alert(1)',
        image: 'nothing',
        [field]: 5,
      })
      expect(answer).toBeRestError('rest_invalid_param', 400)
      expect(Object.keys(answer.body.data.params).toSorted()).toEqual(
        [kind, 'author', 'date', 'date_utc', 'status', 'website', 'image', field].toSorted(),
      )
      expect(await countPlaces(service)).toBe(before)
    })

    it('400 refuses 0 as a name, and takes it as any other text', async () => {
      const answer = await post({ [kind]: '0' })
      expect(answer).toBeRestError('rest_invalid_param', 400)
      expect(answer.body.data).toMatchObject({
        params: { [kind]: expect.any(String) },
        details: {},
      })
      expect((await post({ [kind]: unique(), [field]: '0', description: '0' })).status).toBe(201)
    })

    it.each([
      'nope',
      '//host.test',
      'ftp://host.test/',
      'https://',
      'http://a b/',
      'data:text/html,x',
    ])('400 refuses a website that is no absolute address: %s', async (website) => {
      const { body } = await post({ [kind]: unique(), website })
      expect(body.data.params).toEqual({ website: expect.any(String) })
    })

    it.each([
      { [kind]: 'x'.repeat(2001) },
      { [kind]: ['x'] },
      { [kind]: { $gt: '' } },
      { [kind]: unique(), [field]: 'x'.repeat(2001) },
      { [kind]: unique(), [field]: 'a\0b' },
      { [kind]: unique(), description: '\ud800' },
      { [kind]: unique(), author: 0 },
      { [kind]: unique(), author: 2 ** 40 },
      { [kind]: unique(), image: String(2 ** 40) },
      { [kind]: unique(), image: 5 },
      { [kind]: unique(), date: '0000-00-00 00:00:00' },
    ])('400 refuses hostile values: %#', async (body) => {
      expect(await post(body)).toBeRestError('rest_invalid_param', 400)
    })

    it('201 keeps texts with quotes and signs as they are', async () => {
      const text = `Robert'); DROP TABLE venues;-- "${unique()}" %_\\ & 𝒳`
      const { body } = await post({ [kind]: unique(), [field]: text })
      expect(body[field]).toBe(text)
    })

    it('401 is not for visitors', async () => {
      const answer = await service.api.post(path, { body: { [kind]: unique() } })
      expect(answer).toBeRestError('rest_forbidden', 401)
    })

    describe('403', () => {
      it('is not for subscribers', async () => {
        const answer = await service.api.as('subscriber').post(path, { body: { [kind]: unique() } })
        expect(answer).toBeRestError('rest_forbidden', 403)
      })

      it('lets only those write in the name of others who may edit what these write', async () => {
        const { id } = service.credentials.editor
        const answer = await post({ [kind]: unique(), author: id }, 'author')
        expect(answer).toBeRestError('rest_cannot_edit_others', 403)
      })
    })
  })
})

const PIXELS =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg=='

async function upload() {
  const { body, status } = await service.api.as('editor').post('/core/v2/media', {
    body: Buffer.from(PIXELS, 'base64'),
    headers: {
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="${unique('face-')}.png"`,
    },
  })
  expect(status).toBe(201)
  return body
}

describe('POST /cal/events/v1/venues', () => {
  const venue = kinds[0]

  it.each([
    [{ country: 'United States', state: 'IL', province: 'Gelderland' }, 'IL'],
    [{ country: 'Canada', province: 'Ontario' }, 'Ontario'],
    [{ country: 'Canada', stateprovince: 'Quebec', province: 'Ontario' }, 'Quebec'],
    [{ state: 'IL' }, undefined],
  ])('201 shows the region that the country has: %j', async (members, expected) => {
    expect((await place(service, venue, members)).stateprovince).toBe(expected)
  })

  it.each([
    ['true', true],
    ['false', false],
    ['0', false],
    ['yes', true],
    ['On', true],
    ['maybe', false],
    ['', false],
    [null, true],
    [undefined, true],
  ])('201 shows a map by default: %s', async (show_map, expected) => {
    expect((await place(service, venue, { show_map })).show_map).toBe(expected)
  })

  it.each([true, false, 1, 0])('400 refuses a flag that is not text: %j', async (value) => {
    const body = { venue: unique(), show_map: value, show_map_link: value }
    const answer = await service.api.as('editor').post(venue.path, { body })
    expect(answer).toBeRestError('rest_invalid_param', 400)
    const { params, details } = answer.body.data
    expect(params).toEqual({ show_map: expect.any(String), show_map_link: expect.any(String) })
    expect(details).toMatchObject({
      show_map: { code: 'rest_invalid_type' },
      show_map_link: { code: 'rest_invalid_type' },
    })
  })
})
