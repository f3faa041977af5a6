import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { unique } from '../../support/factories.ts'
import { meanwhile } from '../../support/meanwhile.ts'
import type { TestService } from '../../support/service.ts'
import { deliverDue, makeWebhook } from './support/deliver.ts'
import { listMessages } from './support/mails.ts'
import type { Receiver } from './support/receiver.ts'
import { beginWithWebhook, startReceivingService } from './support/receiving-service.ts'

const SECOND = 1000
const DAY = 86_400 * SECOND
/** More than is read of an answer, also when it is compressed. */
const LONG = randomBytes(40_000).toString('hex')
/** Requests of one batch. */
const BATCH = 25

let now = Date.now()
let service: TestService
let receiver: Receiver
let id: number
let url: string
let close: () => Promise<void>
beforeAll(async () => {
  ;({ service, receiver, close } = await startReceivingService(() => new Date(now)))
})
beforeEach(async () => {
  ;({ id, url } = await beginWithWebhook({ service, receiver, close }))
})
afterAll(() => close?.())

const admin = () => service.api.as('admin')

const newTag = () => ({ name: unique('Tide ') })

async function changeMany(batches: number): Promise<void> {
  for (let batch = 0; batch < batches; batch++) {
    const requests = Array.from({ length: BATCH }, () => ({
      path: '/core/v2/tags',
      body: newTag(),
    }))
    await admin().post('/batch/v1', { body: { requests } })
  }
}

/** Changes something, lets time go by, and does what is due then. */
async function changeAndWait(milliseconds: number): Promise<void> {
  await admin().post('/core/v2/tags', { body: newTag() })
  now += milliseconds
  await deliverDue(service)
}

const statusOfWebhook = async (): Promise<string> =>
  (await admin().get(`/core/v2/webhooks/${id}`)).body.status

describe('A receiver', () => {
  it('is sent each message once, however many are due', async () => {
    await changeMany(6)
    await deliverDue(service)
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect({ received: ids.length, different: new Set(ids).size }).toEqual({
      received: 6 * BATCH,
      different: 6 * BATCH,
    })
  })

  it('is sent what happened while another webhook is removed', async () => {
    const other = await makeWebhook(service, { url: `${receiver.url}/${unique('')}` })
    const { body: tag } = await admin().post('/core/v2/tags', { body: newTag() })
    const removal = { text: 'DELETE FROM webhooks WHERE id = $1', values: [other.id] }
    await meanwhile(service, removal, () => deliverDue(service))
    const { body: left } = await admin().get('/core/v2/webhooks')
    expect({
      webhooks: left.map((webhook: { id: number }) => webhook.id),
      told: receiver.received.map(({ body }) => [body.type, body.data.id]),
    }).toEqual({ webhooks: [id], told: [['term.created', tag.id]] })
  })

  it('that refuses one is sent the others later, without an attempt that was not made', async () => {
    receiver.reply = () => ({ status: receiver.received.length === 1 ? 500 : 204 })
    await changeMany(3)
    await deliverDue(service)
    now += 60 * SECOND
    await deliverDue(service)
    const attempts = await service.ctx.database.prisma.webhookDelivery.groupBy({
      by: ['status', 'attempts'],
      _count: true,
      orderBy: { attempts: 'asc' },
    })
    expect(attempts.map(({ status, attempts: made, _count }) => [status, made, _count])).toEqual([
      ['delivered', 1, 3 * BATCH - 1],
      ['delivered', 2, 1],
    ])
  })

  it.each([
    ['a long compressed page', { 'content-encoding': 'gzip' }, gzipSync(LONG), LONG.slice(0, 100)],
    ['a compressed page that is broken', { 'content-encoding': 'gzip' }, Buffer.from('No'), ''],
    ['an encoding that was not accepted', { 'content-encoding': 'zstd' }, Buffer.from('No'), ''],
  ])('that answers 200 with %s has accepted the message', async (_what, headers, body, shown) => {
    receiver.reply = () => ({ status: 200, headers, body })
    await changeAndWait(0)
    const { body: deliveries } = await admin().get(`/core/v2/webhooks/${id}/deliveries`)
    expect(deliveries).toMatchObject([
      { status: 'delivered', response: { status: 200, body: expect.stringContaining(shown) } },
    ])
  })

  it('that accepts nothing for three days is reported to administrators in one mail', async () => {
    receiver.reply = () => ({ status: 500 })
    await changeAndWait(0)
    await changeAndWait(3 * DAY - SECOND)
    const before = await listMessages(service, url)
    await changeAndWait(DAY)
    await changeAndWait(DAY)
    expect({
      before,
      status: await statusOfWebhook(),
      mails: await listMessages(service, url),
    }).toEqual({ before: [], status: 'disabled', mails: [1] })
  })
})
