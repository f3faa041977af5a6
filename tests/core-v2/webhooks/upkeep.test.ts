import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { maintainWebhooks } from '../../../src/domain/webhooks/upkeep.ts'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { makeWebhook } from './support/deliver.ts'
import { countByStatus, fillWebhook } from './support/fill.ts'

const DAY = 86_400_000
/** The most that may wait in these tests; a site has 500,000. */
const MOST = 20

let service: TestService
let id: number
let url: string
beforeAll(async () => {
  service = await startService()
})
beforeEach(async () => {
  await service.ctx.database.prisma.webhook.deleteMany()
  url = `https://receiver.example/${unique('')}`
  id = (await makeWebhook(service, { url })).id
})
afterAll(() => service?.close())

const statusOf = async (webhook: number): Promise<string> =>
  (await service.api.as('admin').get(`/core/v2/webhooks/${webhook}`)).body.status

const ago = (days: number): Date => new Date(Date.now() - days * DAY)

/** The mails to administrators about the webhook. */
const mails = () =>
  service.ctx.database.prisma.outgoingMessage.findMany({
    where: { kind: 'webhook_disabled', text: { contains: url } },
    select: { recipient: true, text: true },
  })

describe('A webhook for which as many messages wait as may', () => {
  it('stays active, with all of them', async () => {
    await fillWebhook(service, { webhook: id, status: 'pending', count: MOST })
    await maintainWebhooks(service.ctx, MOST)
    expect({
      status: await statusOf(id),
      deliveries: await countByStatus(service, id),
      mails: await mails(),
    }).toEqual({ status: 'active', deliveries: { pending: MOST }, mails: [] })
  })
})

describe('A webhook for which more messages wait than may', () => {
  beforeEach(() => fillWebhook(service, { webhook: id, status: 'pending', count: MOST + 1 }))

  it('is switched off, and what waited has failed', async () => {
    await maintainWebhooks(service.ctx, MOST)
    const { body } = await service.api.as('admin').get(`/core/v2/webhooks/${id}/deliveries`)
    expect({
      status: await statusOf(id),
      deliveries: await countByStatus(service, id),
      error: body[0].error,
    }).toEqual({
      status: 'disabled',
      deliveries: { failed: MOST + 1 },
      error: 'The webhook was switched off.',
    })
  })

  it('is reported to administrators once: which, why, and what is kept', async () => {
    await maintainWebhooks(service.ctx, MOST)
    await maintainWebhooks(service.ctx, MOST)
    const sent = await mails()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.text).toContain(`More than ${MOST} messages were waiting for it.`)
    expect(sent[0]?.text).toContain('is kept for thirty days, of more than 10,000 the newest')
  })

  it('takes nothing from others', async () => {
    const other = await makeWebhook(service, { url: 'https://other.example/changes' })
    await fillWebhook(service, { webhook: other.id, status: 'pending', count: MOST })
    await maintainWebhooks(service.ctx, MOST)
    expect({
      status: await statusOf(other.id),
      deliveries: await countByStatus(service, other.id),
    }).toEqual({ status: 'active', deliveries: { pending: MOST } })
  })

  it('loses what waits, however much, also where the node that switched it off has died', async () => {
    await fillWebhook(service, { webhook: id, status: 'pending', count: 10_000 })
    await service.ctx.database.prisma.webhook.update({
      where: { id },
      data: { status: 'disabled' },
    })
    await maintainWebhooks(service.ctx)
    expect(await countByStatus(service, id)).toEqual({ failed: 10_000 })
  })

  it('has its failed messages for sending again once it is active', async () => {
    await maintainWebhooks(service.ctx, MOST)
    const admin = service.api.as('admin')
    const path = `/core/v2/webhooks/${id}`
    await admin.patch(path, { body: { status: 'active' } })
    const [delivery] = (await admin.get(`${path}/deliveries`)).body
    const { status } = await admin.post(`${path}/deliveries/${delivery.id}/send`)
    expect({ status, deliveries: await countByStatus(service, id) }).toEqual({
      status: 201,
      deliveries: { failed: MOST + 1, pending: 1 },
    })
  })
})

describe('Deliveries that are over', () => {
  it.each([
    ['delivered', 2.9, 3],
    ['delivered', 3.1, 0],
    ['failed', 29.9, 3],
    ['failed', 30.1, 0],
  ] as const)('and %s %d days ago are kept: %d of three', async (status, days, kept) => {
    await fillWebhook(service, { webhook: id, status, count: 3, finished: ago(days) })
    await maintainWebhooks(service.ctx)
    expect((await countByStatus(service, id))[status] ?? 0).toBe(kept)
  })

  it('are the newest 10,000 of a webhook, in addition to all that wait', async () => {
    await fillWebhook(service, { webhook: id, status: 'pending', count: 1 })
    await fillWebhook(service, { webhook: id, status: 'failed', count: 10_001 })
    await fillWebhook(service, { webhook: id, status: 'delivered', count: 1 })
    await maintainWebhooks(service.ctx)
    expect(await countByStatus(service, id)).toEqual({ pending: 1, failed: 9999, delivered: 1 })
  })
})
