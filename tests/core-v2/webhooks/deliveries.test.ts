import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { listMessages } from './support/mails.ts'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { deliverDue } from './support/deliver.ts'
import { isSignedWith, type Receiver } from './support/receiver.ts'
import { beginWithWebhook, startReceivingService } from './support/receiving-service.ts'

const LIST = '/core/v2/webhooks'
const SECOND = 1000
const DAY = 86_400 * SECOND

let now = Date.now()
let service: TestService
let receiver: Receiver
let id: number
let url: string
let secret: string
let close: () => Promise<void>
beforeAll(async () => {
  ;({ service, receiver, close } = await startReceivingService(() => new Date(now)))
})
beforeEach(async () => {
  ;({ id, url, secret } = await beginWithWebhook({ service, receiver, close }))
})
afterAll(() => close?.())

const admin = () => service.api.as('admin')
const change = (name = unique('Tide ')) => admin().post('/core/v2/tags', { body: { name } })
const deliveries = async (query = {}) =>
  (await admin().get(`${LIST}/${id}/deliveries`, { query })).body
const webhook = async () => (await admin().get(`${LIST}/${id}`)).body

/** Lets time go by, and does what is due then. */
async function after(milliseconds: number): Promise<void> {
  now += milliseconds
  await deliverDue(service)
}

describe('A message', () => {
  it('has a signature that Standard Webhooks verifies with the secret', async () => {
    await change()
    await deliverDue(service)
    expect(receiver.received.map((message) => isSignedWith(secret, message))).toEqual([true])
  })

  it('is signed with the former secret too for as long as a rotation says', async () => {
    const { body } = await admin().post(`${LIST}/${id}/rotate-secret`, {
      body: { overlap_hours: 1 },
    })
    await change()
    await deliverDue(service)
    await change()
    await after(3600 * SECOND)
    const signed = receiver.received.map((message) => ({
      former: isSignedWith(secret, message) || message.headers['webhook-signature']?.includes(' '),
      present: message.headers['webhook-signature']?.split(' ').length,
    }))
    expect({ signed, isNew: body.secret !== secret }).toEqual({
      signed: [
        { former: true, present: 2 },
        { former: false, present: 1 },
      ],
      isNew: true,
    })
  })

  it('that is not accepted is sent again later, with the same id', async () => {
    receiver.reply = () => ({ status: 500 })
    await change()
    await after(0)
    await after(SECOND)
    receiver.reply = () => ({ status: 200 })
    await after(6 * SECOND)
    await after(DAY)
    const [first, second, ...others] = receiver.received
    expect({
      others,
      sameId: first?.id === second?.id,
      sameBody: first?.text === second?.text,
    }).toEqual({
      others: [],
      sameId: true,
      sameBody: true,
    })
  })

  it('is sent again no sooner than Retry-After allows', async () => {
    receiver.reply = () => ({ status: 503, headers: { 'retry-after': '600' } })
    await change()
    await after(0)
    await after(599 * SECOND)
    const early = receiver.received.length
    await after(2 * SECOND)
    expect({ early, late: receiver.received.length }).toEqual({ early: 1, late: 2 })
  })

  it('waits for earlier ones of the same item, and for no others', async () => {
    const { body: tag } = await change('First')
    receiver.reply = ({ body }) => ({ status: body.data.id === tag.id ? 500 : 200 })
    await deliverDue(service)
    await admin().patch(`/core/v2/tags/${tag.id}`, { body: { name: 'Second' } })
    await change('Other')
    await deliverDue(service)
    const held = receiver.received.map(({ body }) => [body.type, body.data.id === tag.id])
    receiver.reply = () => ({ status: 200 })
    await after(10 * SECOND)
    const types = receiver.received.map(({ body }) => body.type)
    expect({ held, types }).toEqual({
      held: [
        ['term.created', true],
        ['term.created', false],
      ],
      types: ['term.created', 'term.created', 'term.created', 'term.updated'],
    })
  })

  it('is given up after three days, and lets later ones of the item pass', async () => {
    const { body: tag } = await change()
    receiver.reply = ({ body }) => ({ status: body.type === 'term.created' ? 500 : 200 })
    await deliverDue(service)
    await admin().patch(`/core/v2/tags/${tag.id}`, { body: { name: unique('Later ') } })
    for (let day = 0; day < 7; day++) {
      await admin().patch('/core/v2/settings', { body: { posts_per_page: 20 + day } })
      await after(DAY / 2)
    }
    const failed = await deliveries({ status: 'failed' })
    expect({
      failed: failed.map(({ event, error }: { event: string; error: string }) => [event, error]),
      received: receiver.received
        .map(({ body }) => body.type)
        .filter((type) => type === 'term.updated'),
    }).toEqual({
      failed: [['term.created', 'The receiver answered 500.']],
      received: ['term.updated'],
    })
  })

  it('follows no redirect', async () => {
    receiver.reply = () => ({ status: 302, headers: { location: receiver.url } })
    await change()
    await deliverDue(service)
    const [{ error }] = await deliveries()
    expect({ requests: receiver.received.length, error }).toEqual({
      requests: 1,
      error: 'The response is a redirect.',
    })
  })

  it('is sent by one of two nodes that look at the same time', async () => {
    const other = await startService({
      sharedWith: service,
      environment: { OUTGOING_ALLOW: receiver.place },
      clock: () => new Date(now),
    })
    for (let number = 0; number < 12; number++) await change()
    await Promise.all([deliverDue(service), deliverDue(other)])
    await Promise.all([deliverDue(service), deliverDue(other)])
    await other.close()
    expect(new Set(receiver.received.map((message) => message.id)).size).toBe(12)
    expect(receiver.received).toHaveLength(12)
  })

  it('is sent again when the node that sent it was killed before it knew the answer', async () => {
    await change()
    await deliverDue(service)
    const text = `UPDATE webhook_deliveries SET status = 'pending', due_at = attempted_at + interval '1 minute'`
    await service.ctx.database.prisma.$executeRawUnsafe(text)
    await after(59 * SECOND)
    const early = receiver.received.length
    await after(2 * SECOND)
    expect({ early, ids: receiver.received.map((message) => message.id) }).toEqual({
      early: 1,
      ids: [receiver.received[0]?.id, receiver.received[0]?.id],
    })
  })
})

