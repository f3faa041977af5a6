import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { exportArchive } from '../../src/domain/transfer/archive/export-archive.ts'
import { importArchive } from '../../src/domain/transfer/archive/import-archive.ts'
import { deliverDue, makeWebhook } from '../core-v2/webhooks/support/deliver.ts'
import { isSignedWith, startReceiver, type Receiver } from '../core-v2/webhooks/support/receiver.ts'
import { unique } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { temporaryFolders } from './support/folders.ts'

const nothing = (): void => undefined
const folders = temporaryFolders()
const GIVEN = { events: ['term.*'], types: ['post_tag'], description: 'Search' }

let service: TestService
let receiver: Receiver
let id: number
let former: string
beforeAll(async () => {
  receiver = await startReceiver()
  service = await startService({ environment: { OUTGOING_ALLOW: receiver.place } })
  ;({ id, secret: former } = await makeWebhook(service, receiver, GIVEN))
  // Waits when the archive is made.
  await change()
  const { database, ctx } = service
  await exportArchive(folders.named('backup'), {
    databaseUrl: database.url,
    store: ctx.media.store,
    report: nothing,
  })
  await importArchive(folders.named('backup'), {
    databaseUrl: database.url,
    database: ctx.database,
    media: ctx.media,
    clock: () => ctx.clock(),
    replace: true,
    report: nothing,
    onLeftoverFiles: nothing,
  })
})
afterAll(async () => {
  await service?.close()
  await receiver?.close()
  folders.remove()
})

const admin = () => service.api.as('admin')
const change = () => admin().post('/core/v2/tags', { body: { name: unique('Tide ') } })
const webhook = () => admin().get(`/core/v2/webhooks/${id}`)

describe('A webhook that is restored from an archive', () => {
  it('is paused, and otherwise unchanged', async () => {
    const { body } = await webhook()
    expect(body).toMatchObject({
      ...GIVEN,
      id,
      url: receiver.url,
      status: 'paused',
      failing_since: null,
    })
  })

  it('has no deliveries, neither pending nor new ones, and sends nothing', async () => {
    await change()
    await deliverDue(service)
    const { body } = await admin().get(`/core/v2/webhooks/${id}/deliveries`)
    expect({ deliveries: body, sent: receiver.received.length }).toEqual({
      deliveries: [],
      sent: 0,
    })
  })

  it('signs with another secret, which a rotation shows', async () => {
    await admin().patch(`/core/v2/webhooks/${id}`, { body: { status: 'active' } })
    await change()
    await deliverDue(service)
    const { body } = await admin().post(`/core/v2/webhooks/${id}/rotate-secret`, {
      body: { overlap_hours: 0 },
    })
    await change()
    await deliverDue(service)
    const [first, second] = receiver.received
    if (first === undefined || second === undefined) throw new Error('Two messages were expected.')
    expect({
      formerOfFirst: isSignedWith(former, first),
      formerOfSecond: isSignedWith(former, second),
      shown: isSignedWith(body.secret, second),
    }).toEqual({ formerOfFirst: false, formerOfSecond: false, shown: true })
  })

  it('is in the archive without any secret', () => {
    const rows = readFileSync(path.join(folders.named('backup'), 'rows/webhooks.ndjson'), 'utf8')
    expect(Object.keys(JSON.parse(rows))).not.toContain('secrets')
  })
})
