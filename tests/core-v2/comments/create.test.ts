import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createFactories, unique, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { comment, COMMENTS, newcomer, setting, visitor } from './support.ts'

let service: TestService
let make: Factories
let post: number
let now = new Date('2026-05-04T10:00:00Z')
beforeAll(async () => {
  service = await startService({ clock: () => now })
  make = createFactories(service.api)
  post = (await make.post()).id
})
afterAll(() => service.close())

/** Time passes, so that nobody is too fast. */
const later = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1000)
}

const send = (body: object, asker: Parameters<TestService['api']['as']>[0] = 'editor') =>
  service.api.as(asker).post(COMMENTS, { body })

describe('POST /core/v2/comments 201', () => {
  it('holds the first comment of a reader and shows it without its raw text', async () => {
    const { status, body, headers } = await send(
      { post, content: 'Hello' },
      await newcomer(service),
    )
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { post, parent: 0, status: 'hold', content: { rendered: '<p>Hello</p>' } },
    })
    expect(body.content.raw).toBeUndefined()
    expect(body.author_email).toBeUndefined()
    expect(headers['location']).toBe(`${service.root}${COMMENTS}/${body.id}`)
  })

  it('approves authors who were approved before', async () => {
    const reader = await newcomer(service)
    const { id } = await comment(service, { post }, reader)
    await service.api.as('editor').patch(`${COMMENTS}/${id}`, { body: { status: 'approve' } })
    later(20)
    expect(await comment(service, { post }, reader)).toMatchObject({ status: 'approved' })
  })

  it('approves at once where the site holds nothing back', async () => {
    await setting(service, 'comment_previously_approved', false)
    const { status } = await comment(service, { post }, await newcomer(service))
    await setting(service, 'comment_previously_approved', true)
    expect(status).toBe('approved')
  })

  it('shows moderators everything, the address of the sender too', async () => {
    const body = await comment(service, { post, content: { raw: 'A & B' } })
    expect(body).toMatchObject({
      author_ip: '127.0.0.1',
      status: 'approved',
      content: { raw: 'A &amp; B', rendered: '<p>A &amp; B</p>' },
      meta: {},
    })
  })

  it('shows the & of the name of a guest as HTML', async () => {
    const author = { author_name: 'R&D', author_email: 'r-and-d@example.org' }
    const { author_name } = await comment(service, { post, ...author })
    expect(author_name).toBe('R&amp;D')
  })

  it('lets moderators name an account, an address and a date', async () => {
    const author = service.credentials.author.id
    const body = await comment(service, {
      post,
      author,
      author_ip: '192.0.2.7',
      date_gmt: '2020-02-03T04:05:06',
    })
    expect(body).toMatchObject({
      author,
      author_name: service.credentials.author.name,
      author_ip: '192.0.2.7',
      date_gmt: '2020-02-03T04:05:06',
    })
  })

  it('writes others under their own name, whatever they call themselves', async () => {
    const reader = await newcomer(service)
    const body = await comment(service, { post, author_name: 'The Editor' }, reader)
    expect(body).toMatchObject({ author: reader.id, author_name: `Test ${reader.user}` })
  })

  it('answers an approved comment', async () => {
    const parent = await comment(service, { post })
    const answer = await comment(service, { post, parent: parent.id })
    expect(answer.parent).toBe(parent.id)
    expect(answer._links['in-reply-to'][0].href).toBe(`${service.root}${COMMENTS}/${parent.id}`)
    const { body } = await service.api.get(`${COMMENTS}/${parent.id}`)
    expect(body._links.children[0].href).toBe(`${service.root}${COMMENTS}?parent=${parent.id}`)
  })

  it('takes a comment on a protected item with its password', async () => {
    const { id } = await make.post({ password: 'key' })
    const body = { post: id, content: 'Inside', password: 'key' }
    expect((await send(body, await newcomer(service))).status).toBe(201)
  })

  it('lets editors keep notes on a draft, for themselves', async () => {
    const draft = await make.post({ status: 'draft' })
    const note = await comment(service, { post: draft.id, type: 'note' })
    const published = await make.post()
    const other = await comment(service, { post: published.id, type: 'note' })
    expect(note).toMatchObject({ type: 'note', status: 'approved' })
    expect(await service.api.get(`${COMMENTS}/${other.id}`)).toBeRestError('rest_cannot_read', 401)
    const { body } = await service.api.get(COMMENTS, { query: { post: published.id } })
    expect(body).toEqual([])
  })
})

