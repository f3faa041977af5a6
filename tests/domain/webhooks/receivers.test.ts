import { expect, it } from '@jest/globals'
import { keepReceivers, type Receivers } from '../../../src/domain/webhooks/receivers.ts'

const exchange = () => Promise.reject(new Error('Nothing is sent here.'))

/** Receivers, and the addresses whose connections are open. */
function open(): { receivers: Receivers; opened: Set<string> } {
  const opened = new Set<string>()
  const receivers = keepReceivers({
    connect(address) {
      opened.add(address)
      return { exchange, close: () => void opened.delete(address) }
    },
  })
  return { receivers, opened }
}

const webhook = (id: number) => ({ id, url: `https://receiver.example/${id}` })
const nothing = (): Promise<void> => Promise.resolve()

it('A node keeps the connections of few receivers, however many webhooks there have been', async () => {
  const { receivers, opened } = open()
  for (let id = 1; id <= 100; id++) await receivers.with(webhook(id), nothing)
  expect(opened.size).toBe(32)
})

it('A node closes no connections that are in use', async () => {
  const { receivers, opened } = open()
  await receivers.with(webhook(1), async () => {
    for (let id = 2; id <= 100; id++) await receivers.with(webhook(id), nothing)
    expect(opened).toContain(webhook(1).url)
  })
})

it('A node closes the connections to the former address of a webhook', async () => {
  const { receivers, opened } = open()
  await receivers.with(webhook(1), nothing)
  await receivers.with({ id: 1, url: 'https://other.example/' }, nothing)
  expect([...opened]).toEqual(['https://other.example/'])
})

it('A node closes all connections when it stops, those in use as well', async () => {
  const { receivers, opened } = open()
  await receivers.with(webhook(1), nothing)
  await receivers.with(webhook(2), () => Promise.resolve(receivers.close()))
  expect(opened.size).toBe(0)
})
