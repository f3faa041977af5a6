import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { deliverDue, makeWebhook } from './support/deliver.ts'
import { webhooksOfContract } from './support/message-contract.ts'
import { startReceiver, type Receiver } from './support/receiver.ts'

const CORE = '/core/v2'

let service: TestService
let receiver: Receiver
/** That of the administrator who writes. */
let actor: number
beforeAll(async () => {
  receiver = await startReceiver()
  service = await startService({ environment: { OUTGOING_ALLOW: receiver.place } })
  await makeWebhook(service, receiver)
  actor = (await service.api.as('admin').get(`${CORE}/users/me`)).body.id
})
beforeEach(async () => {
  await deliverDue(service)
  receiver.received.length = 0
})
afterAll(async () => {
  await service?.close()
  await receiver?.close()
})

const admin = () => service.api.as('admin')

/** Creates something, and drops the messages about it. */
async function made(collection: string, body: object): Promise<number> {
  const answer = await admin().post(`${CORE}/${collection}`, { body })
  expect(answer.status).toBe(201)
  await deliverDue(service)
  receiver.received.length = 0
  return answer.body.id
}

/** The messages since, in order: the event and what has changed. */
async function received(kind = ''): Promise<[string, string[]][]> {
  await deliverDue(service)
  return receiver.received
    .filter(({ body }) => body.type.startsWith(kind))
    .map(({ body }) => [body.type, body.data.changed.toSorted()])
}

const draft = () => ({ title: unique('Harbor '), content: 'Ships' })

describe('A webhook receives', () => {
  it('a draft, with its links and who created it', async () => {
    const { body } = await admin().post(`${CORE}/posts`, { body: draft() })
    await deliverDue(service)
    expect(receiver.received.map((message) => message.body)).toEqual([
      {
        type: 'post.created',
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        data: {
          id: body.id,
          type: 'post',
          changed: [],
          actor: { kind: 'user', id: actor },
          links: {
            self: `${service.root}${CORE}/posts/${body.id}`,
            html: `${service.url}/?p=${body.id}`,
          },
        },
      },
    ])
  })

  it('a post that is public at once, with its terms, in two messages', async () => {
    await admin().post(`${CORE}/posts`, { body: { ...draft(), status: 'publish' } })
    expect(await received()).toEqual([
      ['post.created', []],
      ['post.published', ['terms']],
    ])
  })

  it('each step of a post, in order', async () => {
    const id = await made('posts', draft())
    const address = `${CORE}/posts/${id}`
    await admin().patch(address, { body: { title: 'Pier', excerpt: 'Boats' } })
    await admin().patch(address, { body: { status: 'publish' } })
    await admin().patch(address, { body: { status: 'draft' } })
    await admin().delete(address)
    await admin().delete(address, { query: { force: true } })
    expect(await received()).toEqual([
      ['post.updated', ['excerpt', 'title']],
      ['post.published', expect.arrayContaining(['status'])],
      ['post.unpublished', ['status']],
      ['post.trashed', expect.arrayContaining(['status'])],
      ['post.deleted', []],
    ])
  })

  it('nothing where a write changes nothing', async () => {
    const id = await made('posts', { ...draft(), title: 'Same' })
    await admin().patch(`${CORE}/posts/${id}`, { body: { title: 'Same' } })
    expect(await received()).toEqual([])
  })

  it('nothing where a write is refused', async () => {
    await admin().post(`${CORE}/posts`, { body: { ...draft(), author: 999_999 } })
    expect(await received()).toEqual([])
  })

  it('changed terms of a post', async () => {
    const tag = await made('tags', { name: unique('Tide ') })
    const id = await made('posts', draft())
    await admin().patch(`${CORE}/posts/${id}`, { body: { tags: [tag] } })
    expect(await received()).toEqual([['post.updated', ['terms']]])
  })

  it('events of the calendar, and what only they have', async () => {
    const event = {
      title: unique('Fair '),
      start_date: '2027-06-01 10:00',
      end_date: '2027-06-01 12:00',
      status: 'draft',
    }
    const { body } = await admin().post('/cal/events/v1/events', { body: event })
    await admin().post(`/cal/events/v1/events/${body.id}`, { body: { cost: '5' } })
    expect(await received('event')).toEqual([
      ['event.created', []],
      ['event.updated', ['details']],
    ])
  })

  it.each([
    ['categories', 'term', 'name'],
    ['tags', 'term', 'description'],
  ])('%s', async (collection, kind, member) => {
    const { body } = await admin().post(`${CORE}/${collection}`, { body: { name: unique('Sea ') } })
    const address = `${CORE}/${collection}/${body.id}`
    await admin().patch(address, { body: { [member]: unique('Other ') } })
    await admin().delete(address, { query: { force: true } })
    expect(await received()).toEqual([
      [`${kind}.created`, []],
      [`${kind}.updated`, [member]],
      [`${kind}.deleted`, []],
    ])
  })

  it('comments', async () => {
    const post = await made('posts', { ...draft(), status: 'publish' })
    const { body } = await admin().post(`${CORE}/comments`, {
      body: { post, content: unique('Ahoy '), status: 'hold' },
    })
    const address = `${CORE}/comments/${body.id}`
    await admin().patch(address, { body: { status: 'approved' } })
    await admin().delete(address)
    await admin().delete(address, { query: { force: true } })
    expect(await received('comment')).toEqual([
      ['comment.created', []],
      ['comment.approved', ['status']],
      ['comment.trashed', ['status']],
      ['comment.deleted', []],
    ])
  })

  it('users, and never their passwords', async () => {
    const username = unique('anna')
    const user = { username, email: `${username}@site.test`, password: unique('long secret ') }
    const { body } = await admin().post(`${CORE}/users`, { body: user })
    const password = unique('another secret ')
    await admin().patch(`${CORE}/users/${body.id}`, { body: { password } })
    expect(await received()).toEqual([
      ['user.created', []],
      ['user.updated', ['password']],
    ])
    expect(receiver.received.map(({ text }) => text).join('')).not.toContain('secret ')
  })

  it('settings by their names', async () => {
    await admin().patch(`${CORE}/settings`, { body: { posts_per_page: 7, title: unique('Bay ') } })
    expect(await received()).toEqual([['settings.changed', ['posts_per_page', 'title']]])
  })

  it('all changes of an atomic batch, or none', async () => {
    const requests = [
      { method: 'POST', path: `${CORE}/tags`, body: { name: unique('Gull ') } },
      { method: 'POST', path: `${CORE}/posts`, body: { status: 'none' } },
    ]
    await admin().post('/batch/v1', { body: { validation: 'atomic', requests } })
    expect(await received()).toEqual([])
  })
})

