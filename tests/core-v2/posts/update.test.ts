import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Actor } from '../../support/api.ts'
import { createUser } from '../../support/accounts.ts'
import { createFactories, unique, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'

let service: TestService
let make: Factories
beforeAll(async () => {
  service = await startService()
  make = createFactories(service.api)
}, 30_000)
afterAll(() => service.close())

const update = (id: number, body: unknown, asker: Actor = 'editor') =>
  service.api.as(asker).post(`/core/v2/posts/${id}`, { body })

const remove = (id: number, asker: Actor = 'editor') =>
  service.api.as(asker).delete(`/core/v2/posts/${id}`)

describe('POST /core/v2/posts/{id} 200', () => {
  it('ignores an id in the body that differs from the path', async () => {
    const [one, two] = [await make.post(), await make.post()]
    const { body } = await update(one.id, { id: two.id, excerpt: 'Mine' })
    expect(body.id).toBe(one.id)
  })

  it('answers with an entity tag that the next write can name', async () => {
    const { id } = await make.post()
    const { headers } = await update(id, { excerpt: 'a' })
    expect(headers['etag']).toMatch(/^"2-/)
  })

  it('keeps a floating date floating when a draft is sent back as it was read', async () => {
    const { body } = await service.api.as('editor').post('/core/v2/posts', { body: { title: 'D' } })
    await update(body.id, { date: body.date })
    const [row] = await service.ctx.database.prisma.entry.findMany({ where: { id: body.id } })
    expect(row?.dateFloats).toBe(true)
  })

  it('shows the slug of the new title, which another post may have', async () => {
    const { id } = await make.post()
    const [title, free] = [unique(), unique()]
    const other = await make.post({ title })
    const slugs: string[] = []
    for (const sent of [title, free]) {
      slugs.push((await update(id, { title: sent })).body.generated_slug)
    }
    await remove(other.id)
    slugs.push((await update(id, { title })).body.generated_slug)
    expect(slugs).toEqual([`${title}-2`, free, title])
  })

  it('keeps the slug when a contributor sends another one with a post for review', async () => {
    const slug = unique()
    const { id } = await make.post({ status: 'draft', slug }, 'contributor')
    const { body } = await update(id, { status: 'pending', slug: unique() }, 'contributor')
    expect(body.slug).toBe(slug)
  })

  it('keeps the picture when an unknown one is named', async () => {
    const { id } = await make.post()
    const { status } = await update(id, { featured_media: 99_999_999 })
    expect(status).toBe(200)
  })

  it('moves the totals of terms with the status', async () => {
    const tag = await make.tag()
    const { id } = await make.post({ tags: [tag.id] })
    const counts: number[] = []
    for (const status of ['private', 'publish', 'draft', 'publish']) {
      await update(id, { status })
      counts.push((await service.api.get(`/core/v2/tags/${tag.id}`)).body.count)
    }
    expect(counts).toEqual([0, 1, 0, 1])
  })

  it('moves the totals of terms with the terms', async () => {
    const [one, two] = [await make.tag(), await make.tag()]
    const { id } = await make.post({ tags: [one.id] })
    await update(id, { tags: [two.id] })
    const counts = [one, two].map(async (tag) => {
      const { body } = await service.api.get(`/core/v2/tags/${tag.id}`)
      return body.count
    })
    expect(await Promise.all(counts)).toEqual([0, 1])
  })

  it('keeps a revision at first and then when a text changes', async () => {
    const { id } = await make.post()
    const counts: number[] = []
    for (const body of [{}, {}, { sticky: true }, { content: 'New' }, { content: 'New' }]) {
      await update(id, body)
      counts.push(await service.ctx.database.prisma.revision.count({ where: { parentId: id } }))
    }
    expect(counts).toEqual([1, 1, 1, 2, 2])
  })

  it('keeps the text that it wrote in the revision', async () => {
    const { id } = await make.post()
    await update(id, { content: 'Second' }, 'admin')
    const [revision] = await service.ctx.database.prisma.revision.findMany({
      where: { parentId: id },
    })
    expect(revision).toMatchObject({
      kind: 'revision',
      content: 'Second',
      authorId: service.credentials.admin.id,
    })
  })

  it('gives a slug that is taken meanwhile a number', async () => {
    const slug = unique('taken-')
    const posts = await Promise.all(Array.from({ length: 8 }, () => make.post()))
    const answers = await Promise.all(posts.map(({ id }) => update(id, { slug })))
    expect(new Set(answers.map(({ body }) => body.slug)).size).toBe(8)
  }, 30_000)

  it('succeeds while the tag that it assigns is deleted', async () => {
    const tags = await Promise.all(Array.from({ length: 6 }, () => make.tag()))
    const posts = await Promise.all(Array.from({ length: 6 }, () => make.post()))
    const answers = await Promise.all([
      ...posts.map(({ id }) => update(id, { tags: tags.map((tag) => tag.id) })),
      ...tags.map(({ id }) => service.api.as('editor').delete(`/core/v2/tags/${id}?force=true`)),
    ])
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
  }, 30_000)
})

describe('POST /core/v2/posts/{id} 200', () => {
  it('restores the slug of a post from the trash, numbered when somebody took it', async () => {
    const slug = unique('back-')
    const { id } = await make.post({ slug })
    await remove(id)
    await make.post({ slug })
    expect((await update(id, { status: 'publish' })).body.slug).toBe(`${slug}-2`)
  })

  it('gives a draft from the trash without a slug none', async () => {
    const { id } = await make.post({ status: 'draft' })
    await remove(id)
    expect((await update(id, { status: 'draft' })).body.slug).toBe('')
  })

  it('gives a post from the trash the slug that is sent', async () => {
    const slug = unique('fresh-')
    const { id } = await make.post()
    await remove(id)
    expect((await update(id, { status: 'publish', slug })).body.slug).toBe(slug)
  })

  it('counts a post from the trash in the totals of terms again', async () => {
    const tag = await make.tag()
    const { id } = await make.post({ tags: [tag.id] })
    await remove(id)
    const gone = (await service.api.get(`/core/v2/tags/${tag.id}`)).body.count
    await update(id, { status: 'publish' })
    const back = (await service.api.get(`/core/v2/tags/${tag.id}`)).body.count
    expect({ gone, back }).toEqual({ gone: 0, back: 1 })
  })

  it('changes the slug for later of a post that stays in the trash', async () => {
    const slug = unique('later-')
    const { id } = await make.post()
    await remove(id)
    const { body } = await update(id, { status: 'trash', slug })
    expect({
      slug: body.slug,
      updateSlug: (await update(id, { status: 'draft' })).body.slug,
    }).toEqual({ slug: `${slug}__trashed`, updateSlug: slug })
  })
})

describe('POST /core/v2/posts/{id} 400', () => {
  it('refuses to leave nothing', async () => {
    const { id } = await make.post({ content: '' })
    expect(await update(id, { title: '' })).toBeRestError('empty_content', 400)
  })

  it('refuses to leave a lone zero', async () => {
    const { id } = await make.post()
    const answer = await update(id, { title: '0', content: '', excerpt: '' })
    expect(answer).toBeRestError('empty_content', 400)
  })

  it('refuses a password for a sticky post', async () => {
    const { id } = await make.post({ sticky: true })
    expect(await update(id, { password: 'p' })).toBeRestError('rest_invalid_field', 400)
  })

  it('refuses the trash as a status', async () => {
    const { id } = await make.post()
    expect(await update(id, { status: 'trash' })).toBeRestError('rest_invalid_param', 400)
  })

  it('changes nothing when a later member is wrong', async () => {
    const { id } = await make.post({ title: 'Before' })
    await update(id, { title: 'After', meta: { _EventCost: 5 } })
    expect((await service.api.get(`/core/v2/posts/${id}`)).body.title.rendered).toBe('Before')
  })
})

describe('POST /core/v2/posts/{id} 401/403', () => {
  it('refuses visitors', async () => {
    const { id } = await make.post()
    expect(await update(id, { title: 'x' }, 'anonymous')).toBeRestError('rest_cannot_edit', 401)
  })

  it('refuses contributors published posts of their own', async () => {
    const { id } = await make.post({ status: 'draft' }, 'contributor')
    await update(id, { status: 'publish' })
    expect(await update(id, {}, 'contributor')).toBeRestError('rest_cannot_edit', 403)
  })

  it('refuses authors who give their posts away', async () => {
    const { id } = await make.post({}, 'author')
    const answer = await update(id, { author: service.credentials.editor.id }, 'author')
    expect(answer).toBeRestError('rest_cannot_edit_others', 403)
  })

  it('refuses terms of callers who may not assign them', async () => {
    const login = unique('writer')
    const user = await createUser(service.ctx, { login, role: 'author' })
    const asker = { user: login, pass: user.applicationPassword }
    const { id } = await make.post({}, asker)
    await service.ctx.database.prisma.user.update({
      where: { id: user.id },
      data: { extraCapabilities: { edit_posts: false } },
    })
    service.ctx.database.changes.changed('accounts')
    const answer = await update(id, { tags: [1] }, asker)
    expect(answer).toBeRestError('rest_cannot_assign_term', 403)
  })
})

it.each([0, 99_999_999, 2 ** 31, '99999999999999999999'])(
  'PUT /core/v2/posts/{id} 404 finds no post %s',
  async (id) => {
    const answer = await service.api.as('editor').put(`/core/v2/posts/${id}`, { body: {} })
    expect(answer).toBeRestError('rest_post_invalid_id', 404)
  },
)

it('POST /core/v2/posts/{id} 404 finds no page', async () => {
  const { id } = await make.page()
  expect(await update(id, {})).toBeRestError('rest_post_invalid_id', 404)
})
