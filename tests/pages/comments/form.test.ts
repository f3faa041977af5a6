import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { setting } from '../../core-v2/comments/support.ts'
import { createFactories, unique, type Created, type Factories } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { createVisits, type Visits } from '../support/visits.ts'
import { openForm, sendForm, storeComment } from './support.ts'

let now = new Date('2026-05-04T10:00:00Z')
let service: TestService
let make: Factories
let visits: Visits
let post: Created
beforeAll(async () => {
  service = await startService({ clock: () => now })
  make = createFactories(service.api)
  visits = createVisits(service)
  await setting(service, 'allow_anonymous_comments', true)
  post = await make.post()
})
afterAll(() => service.close())
// Another day, so that neither pause nor count of the tries before matters.
beforeEach(() => later(86_400))

const later = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1000)
}

/** Opens the form, fills it in at the pace of a person, and sends it. */
async function write(fields: Readonly<Record<string, string>> = {}, query: object = {}) {
  const place = { post: post.id, ...query }
  const { moment } = await openForm(service, place)
  later(10)
  return sendForm(service, place, { moment, ...fields })
}

const commentsOf = ({ id }: Created) =>
  service.ctx.database.prisma.comment.findMany({
    where: { entryId: id },
    orderBy: { id: 'desc' },
  })

describe('The form for comments', () => {
  it('holds a comment of a visitor and shows it to the visitor alone', async () => {
    const comment = unique('Words ')
    const { status, location } = await write({ comment })
    const own = await visits.visit(location)
    const text = await own.text()
    expect({
      status,
      own: [text.includes(comment), text.includes('once a moderator has approved it')],
      cached: own.headers.get('cache-control'),
      etag: own.headers.get('etag'),
      others: (await visits.textAt(post.link)).includes(comment),
    }).toEqual({
      status: 303,
      own: [true, true],
      cached: 'private, no-store',
      etag: null,
      others: false,
    })
  })

  it('shows a held comment by its own token only, for a day, on its own item', async () => {
    const comment = unique('Words ')
    const { location } = await write({ comment })
    const token = new URL(location).searchParams.get('comment_token') ?? ''
    const other = await make.post()
    const seen = async (address: string) => (await visits.textAt(address)).includes(comment)
    const forged = location.replace(
      token,
      token.replace(/^\d+/, (id) => String(Number(id) - 1)),
    )
    const shown = [await seen(forged), await seen(`${other.link}?comment_token=${token}`)]
    later(86_400)
    expect([...shown, await seen(location)]).toEqual([false, false, false])
  })

  it('leads to the comment of somebody who was approved before', async () => {
    const email = `${unique('ann')}@example.org`
    await storeComment(service, { entryId: post.id, authorEmail: email })
    later(60)
    const comment = unique('Words ')
    const { location } = await write({ comment, email })
    const [{ id } = { id: 0 }] = await commentsOf(post)
    expect({ location, shown: (await visits.textAt(location)).includes(comment) }).toEqual({
      location: `${post.link}?comments=${id}#comment-${id}`,
      shown: true,
    })
  })

  it('accepts a reply to a visible comment', async () => {
    const parent = await storeComment(service, { entryId: post.id, content: 'A question' })
    later(60)
    const page = await openForm(service, { post: post.id, parent })
    expect(page.text).toContain('A question')
    expect((await write({}, { parent })).status).toBe(303)
    const [reply] = await commentsOf(post)
    expect(reply?.parentId).toBe(parent)
  })

  it('names all problems at once, and keeps the entered text', async () => {
    const { status, text } = await write({ author: ' ', email: 'ann', comment: '\r\n', url: '"x' })
    const problems = [...text.matchAll(/<a href="#(\w+)">([^<]+)</g)].map(([, field]) => field)
    expect({ status, problems, kept: text.includes('value="&quot;x"') }).toEqual({
      status: 400,
      problems: ['author', 'email', 'comment'],
      kept: true,
    })
  })

  it('ties problems and hints to their fields', async () => {
    const { text } = await write({ author: ' ', email: 'ann' })
    const described = (name: string): string[] => {
      const field = new RegExp(`name="${name}"[^>]*aria-describedby="([^"]*)"`).exec(text)
      return (field?.[1] ?? '').split(' ').filter((id) => text.includes(`id="${id}"`))
    }
    expect([described('author'), described('email'), described('url')]).toEqual([
      ['author-problem'],
      ['email-problem', 'email-hint'],
      [],
    ])
  })

  it.each([
    ['a duplicate', { comment: 'The same words' }, 409],
    ['a name that is too long', { author: 'a'.repeat(246) }, 400],
    ['an address that is too long', { url: `https://e.org/${'a'.repeat(200)}` }, 400],
    ['a text that is too long', { comment: 'a'.repeat(65_526) }, 400],
    ['markup without words', { comment: '<script></script>' }, 400],
  ])('refuses %s by the rules of the interface', async (_what, fields, status) => {
    const email = `${unique('ann')}@example.org`
    await storeComment(service, { entryId: post.id, authorEmail: email, content: 'The same words' })
    later(60)
    expect((await write({ email, ...fields })).status).toBe(status)
  })

  it('counts with the limits of the interface', async () => {
    expect((await write()).status).toBe(303)
    expect((await write()).status).toBe(429)
  })

  it('accepts twenty thousand characters of any script', async () => {
    expect((await write({ comment: '語'.repeat(20_000) })).status).toBe(303)
  })
})

const otherThan = (letter: string) => (letter === 'A' ? 'B' : 'A')

describe('A form that no person has filled in', () => {
  it('is refused where the hidden field has a value', async () => {
    expect((await write({ website_of_company: 'https://e.org' })).status).toBe(400)
  })

  it('is refused within three seconds, and accepted when it is sent again', async () => {
    const place = { post: post.id }
    const { moment } = await openForm(service, place)
    later(1)
    const first = await sendForm(service, place, { moment })
    later(5)
    const second = await sendForm(service, place, { moment })
    expect([first.status, first.text.includes(moment), second.status]).toEqual([400, true, 303])
  })

  it.each([
    ['no moment', () => ''],
    ['a later moment', (moment: string) => moment.replace(/^\d/, '9')],
    ['a moment of another key', (moment: string) => moment.replace(/.$/, otherThan)],
  ])('is refused with %s', async (_what, forge) => {
    const place = { post: post.id }
    const { moment } = await openForm(service, place)
    later(10)
    expect((await sendForm(service, place, { moment: forge(moment) })).status).toBe(403)
  })

  it('is refused after a day', async () => {
    const { moment } = await openForm(service, { post: post.id })
    later(86_401)
    expect((await sendForm(service, { post: post.id }, { moment })).status).toBe(403)
  })

  it('is refused for another item', async () => {
    const other = await make.post()
    const { moment } = await openForm(service, { post: other.id })
    later(10)
    expect((await sendForm(service, { post: post.id }, { moment })).status).toBe(403)
  })

  it('is refused from a page of another site', async () => {
    const place = { post: post.id }
    const { moment } = await openForm(service, place)
    later(10)
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await sendForm(service, place, { moment }, headers)).status).toBe(403)
  })
})
