import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { once } from 'node:events'
import { unique } from '../../support/factories.ts'
import { startService, type TestService } from '../../support/service.ts'
import { deliverDue, makeWebhook, type MadeWebhook } from './support/deliver.ts'
import { countByStatus, fillWebhook } from './support/fill.ts'
import { listMessages } from './support/mails.ts'
import { isSignedWith, startReceiver, type Receiver, type Reply } from './support/receiver.ts'

const DAY = 86_400_000
/** More than one round has. */
const MANY = 450

let now = Date.now()
let service: TestService
let former: Receiver
let next: Receiver
let webhook: MadeWebhook
beforeAll(async () => {
  former = await startReceiver()
  next = await startReceiver()
  service = await startService({
    environment: { OUTGOING_ALLOW: `${former.place},${next.place}` },
    clock: () => new Date(now),
  })
})
beforeEach(async () => {
  for (const receiver of [former, next]) {
    receiver.received.length = 0
    receiver.reply = () => ({ status: 204 })
  }
  await service.ctx.database.prisma.webhook.deleteMany()
  webhook = await makeWebhook(service, former)
})
afterAll(async () => {
  await service?.close()
  await former?.close()
  await next?.close()
})

const admin = () => service.api.as('admin')

const createTag = () => admin().post('/core/v2/tags', { body: { name: unique('Tide ') } })

const read = async () => (await admin().get(`/core/v2/webhooks/${webhook.id}`)).body

const changeAddress = (url: string) =>
  admin().patch(`/core/v2/webhooks/${webhook.id}`, { body: { url } })

/** Lets the former receiver answer only when all its messages are there and the address is another one. */
function answerAfterChange(messages: number, reply: Reply): void {
  const change = new AbortController()
  const changed = once(change.signal, 'abort').then(() => changeAddress(next.url))
  former.reply = async () => {
    if (former.received.length === messages) change.abort()
    await changed
    return reply
  }
}

describe('A webhook whose address changes while a message is under way', () => {
  it('stays active when the former receiver answers 410, and its message goes to the new one', async () => {
    answerAfterChange(1, { status: 410 })
    const { body: tag } = await createTag()
    await deliverDue(service)
    expect(await read()).toMatchObject({ status: 'active', url: next.url, failing_since: null })
    expect(next.received.map(({ body }) => body.data.id)).toEqual([tag.id])
    expect(await countByStatus(service, webhook.id)).toEqual({ delivered: 1 })
    expect(await listMessages(service, former.place)).toEqual([])
  })

  it('is not held because of failures of the former receiver', async () => {
    const messages = 6
    answerAfterChange(messages, { status: 500 })
    for (let made = 0; made < messages; made++) await createTag()
    await deliverDue(service)
    expect(await read()).toMatchObject({ failing_since: null })
    expect(next.received).toHaveLength(messages)
  })
})

describe('What waits for a webhook', () => {
  beforeEach(() => fillWebhook(service, { webhook: webhook.id, status: 'pending', count: MANY }))

  it('goes to its new address once that has changed', async () => {
    let change: Promise<unknown> | undefined
    former.reply = async () => {
      await (change ??= changeAddress(next.url))
      return { status: 204 }
    }
    await deliverDue(service)
    expect(await countByStatus(service, webhook.id)).toEqual({ delivered: MANY })
    expect(former.received.length + next.received.length).toBe(MANY)
    expect(next.received.length).toBeGreaterThanOrEqual(MANY - 200)
  })

  it('is signed with its new secret once that has replaced the former one', async () => {
    let rotation: Promise<{ body: MadeWebhook }> | undefined
    former.reply = async () => {
      rotation ??= admin().post(`/core/v2/webhooks/${webhook.id}/rotate-secret`, {
        body: { overlap_hours: 0 },
      })
      await rotation
      return { status: 204 }
    }
    await deliverDue(service)
    const secret = (await rotation)?.body.secret ?? ''
    const signed = former.received.filter((message) => isSignedWith(secret, message))
    expect(former.received).toHaveLength(MANY)
    expect(signed.length).toBeGreaterThanOrEqual(MANY - 200)
  })
})

it('A webhook that is sent the address that it has already keeps its failures', async () => {
  former.reply = () => ({ status: 500 })
  await createTag()
  await deliverDue(service)
  const { failing_since: since } = await read()
  await changeAddress(former.url)
  expect(since).not.toBeNull()
  expect(await read()).toMatchObject({ failing_since: since })
})

it('A webhook that gets another address begins without failures', async () => {
  for (const receiver of [former, next]) receiver.reply = () => ({ status: 500 })
  await createTag()
  await deliverDue(service)
  now += 4 * DAY
  await changeAddress(next.url)
  await createTag()
  await deliverDue(service)
  expect(next.received).not.toHaveLength(0)
  expect(await read()).toMatchObject({
    status: 'active',
    failing_since: new Date(now).toISOString(),
  })
})
