import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { once } from 'node:events'
import net, { type AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { deliverMessages } from '../../src/domain/mail/deliver.ts'
import { openSmtp } from '../../src/adapters/mail/smtp.ts'
import { startService, type TestService } from '../support/service.ts'
import { startSmtpServer, type SmtpServer } from './smtp-server.ts'
import { adTools, type AdTools } from './support.ts'

let now = new Date('2026-11-21T12:00:00Z')
let service: TestService
let ads: AdTools
let mail: SmtpServer
beforeAll(async () => {
  mail = await startSmtpServer()
  service = await startService({
    clock: () => now,
    environment: { SMTP_URL: mail.url, MAIL_FROM: 'site@example.org' },
  })
  ads = adTools(service)
})
beforeEach(async () => {
  now = new Date('2026-11-21T12:00:00Z')
  mail.refuse(false)
  await service.ctx.database.prisma.outgoingMessage.deleteMany()
})
afterAll(async () => {
  await service.close()
  await mail.close()
})

const outbox = () =>
  service.ctx.database.prisma.outgoingMessage.findMany({ orderBy: { id: 'asc' } })

async function deliver(): Promise<number> {
  const smtp = openSmtp({ url: mail.url, from: 'site@example.org' })
  try {
    return await deliverMessages(service.ctx, (message) => smtp.send(message))
  } finally {
    smtp.close()
  }
}

const ask = (body: object) => ads.post('send-customer-query', body)
const QUESTION = { email: 'ann@example.org', message: 'How much?\n<b>Ann</b>' }

describe('POST /ads-route/send-customer-query', () => {
  it('200 puts a message into the outbox, and a mail server gets it once', async () => {
    await ads.settings({ support_email: 'help@example.org' })
    const { status, body } = await ask(QUESTION)
    expect({ status, body }).toEqual({
      status: 200,
      body: { status: 't', delivery: 'queued', msg: 'The message is on its way.' },
    })
    const counts = await Promise.all([deliver(), deliver(), deliver()])
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 1])
    const message = mail.messages.at(-1)
    expect(mail.recipients.at(-1)).toBe('help@example.org')
    expect(message).toContain('From: site@example.org')
    expect(message).toContain('Reply-To: ann@example.org')
    expect(message).toContain('&lt;b&gt;Ann&lt;/b&gt;')
    expect(await outbox()).toEqual([expect.objectContaining({ status: 'sent', attempts: 1 })])
  })

  it('200 writes to the address of the site where the settings name none', async () => {
    await ads.settings({ support_email: '' })
    await service.api.as('admin').post('/core/v2/settings', { body: { email: 'boss@example.org' } })
    await ask(QUESTION)
    expect(await outbox()).toEqual([expect.objectContaining({ recipient: 'boss@example.org' })])
  })

  it.each([
    ['no address', { message: 'x' }, 'rest_missing_callback_param'],
    ['no message', { email: 'ann@example.org' }, 'rest_missing_callback_param'],
    ['a blank message', { ...QUESTION, message: '  ' }, 'rest_invalid_param'],
    [
      'a message that is too long',
      { ...QUESTION, message: 'x'.repeat(10_001) },
      'rest_invalid_param',
    ],
    ['an address that is none', { ...QUESTION, email: 'ann' }, 'rest_invalid_param'],
    [
      'an address that would be a header',
      { ...QUESTION, email: 'ann@example.org\r\nBcc: all@example.org' },
      'rest_invalid_param',
    ],
  ])('400 refuses %s', async (_what, body, code) => {
    expect(await ask(body)).toBeRestError(code, 400)
    expect(await outbox()).toEqual([])
  })
})

function* endlessLines(line: string): Generator<string> {
  for (;;) yield `${line}\r\n`
}

