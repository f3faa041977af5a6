import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { COMMENTS, setting, visitor } from '../../core-v2/comments/support.ts'
import { createUser } from '../../support/accounts.ts'
import { createFactories, unique, type Created } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { createVisits, type Visits } from '../support/visits.ts'

let now = new Date('2026-05-04T10:00:00Z')
let service: TestService
let visits: Visits
let post: Created
beforeAll(async () => {
  service = await startService({ clock: () => now })
  visits = createVisits(service)
  post = await createFactories(service.api).post()
  await setting(service, 'allow_anonymous_comments', true)
})
afterAll(() => service.close())
beforeEach(async () => {
  now = new Date(now.getTime() + 86_400_000)
  await service.ctx.database.prisma.outgoingMessage.deleteMany()
})

const mails = () => service.ctx.database.prisma.outgoingMessage.findMany({ orderBy: { id: 'asc' } })

interface Held {
  readonly id: number
  /** The links of the first message, by what they do. */
  readonly links: Readonly<Record<'approve' | 'spam' | 'trash', string>>
}

/** A comment of a visitor, which waits for approval. */
async function held(members: object = {}): Promise<Held> {
  const body = { post: post.id, content: unique('Words '), ...visitor(), ...members }
  const { body: comment } = await service.api.post(COMMENTS, { body })
  const [mail] = await mails()
  const linkTo = (action: string): string =>
    mail?.text.match(new RegExp(`\\S+do=${action}`))?.[0] ?? ''
  const links = { approve: linkTo('approve'), spam: linkTo('spam'), trash: linkTo('trash') }
  return { id: comment.id, links }
}

const statusOf = async (id: number): Promise<string> =>
  (await service.api.as('editor').get(`${COMMENTS}/${id}`, { query: { context: 'edit' } })).body
    .status

const press = async (link: string, action: string): Promise<number> => {
  const body = new URLSearchParams({ do: action })
  return (await visits.visit(link, { method: 'POST', body })).status
}

describe('A comment that waits for approval', () => {
  it('is reported to those who may moderate it, each with links of their own', async () => {
    await held({ content: 'See <b>https://a.example/</b>', author_name: 'Ann\r\nBcc: x@e.org' })
    const users = await service.ctx.database.prisma.user.findMany({
      select: { email: true, roles: true },
    })
    const moderators = users.filter(({ roles }) =>
      roles.some((role) => role === 'administrator' || role === 'editor'),
    )
    const sent = await mails()
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(
      moderators.map(({ email }) => email).toSorted(),
    )
    expect(new Set(sent.map(({ text }) => text)).size).toBe(moderators.length)
    expect(sent[0]).toMatchObject({
      kind: 'comment_held',
      subject: 'A comment on Almanac waits for approval',
      text: expect.stringContaining('See https://a.example/'),
      html: expect.not.stringContaining('<b>'),
    })
  })

  it.each([
    ['approve', 'approved'],
    ['spam', 'spam'],
    ['trash', 'trash'],
  ] as const)('is moderated by a link and its button: %s', async (action, status) => {
    const { id, links } = await held()
    const page = await visits.visit(links[action])
    const first = /<button name="do" value="(\w+)"/.exec(await page.text())?.[1]
    const opened = [page.status, first, await statusOf(id)]
    const pressed = await press(links[action], action)
    expect([...opened, pressed, await statusOf(id)]).toEqual([200, action, 'hold', 200, status])
  })

  it('shows its page to nobody else: no cache keeps it, no site learns its address', async () => {
    const { links } = await held()
    const page = await visits.visit(links.approve)
    expect({
      cached: page.headers.get('cache-control'),
      referrer: page.headers.get('referrer-policy'),
    }).toEqual({ cached: 'no-store', referrer: 'no-referrer' })
  })

  it('is harmless on the page of its moderator', async () => {
    const { links } = await held({ content: 'a<script>x</script>', author_name: '<b onclick=x>"' })
    expect(await visits.textAt(links.approve)).not.toMatch(/<script|<b onclick/)
  })

  it('is reported in no more than sixty messages an hour', async () => {
    const { database } = service.ctx
    await held()
    const [mail] = await mails()
    if (mail === undefined) throw new Error('There is no message.')
    const { id: _id, ...message } = mail
    const more = Array.from({ length: 60 }, () => ({ ...message, status: 'sent' as const }))
    await database.prisma.outgoingMessage.createMany({ data: more })
    const before = (await mails()).length
    now = new Date(now.getTime() + 60_000)
    await held()
    const limited = (await mails()).length
    await database.prisma.outgoingMessage.updateMany({ data: { status: 'sent' } })
    now = new Date(now.getTime() + 3_600_000)
    await held()
    expect([limited - before, (await mails()).length > limited]).toEqual([0, true])
  })

  it('is reported to nobody where a moderator holds it, or where it is approved at once', async () => {
    const editor = service.api.as('editor')
    await editor.post(COMMENTS, { body: { post: post.id, content: unique(), status: 'hold' } })
    await editor.post(COMMENTS, { body: { post: post.id, content: unique() } })
    expect(await mails()).toEqual([])
  })
})

/** The statuses of a link that is opened, and of its button. */
const answers = async ({ links }: Held): Promise<number[]> => [
  (await visits.visit(links.approve)).status,
  await press(links.approve, 'approve'),
]

describe('A link for moderators does not work', () => {
  it('after it was used, nor do the others for the comment', async () => {
    const one = await held()
    await press(one.links.spam, 'spam')
    expect([...(await answers(one)), await statusOf(one.id)]).toEqual([403, 403, 'spam'])
  })

  it('after the comment was changed', async () => {
    const one = await held()
    await service.api.as('admin').patch(`${COMMENTS}/${one.id}`, { body: { content: 'Other' } })
    expect(await answers(one)).toEqual([403, 403])
  })

  it('after seven days', async () => {
    const one = await held()
    now = new Date(now.getTime() + 7 * 86_400_000)
    expect(await answers(one)).toEqual([403, 403])
  })

  it('after its moderator has lost the right', async () => {
    const login = unique('editor')
    const { id } = await createUser(service.ctx, { login, role: 'editor' })
    await held()
    const own = (await mails()).find(({ recipient }) => recipient.startsWith(login))
    const link = own?.text.match(/\S+do=approve/)?.[0] ?? ''
    const before = (await visits.visit(link)).status
    await service.api.as('admin').patch(`/core/v2/users/${id}`, { body: { roles: ['subscriber'] } })
    expect([before, (await visits.visit(link)).status]).toEqual([200, 403])
  })

  it.each([
    ['of another comment', (token: string) => token.replace(/^\d+/, (id) => `${Number(id) - 1}`)],
    ['of another moderator', (token: string) => token.replace(/\.\d+(\.\d+\.[\w-]+)$/, '.2$1')],
    ['that lasts longer', (token: string) => token.replace(/\.1(\d+\.[\w-]+)$/, '.9$1')],
    ['without signature', (token: string) => token.replace(/\.[\w-]{43}$/, '')],
    ['that is none', () => 'x'],
  ])('with a token %s', async (_what, forge) => {
    const { links } = await held()
    const url = new URL(links.approve)
    url.searchParams.set('token', forge(url.searchParams.get('token') ?? ''))
    expect((await visits.visit(url.href)).status).toBe(403)
  })
})