/** What is shown of words that a newcomer has sent. */
const rendered = async (content: string, asker?: Parameters<typeof send>[1]): Promise<string> =>
  (await send({ post, content }, asker ?? (await newcomer(service)))).body.content.rendered

describe('POST /core/v2/comments 201', () => {
  it('removes all markup that could run, frame or restyle', async () => {
    const html = await rendered(
      '<script>alert(1)</script><img src=x onerror=alert(1)><b onclick="x()" style="color:red">B</b>' +
        '<a href="javascript:alert(1)">L</a><iframe src="https://evil.test"></iframe>',
    )
    expect(html).not.toMatch(/<script|<img|<iframe|onclick|style|javascript:/)
    expect(html).toContain('<b>B</b>')
  })

  it('makes links that search engines do not follow, also of addresses in the text', async () => {
    const html = await rendered(
      '<a href="https://a.test" title="t">A</a> and https://b.test/x?y=1.',
    )
    expect(html).toBe(
      '<p><a href="https://a.test" title="t" rel="nofollow ugc">A</a> and ' +
        '<a href="https://b.test/x?y=1" rel="nofollow ugc">https://b.test/x?y=1</a>.</p>',
    )
  })

  it('keeps the relation of links and the bounds of their attributes', async () => {
    const html = await rendered(
      `<a href='https://a.test/" onmouseover="x()' rel="dofollow" title='x rel="'>A</a>`,
      'editor',
    )
    expect(html).toMatch(/ rel="nofollow ugc">A<\/a>/)
    expect(html).not.toMatch(/dofollow"/)
    expect(html).not.toMatch(/"\s*onmouseover="x\(\)"/)
  })

  it('leaves no element open', async () => {
    expect(await rendered('<b>bold <i>both')).toBe('<p><b>bold <i>both</i></b></p>')
    expect(await rendered('</div></b>end')).toBe('<p>end</p>')
  })

  it('separates paragraphs at blank lines', async () => {
    expect(await rendered('One\n\nTwo\nThree')).toBe('<p>One</p>\n<p>Two<br />\nThree</p>')
  })
})

describe('POST /core/v2/comments 400', () => {
  it.each([
    ['rest_comment_exists', { id: 7 }],
    ['rest_invalid_comment_type', { type: 'pingback' }],
    ['rest_comment_content_invalid', { content: '' }],
    ['rest_comment_content_invalid', { content: '<script></script> ' }],
    ['rest_comment_content_invalid', { content: { raw: null } }],
    ['rest_comment_author_invalid', { author: 99_999_999 }],
    ['rest_comment_author_invalid', { author: 1e15 }],
    ['rest_comment_author_data_required', { author_name: 'Guest' }],
    ['rest_comment_author_data_required', { author_email: 'guest@example.org' }],
    ['rest_comment_author_data_required', { author_url: 'https://example.org' }],
    ['rest_comment_invalid_parent', { parent: 99_999_999 }],
    ['rest_comment_invalid_parent', { parent: -1 }],
    ['comment_content_column_length', { content: 'ä'.repeat(32_763) }],
    ['comment_author_column_length', { author_name: 'n'.repeat(246) }],
    ['comment_author_email_column_length', { author_email: `${'n'.repeat(100)}@x.test` }],
    ['comment_author_url_column_length', { author_url: `https://x.test/${'u'.repeat(200)}` }],
    ['rest_invalid_param', { author_email: 'nobody' }],
    ['rest_invalid_param', { author_ip: '1.2.3' }],
    ['rest_invalid_param', { date: 'yesterday' }],
    ['rest_invalid_param', { content: 'a\0b' }],
  ])('answers %s for %j', async (code, members) => {
    const answer = await send({ post, content: 'Words', ...members })
    expect(answer).toBeRestError(code, 400)
  })

  it.each([
    ['author_email', 'nobody', 'rest_invalid_email'],
    ['author_ip', '1.2.3', 'rest_invalid_ip'],
  ])('reports nothing about a wrong %s but its code', async (name, value, code) => {
    const { body } = await send({ post, content: 'Words', [name]: value })
    expect(body.data.details[name]).toMatchObject({ code, data: null })
  })

  it('answers rest_comment_invalid_parent for a parent on another item and for one that waits', async () => {
    const elsewhere = await comment(service, { post: (await make.post()).id })
    const waiting = await comment(service, { post, status: 'hold' })
    for (const parent of [elsewhere.id, waiting.id]) {
      const answer = await send({ post, parent, content: unique() })
      expect(answer).toBeRestError('rest_comment_invalid_parent', 400)
    }
  })

  it('answers comment_flood to a second comment within 15 seconds, not later', async () => {
    const reader = await newcomer(service)
    await comment(service, { post }, reader)
    later(14)
    expect(await send({ post, content: unique() }, reader)).toBeRestError('comment_flood', 400)
    later(2)
    expect((await send({ post, content: unique() }, reader)).status).toBe(201)
  })

  it('answers comment_flood also to a caller who sets the date back', async () => {
    const reader = await newcomer(service)
    await comment(service, { post, date: '2001-01-01T00:00:00' }, reader)
    const again = { post, content: unique(), date: '2002-01-01T00:00:00' }
    expect(await send(again, reader)).toBeRestError('comment_flood', 400)
  })
})

describe('POST /core/v2/comments 401', () => {
  it('answers rest_comment_login_required to visitors', async () => {
    const body = { post, content: 'Hello', ...visitor() }
    expect(await send(body, 'anonymous')).toBeRestError('rest_comment_login_required', 401)
  })
})

describe('POST /core/v2/comments 403', () => {
  it.each([
    ['rest_comment_invalid_author', { author: 1 }],
    ['rest_comment_invalid_author', { author: 0 }],
    ['rest_comment_invalid_author_ip', { author_ip: '192.0.2.1' }],
    ['rest_comment_invalid_status', { status: 'hold' }],
    ['rest_comment_invalid_post_id', { post: 0 }],
    ['rest_comment_invalid_post_id', { post: 1e20 }],
    ['rest_cannot_create_note', { type: 'note' }],
  ])('answers %s for %j of a reader', async (code, members) => {
    const answer = await send({ post, content: 'Words', ...members }, await newcomer(service))
    expect(answer).toBeRestError(code, 403)
  })

  it.each([
    ['rest_comment_draft_post', { status: 'draft' }],
    ['rest_comment_closed', { comment_status: 'closed' }],
  ])('answers %s on %j to everybody', async (code, members) => {
    const { id } = await make.post(members)
    expect(await send({ post: id, content: 'Words' })).toBeRestError(code, 403)
  })

  it('answers rest_comment_trash_post for an item in the trash', async () => {
    const { id } = await make.post()
    await service.api.as('editor').delete(`/core/v2/posts/${id}`)
    expect(await send({ post: id, content: 'W' })).toBeRestError('rest_comment_trash_post', 403)
  })

  it('answers rest_cannot_read_post for private and protected items', async () => {
    const reader = await newcomer(service)
    for (const members of [{ status: 'private' }, { password: 'key' }]) {
      const { id } = await make.post(members)
      const answer = await send({ post: id, content: 'Words' }, reader)
      expect(answer).toBeRestError('rest_cannot_read_post', 403)
    }
  })
})

describe('POST /core/v2/comments 409', () => {
  it('answers comment_duplicate for the same words on the same item, and only there', async () => {
    const words = unique('Same ')
    await comment(service, { post, content: words })
    expect(await send({ post, content: words })).toBeRestError('comment_duplicate', 409)
    const elsewhere = (await make.post()).id
    expect((await send({ post: elsewhere, content: words })).status).toBe(201)
  })

  it('refuses one of two equal comments that come at the same moment', async () => {
    const words = unique('Race ')
    const reader = await newcomer(service)
    const both = await Promise.all([1, 2].map(() => send({ post, content: words }, reader)))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })
})

it('POST /core/v2/comments 201/400 takes one of ten different comments that come at the same moment', async () => {
  const reader = await newcomer(service)
  const all = await Promise.all(
    Array.from({ length: 10 }, () => send({ post, content: unique() }, reader)),
  )
  expect(all.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(all.filter(({ body }) => body.code === 'comment_flood')).toHaveLength(9)
})