describe('The outbox', () => {
  it('keeps what a server says even if no database stores that, and goes on with the next message', async () => {
    await ask(QUESTION)
    await ask(QUESTION)
    mail.refuse(true, 'no\0such mailbox')
    expect(await deliver()).toBe(0)
    const refused = { status: 'queued', attempts: 1 }
    const lastError = expect.stringContaining('550 no\u{FFFD}such mailbox')
    expect(await outbox()).toMatchObject([
      { ...refused, lastError },
      { ...refused, lastError },
    ])
  })

  it('tries five times, each later than the one before, and says why it gave up', async () => {
    await ask(QUESTION)
    mail.refuse(true)
    const waits = [0, 60, 120, 240, 480].map((seconds) => seconds * 1000)
    for (const [index, wait] of waits.entries()) {
      now = new Date(now.getTime() + wait - 1)
      if (wait > 0) expect(await deliver()).toBe(0)
      const [before] = await outbox()
      expect(before?.attempts).toBe(index)
      now = new Date(now.getTime() + 1)
      await deliver()
    }
    const [message] = await outbox()
    expect(message).toMatchObject({ status: 'failed', attempts: 5 })
    expect(message?.lastError).toContain('550')
    now = new Date(now.getTime() + 86_400_000)
    mail.refuse(false)
    expect(await deliver()).toBe(0)
  })

  it('gives up on a server that goes on talking, and tries later', async () => {
    const talker = net.createServer((socket) => {
      socket.on('error', () => undefined).write('220 test\r\n')
      socket.once('data', () => Readable.from(endlessLines('250-just a moment')).pipe(socket))
    })
    talker.listen(0, '127.0.0.1')
    await once(talker, 'listening')
    const { port } = talker.address() as AddressInfo
    const smtp = openSmtp({
      url: `smtp://127.0.0.1:${port}`,
      from: 'me@example.org',
      deadline: 500,
    })
    await ask(QUESTION)
    const hungUp = once(talker, 'connection').then(([socket]) =>
      once(socket as net.Socket, 'close'),
    )
    const sent = await deliverMessages(service.ctx, (message) => smtp.send(message))
    await hungUp
    talker.close()
    const queued = { status: 'queued', attempts: 1, lastError: 'The mail server took too long.' }
    expect([sent, await outbox()]).toMatchObject([0, [queued]])
  })

  it('sends a message again under one Message-ID when nobody noted that it was sent', async () => {
    await ask(QUESTION)
    await deliver()
    // What a node leaves that ends between the word of the server and its note of it.
    await service.ctx.database.prisma.outgoingMessage.updateMany({ data: { status: 'queued' } })
    now = new Date(now.getTime() + 3_600_000)
    await deliver()
    await ask(QUESTION)
    await deliver()
    const ids = mail.messages.slice(-3).map((text) => /^Message-ID: (\S+)\r$/m.exec(text)?.[1])
    expect(ids).toEqual([
      expect.stringMatching(/^<[\w.]+@127\.0\.0\.1>$/),
      ids[0],
      expect.any(String),
    ])
    expect(ids[2]).not.toBe(ids[0])
  })

  it('keeps messages while there is no mail server, and says so', async () => {
    const silent = await startService({ sharedWith: service })
    try {
      const answer = await adTools(silent).post('send-customer-query', QUESTION)
      expect(answer.body).toMatchObject({ status: 't', delivery: 'waiting' })
      expect(answer.body.msg).toContain('No mail server is configured')
      expect(await outbox()).toEqual([expect.objectContaining({ status: 'queued' })])
    } finally {
      await silent.close()
    }
  })
})

const subscribe = (body: object) => ads.post('ads_subscribe_newsletter', body)
const statusOf = async (email: string) =>
  (await service.ctx.database.prisma.newsletterSubscription.findUnique({ where: { email } }))
    ?.status
const linkOf = async () => {
  const [message] = (await outbox()).slice(-1)
  return /http\S+\/newsletter\/[\w-]+/.exec(message?.text ?? '')?.[0] ?? ''
}
const answer = (link: string, wish: string) =>
  fetch(link, { method: 'POST', body: new URLSearchParams({ do: wish }) })

describe('POST /ads-route/ads_subscribe_newsletter', () => {
  it('200 sends at most one link an hour, and a button confirms it', async () => {
    const email = 'Bea@example.org'
    expect((await subscribe({ name: 'Bea', email })).body).toMatchObject({ status: 't' })
    expect((await subscribe({ email: 'bea@EXAMPLE.org' })).body).toMatchObject({ status: 't' })
    expect(await outbox()).toHaveLength(1)
    const link = await linkOf()
    expect(await (await fetch(link)).text()).toContain(email)
    expect(await statusOf(email)).toBe('pending')
    expect((await answer(link, 'confirm')).status).toBe(200)
    expect(await statusOf(email)).toBe('confirmed')
    now = new Date(now.getTime() + 7_200_000)
    await subscribe({ email })
    expect(await outbox()).toHaveLength(1)
  })

  it('200 sends a new link after an hour, and the old one is invalid', async () => {
    const email = 'carl@example.org'
    await subscribe({ email })
    const old = await linkOf()
    now = new Date(now.getTime() + 3_600_001)
    await subscribe({ email, website: 'https://carl.example/' })
    expect((await fetch(old)).status).toBe(404)
    expect((await answer(await linkOf(), 'leave')).status).toBe(200)
    expect(await statusOf(email)).toBe('unsubscribed')
  })

  it('200 sends the only valid link, which accepts no other request or method', async () => {
    await subscribe({ email: 'dora@example.org' })
    const link = await linkOf()
    expect((await answer(link, 'dance')).status).toBe(404)
    expect((await fetch(`${service.url}/newsletter/${'x'.repeat(32)}`)).status).toBe(404)
    expect((await fetch(link, { method: 'PUT' })).status).toBe(405)
    const page = await fetch(link)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it.each([
    [{}, 'rest_missing_callback_param'],
    [{ email: 'x' }, 'rest_invalid_param'],
    [{ email: 'x@example.org', website: 'javascript:alert(1)' }, 'rest_invalid_param'],
  ])('400 refuses %j', async (body, code) => {
    expect(await subscribe(body)).toBeRestError(code, 400)
  })
})