/** What a webhook with these filters receives of `change`. */
async function receivedBy(filters: object, change: () => Promise<unknown>): Promise<string[]> {
  const narrow = await startReceiver()
  const node = await startService({
    sharedWith: service,
    environment: { OUTGOING_ALLOW: [receiver.place, narrow.place].join(',') },
  })
  const { id } = await makeWebhook(node, narrow, filters)
  await change()
  await deliverDue(node)
  await admin().delete(`${CORE}/webhooks/${id}`)
  await node.close()
  await narrow.close()
  return narrow.received.map(({ body }) => body.type)
}
/** Publishes a post and a page. */
const write = async (): Promise<void> => {
  await admin().post(`${CORE}/posts`, { body: { ...draft(), status: 'publish' } })
  await admin().post(`${CORE}/pages`, { body: { ...draft(), status: 'publish' } })
}

describe('A webhook that filters', () => {
  it('by the name of an event receives nothing else', async () => {
    expect(await receivedBy({ events: ['post.published'] }, write)).toEqual(['post.published'])
  })

  it('by a kind of events receives all of these', async () => {
    const found = await receivedBy({ events: ['page.*'] }, write)
    expect(found).toEqual(['page.created', 'page.published'])
  })

  it('by types receives only these', async () => {
    const found = await receivedBy({ events: ['*'], types: ['page'] }, write)
    expect(found).toEqual(['page.created', 'page.published'])
  })

  it('by terms receives entries that have one, lose it or are deleted with it', async () => {
    const tag = await made('tags', { name: unique('Buoy ') })
    const found = await receivedBy({ events: ['*'], terms: [tag] }, async () => {
      await write()
      const { body } = await admin().post(`${CORE}/posts`, { body: { ...draft(), tags: [tag] } })
      await admin().patch(`${CORE}/posts/${body.id}`, { body: { tags: [] } })
      await admin().patch(`${CORE}/posts/${body.id}`, { body: { title: unique('Pier ') } })
      const other = await admin().post(`${CORE}/posts`, { body: { ...draft(), tags: [tag] } })
      await admin().delete(`${CORE}/posts/${other.body.id}`, { query: { force: true } })
    })
    // Items do not wait for each other.
    expect(found.toSorted()).toEqual([
      'post.created',
      'post.created',
      'post.deleted',
      'post.updated',
    ])
  })
})

describe('The contract', () => {
  it('names the events that webhooks can select, and the test', async () => {
    const { body } = await admin().options(`${CORE}/webhooks`)
    const create = body.endpoints.find(({ methods }: { methods: string[] }) =>
      methods.includes('POST'),
    )
    const offered: string[] = create.args.events.items.enum
    expect(Object.keys(webhooksOfContract).toSorted()).toEqual(
      [...offered.filter((name) => !name.includes('*')), 'webhook.test'].toSorted(),
    )
  })
})