describe('A webhook', () => {
  it('that is paused is sent nothing, and gets what was waiting when it is active again', async () => {
    await change()
    await admin().patch(`${LIST}/${id}`, { body: { status: 'paused' } })
    await deliverDue(service)
    await admin().patch(`${LIST}/${id}`, { body: { status: 'active' } })
    await change()
    await deliverDue(service)
    expect(receiver.received).toHaveLength(1)
  })

  it('whose receiver answers 410 is switched off, and administrators get a mail', async () => {
    receiver.reply = () => ({ status: 410 })
    await change()
    await deliverDue(service)
    const { status } = await webhook()
    const mails = await listMessages(service, url)
    expect({ status, mails }).toEqual({ status: 'disabled', mails: [1] })
  })

  it('that has accepted nothing for three days is switched off, and what waits can be sent again', async () => {
    receiver.reply = () => ({ status: 500 })
    await change()
    await after(0)
    for (let day = 0; day < 4; day++) {
      await change()
      await after(DAY)
    }
    const off = await webhook()
    const failed = await deliveries({ status: 'failed' })
    receiver.reply = () => ({ status: 200 })
    await admin().patch(`${LIST}/${id}`, { body: { status: 'active' } })
    const path = `${LIST}/${id}/deliveries/${failed[0].id}/send`
    const again = await admin().post(path)
    await deliverDue(service)
    const { status, failing_since } = await webhook()
    expect({
      off: off.status,
      failed: failed.length > 1,
      again: again.status,
      sameId: again.body.request.headers['webhook-id'] === failed[0].request.headers['webhook-id'],
      status,
      failing_since,
    }).toEqual({
      off: 'disabled',
      failed: true,
      again: 201,
      sameId: true,
      status: 'active',
      failing_since: null,
    })
  })

  it('that fails again and again gets requests with pauses, however much is waiting', async () => {
    receiver.reply = () => ({ status: 500 })
    for (let number = 0; number < 10; number++) await change()
    await deliverDue(service)
    const first = receiver.received.length
    await deliverDue(service)
    expect({ some: first < 10, more: receiver.received.length - first }).toEqual({
      some: true,
      more: 0,
    })
  })
})

describe('GET /core/v2/webhooks/{webhook}/deliveries 200', () => {
  it('shows what was sent and what came back, cut and without signatures', async () => {
    receiver.reply = () => ({
      status: 500,
      headers: { 'content-type': 'text/plain', 'x-secret': 'mine' },
      body: `\0${'x'.repeat(5000)}`,
    })
    const { body: tag } = await change()
    await deliverDue(service)
    const [{ request, response, ...delivery }] = await deliveries()
    expect({ delivery, request, response }).toMatchObject({
      delivery: { webhook: id, event: 'term.created', status: 'pending', attempts: 1 },
      request: {
        headers: { 'webhook-id': receiver.received[0]?.id },
        body: { type: 'term.created', data: { id: tag.id } },
      },
      response: {
        status: 500,
        headers: { 'content-type': 'text/plain' },
        body: `\u{FFFD}${'x'.repeat(4095)}`,
      },
    })
    expect(JSON.stringify({ request, response })).not.toMatch(/v1,|mine/)
  })

  it('shows pages, newest first, and picks a status', async () => {
    for (let number = 0; number < 3; number++) await change()
    await deliverDue(service)
    await change()
    const { body, headers } = await admin().get(`${LIST}/${id}/deliveries`, {
      query: { status: 'delivered', per_page: 2, page: 1 },
    })
    const ids = body.map((row: { id: number }) => row.id)
    expect({ total: headers['x-wp-total'], ids, link: headers['link'] }).toEqual({
      total: '3',
      ids: ids.toSorted((one: number, other: number) => other - one),
      link: expect.stringContaining('rel="next"'),
    })
  })
})
