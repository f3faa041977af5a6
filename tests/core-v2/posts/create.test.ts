import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createFactories, unique, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
}, 30_000)
afterAll(() => service.close())

const create = (body: unknown, asker: Parameters<TestService['api']['as']>[0] = 'editor') =>
  service.api.as(asker).post('/core/v2/posts', { body })

const countOf = async (id: number): Promise<number> =>
  (await service.api.get(`/core/v2/tags/${id}`)).body.count

describe('POST /core/v2/posts 201', () => {
  it('returns the address of the new post and a validator for writes', async () => {
    const { body, headers } = await create({ title: 'New' })
    expect(headers).toMatchObject({
      location: `${service.root}/core/v2/posts/${body.id}`,
      etag: expect.stringMatching(/^"1-/),
    })
  })

  it('treats a number as no title', async () => {
    const { body } = await create({ title: 7, content: 'Words' })
    expect(body.title.raw).toBe('')
  })

  it.each([
    [{ title: { raw: 5 }, content: 'x' }, ['5', 'x', '']],
    [{ title: { raw: true }, content: { raw: 1.5 } }, ['1', '1.5', '']],
    [{ title: { raw: false }, content: 'x', excerpt: { raw: true } }, ['', 'x', '1']],
    [{ title: { raw: null }, content: { raw: 'x' } }, ['', 'x', '']],
    [{ title: { raw: '0' }, content: 'x' }, ['', 'x', '']],
    [{ title: '0', content: 'x' }, ['0', 'x', '']],
    [{ title: 'T', content: { raw: 0 }, excerpt: { raw: false } }, ['T', '0', '']],
  ])('writes %j as text', async (sent, [title, content, excerpt]) => {
    const { status, body } = await create(sent)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      title: { raw: title },
      content: { raw: content },
      excerpt: { raw: excerpt },
    })
  })

  it.each([
    ['0001-01-01T00:00:00', 'draft'],
    ['9999-12-31T12:00:00', 'future'],
    ['9999-12-31t12:00:00', 'future'],
  ])('takes the date %s', async (date, status) => {
    const { body } = await create({ title: 'At the end', date, status })
    expect({ date: body.date, status: body.status }).toEqual({ date: date.toUpperCase(), status })
    const { body: again } = await service.api.as('editor').get(`/core/v2/posts/${body.id}`)
    expect({ againDate: again.date, againDateGmt: again.date_gmt }).toEqual({
      againDate: body.date,
      againDateGmt: body.date_gmt,
    })
  })

  it('keeps a slug made of the id when the title has no letters', async () => {
    const { body } = await create({ title: '?!', status: 'publish' })
    expect(body.slug).toBe(String(body.id))
  })

  it('numbers slugs that the addresses of the site need', async () => {
    const { body } = await create({ title: 'Feed', status: 'publish' })
    expect(body.slug).toBe('feed-2')
  })

  it('leaves what a contributor sends without handlers', async () => {
    const content = '<p onclick="x()">Fish & chips</p>'
    const { body } = await create({ title: 'Safe', content }, 'contributor')
    expect(body.content.raw).toBe('<p>Fish &amp; chips</p>')
  })

  it('makes the excerpt of the teaser alone', async () => {
    const { body } = await create({ title: 'Teased', content: 'Seen at once<!--more-->, not this' })
    expect(body.excerpt.rendered.trim()).toBe('<p>Seen at once</p>')
    expect(body.content.rendered).toContain('not this')
  })

  it('ignores unknown terms', async () => {
    const tag = await make.tag()
    const { body } = await create({ title: 'Tagged', tags: [tag.id, 999_999, 2 ** 40, -1] })
    expect(body.tags).toEqual([tag.id])
  })

  it('treats an item that is not a picture as no picture', async () => {
    const other = await make.post()
    const { body } = await create({ title: 'Pictured', featured_media: other.id })
    expect(body.featured_media).toBe(0)
  })

  it('resets the date by null', async () => {
    const { body } = await create({ title: 'Dated', date: null, date_gmt: '2020-01-01T00:00:00' })
    expect(body.date_gmt).not.toBe('2020-01-01T00:00:00')
  })

  it('gives each of many posts that come at once a slug of its own', async () => {
    const title = unique('race-')
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => create({ title, status: 'publish' })),
    )
    const slugs = new Set(answers.map(({ body }) => body.slug))
    const expected = Array.from({ length: 24 }, (_, n) => (n === 0 ? title : `${title}-${n + 1}`))
    expect(slugs).toEqual(new Set(expected))
  }, 30_000)

  it('numbers the slug after those of many posts with the same title', async () => {
    const title = unique('many-')
    const numbers = Array.from({ length: 90 }, (_, n) => (n === 0 ? title : `${title}-${n + 1}`))
    await service.ctx.database.prisma.entry.createMany({
      data: numbers.map((slug) => ({
        type: 'post',
        status: 'publish',
        slug,
        authorId: service.credentials.editor.id,
        date: new Date(),
        modified: new Date(),
      })),
    })
    const { body } = await create({ title, status: 'publish' })
    expect(body.slug).toBe(`${title}-91`)
  })
})

describe('The totals of terms', () => {
  it('count published posts only', async () => {
    const { id } = await make.tag()
    await create({ title: 'Seen', status: 'publish', tags: [id] })
    await create({ title: 'Unseen', tags: [id] })
    expect(await countOf(id)).toBe(1)
  })

  it('are right after many writers at once', async () => {
    const [one, two] = await Promise.all([make.tag(), make.tag()])
    await Promise.all(
      Array.from({ length: 16 }, (_, n) =>
        create({
          title: `Counted ${n}`,
          status: 'publish',
          tags: n % 2 === 0 ? [one.id, two.id] : [two.id, one.id],
        }),
      ),
    )
    expect(await countOf(one.id)).toBe(16)
    expect(await countOf(two.id)).toBe(16)
  }, 30_000)
})

