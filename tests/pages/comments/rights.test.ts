import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { setting } from '../../core-v2/comments/support.ts'
import { createUser } from '../../support/accounts.ts'
import { createFactories, unique, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { createVisitor } from '../support/visitor.ts'
import { createVisits, type Visits } from '../support/visits.ts'
import { FORM, openForm, storeComment } from './support.ts'

const PASSWORD = 'correct horse battery staple'

let now = new Date('2026-05-04T10:00:00Z')
let service: TestService
let make: Factories
let visits: Visits
beforeAll(async () => {
  service = await startService({ clock: () => now })
  make = createFactories(service.api)
  visits = createVisits(service)
})
afterAll(() => service.close())
beforeEach(async () => {
  now = new Date(now.getTime() + 86_400_000)
  await setting(service, 'allow_anonymous_comments', true)
})

const SECRET = 'What only friends read'

describe('Comments on non-public entries', () => {
  it('are hidden on a protected item until its password is given', async () => {
    const post = await make.post({ password: 'sesame' })
    await storeComment(service, { entryId: post.id, content: SECRET })
    const locked = await visits.textAt(post.link)
    const unlocked = await visits.unlock(post.link, 'sesame')
    const cookie = unlocked.headers.get('set-cookie')?.split(';')[0] ?? ''
    const open = await visits.visit(post.link, { headers: { cookie } })
    expect({
      locked: locked.includes(SECRET),
      open: (await open.text()).includes(SECRET),
      cached: open.headers.get('cache-control'),
      form: (await openForm(service, { post: post.id })).status,
      openForm: (await openForm(service, { post: post.id }, { cookie })).status,
    }).toEqual({ locked: false, open: true, cached: 'private, no-store', form: 404, openForm: 200 })
  })

  it.each(['draft', 'private', 'pending', 'trash'])(
    'cannot be written on an item that is %s',
    async (status) => {
      const { id } = await make.post()
      const path = `/core/v2/posts/${id}`
      await (status === 'trash'
        ? service.api.as('editor').delete(path)
        : service.api.as('editor').post(path, { body: { status } }))
      expect((await openForm(service, { post: id })).status).toBe(404)
    },
  )

  it.each(['x', '0', '999999999', '99999999999'])('need an item: %s', async (post) => {
    expect((await openForm(service, { post })).status).toBe(404)
  })

  it.each(['hold', 'spam', 'trash'] as const)('refuse a reply to one with %s', async (status) => {
    const { id, link } = await make.post()
    const parent = await storeComment(service, { entryId: id, content: SECRET, status })
    const shown = (await visits.textAt(link)).includes(SECRET)
    const { status: answer } = await openForm(service, { post: id, parent })
    expect({ shown, answer }).toEqual({ shown: false, answer: 404 })
  })

  it('show no notes of editors', async () => {
    const { id, link } = await make.post()
    await storeComment(service, { entryId: id, content: SECRET, type: 'note' })
    expect(await visits.textAt(link)).not.toContain(SECRET)
  })
})

describe('An item without open comments', () => {
  it('shows earlier comments', async () => {
    const { id, link } = await make.post({ comment_status: 'closed' })
    await storeComment(service, { entryId: id, content: 'Said before' })
    const text = await visits.textAt(link)
    expect([text.includes('Said before'), text.includes('Comments are closed.')]).toEqual([
      true,
      true,
    ])
    expect([text.includes(FORM), (await openForm(service, { post: id })).status]).toEqual([
      false,
      403,
    ])
  })

  it('shows nothing without comments', async () => {
    const { link } = await make.post({ comment_status: 'closed' })
    expect(await visits.textAt(link)).not.toContain('class="comments"')
  })

  it('refuses a form that was opened before', async () => {
    const post = await make.post()
    const visitor = createVisitor(service.url)
    const path = `${FORM}?post=${post.id}`
    await visitor.get(path)
    const body = { comment_status: 'closed' }
    await service.api.as('editor').post(`/core/v2/posts/${post.id}`, { body })
    expect((await visitor.send(path, { comment: 'Late' })).status).toBe(403)
  })
})

describe('A site where users comment', () => {
  it('requires sign-in, and accepts the comment under the name of the account', async () => {
    await setting(service, 'allow_anonymous_comments', false)
    const login = unique('reader')
    await createUser(service.ctx, { login, role: 'subscriber', password: PASSWORD })
    const post = await make.post()
    expect(await visits.textAt(post.link)).toContain('Sign in to comment')
    const path = `${FORM}?post=${post.id}`
    const visitor = createVisitor(service.url)
    const before = await visitor.get(path)
    const done = await visitor.send(path, { login, password: PASSWORD, do: 'sign-in' })
    const form = await visitor.get(path)
    const moment = /name="moment" value="([^"]+)"/.exec(form.text)?.[1] ?? ''
    now = new Date(now.getTime() + 10_000)
    const sent = await visitor.send(path, { moment, comment: 'From a user', author: 'Somebody' })
    const comments = await service.ctx.database.prisma.comment.findMany({
      where: { entryId: post.id },
      select: { content: true, authorName: true },
    })
    expect([before.status, done.status, form.text.includes(login), sent.status, comments]).toEqual([
      403,
      303,
      true,
      303,
      [{ content: 'From a user', authorName: `Test ${login}` }],
    ])
  })

  it('refuses a form of a visitor in the name of a user', async () => {
    const login = unique('reader')
    await createUser(service.ctx, { login, role: 'subscriber', password: PASSWORD })
    const post = await make.post()
    const path = `${FORM}?post=${post.id}`
    const { moment } = await openForm(service, { post: post.id })
    await setting(service, 'allow_anonymous_comments', false)
    const visitor = createVisitor(service.url)
    await visitor.get(path)
    await visitor.send(path, { login, password: PASSWORD, do: 'sign-in' })
    now = new Date(now.getTime() + 10_000)
    expect((await visitor.send(path, { moment, comment: 'Words' })).status).toBe(403)
  })
})