describe('POST /core/v2/posts 400', () => {
  it('refuses a post without a title, a content or an excerpt', async () => {
    expect(await create({ status: 'draft' })).toBeRestError('empty_content', 400)
  })

  it.each([{ title: '0' }, { content: '0' }, { excerpt: '0' }, { title: '0', content: '0' }])(
    'treats the lone zero of %j as no text',
    async (sent) => {
      expect(await create(sent)).toBeRestError('empty_content', 400)
    },
  )

  it('refuses a date that ends with a small z', async () => {
    const { body } = await create({ title: 'x', date: '2022-01-15T08:30:00z' })
    expect(body.data.details.date.code).toBe('rest_invalid_date')
  })

  it('refuses a text that is empty without its markup', async () => {
    const answer = await create({ content: '<script></script>' }, 'author')
    expect(answer).toBeRestError('empty_content', 400)
  })

  it('refuses a body that names an item, before it checks the caller', async () => {
    const answer = await create({ id: 7, title: 'Twice' }, 'anonymous')
    expect(answer).toBeRestError('rest_post_exists', 400)
  })

  it.each([99_999_999, 2 ** 31, -5])('refuses the unknown author %d', async (author) => {
    expect(await create({ title: 'x', author })).toBeRestError('rest_invalid_author', 400)
  })

  it('refuses a picture that does not exist', async () => {
    const answer = await create({ title: 'x', featured_media: 99_999_999 })
    expect(answer).toBeRestError('rest_invalid_featured_media', 400)
  })

  it('refuses a post that is both sticky and protected', async () => {
    const answer = await create({ title: 'x', sticky: true, password: 'p' })
    expect(answer).toBeRestError('rest_invalid_field', 400)
  })

  it('refuses the trash as a status', async () => {
    const { body } = await create({ title: 'x', status: 'trash' })
    expect(body.data.details.status.code).toBe('rest_not_in_enum')
  })

  it('names the statuses that it takes', async () => {
    const { body } = await create({ title: 'x', status: 'lost' })
    expect(body.data.params.status).toMatch(/: publish, .*, trash\.$/)
  })

  it('refuses an unknown template', async () => {
    const { body } = await create({ title: 'x', template: 'wide' })
    expect(body.data.details.template).toMatchObject({ code: 'rest_invalid_param', data: null })
  })

  it('reports an unknown template to an editor together with violations of the contract', async () => {
    const { body } = await create({ title: 'x', status: 'lost', template: 'wide' })
    expect(Object.keys(body.data.details)).toEqual(['status', 'template'])
  })

  it('reports only violations of the contract to a visitor', async () => {
    const { body } = await service.api.post('/core/v2/posts', {
      body: { title: 'x', status: 'lost', template: 'wide' },
    })
    expect(Object.keys(body.data.details)).toEqual(['status'])
  })

  it('refuses a wrong meta value and writes nothing', async () => {
    const title = unique()
    const answer = await create({ title, status: 'publish', meta: { _EventAllDay: 'maybe' } })
    expect(answer).toBeRestError('rest_invalid_type', 400)
    expect((await service.api.get(`/core/v2/posts?slug=${title}`)).body).toEqual([])
  })

  it.each(['title', 'content', 'slug', 'password'])('refuses NUL in %s', async (member) => {
    const answer = await create({ title: 'x', [member]: 'a\0b' })
    expect(answer).toBeRestError('rest_invalid_param', 400)
  })
})

it('POST /core/v2/posts 401 refuses a visitor, not the unknown template that the visitor names', async () => {
  const answer = await service.api.post('/core/v2/posts', {
    body: { title: 'x', template: 'wide' },
  })
  expect(answer).toBeRestError('rest_cannot_create', 401)
})

describe('POST /core/v2/posts 201', () => {
  it('removes the markup from meta texts, as from other texts', async () => {
    const { status, body } = await create({ title: 'x', meta: { _VenuePhone: '+39 <b>10</b>' } })
    expect(status).toBe(201)
    expect(body.meta).toMatchObject({ _VenuePhone: '+39 10' })
  })
})

describe('POST /core/v2/posts 401', () => {
  it('refuses visitors', async () => {
    expect(await create({ title: 'x' }, 'anonymous')).toBeRestError('rest_cannot_create', 401)
  })

  it('checks the right to write for others first', async () => {
    const answer = await create({ title: 'x', author: 1 }, 'anonymous')
    expect(answer).toBeRestError('rest_cannot_edit_others', 401)
  })
})

describe('POST /core/v2/posts 403', () => {
  it('refuses subscribers', async () => {
    expect(await create({ title: 'x' }, 'subscriber')).toBeRestError('rest_cannot_create', 403)
  })

  it.each(['publish', 'future', 'private', 'ads_expired', 'fields-disabled', 'cal-ea-draft'])(
    'refuses contributors the status %s',
    async (status) => {
      const answer = await create({ title: 'x', status }, 'contributor')
      expect(answer).toBeRestError('rest_cannot_publish', 403)
    },
  )

  it('refuses contributors sticky posts', async () => {
    const answer = await create({ title: 'x', sticky: true }, 'contributor')
    expect(answer).toBeRestError('rest_cannot_assign_sticky', 403)
  })

  it('names nothing but reading in Allow after a refusal', async () => {
    expect((await create({ title: 'x' }, 'subscriber')).headers).toMatchObject({ allow: 'GET' })
  })
})
