import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { OutgoingError } from '../../../src/adapters/outgoing/outgoing-error.ts'
import {
  createOutgoing,
  type Exchange,
  type Outgoing,
} from '../../../src/adapters/outgoing/outgoing.ts'
import { startOtherSite, type OtherSite } from './support/site.ts'

const exchange: Exchange = {
  method: 'POST',
  headers: { 'content-type': 'text/plain' },
  body: 'hello',
  bytes: 1000,
  overflow: 'refuse',
  milliseconds: 30_000,
}
const limits = { connections: 2, milliseconds: 30_000 }

let site: OtherSite
/** The port from which each request came; a connection has one. */
const ports: (number | undefined)[] = []
beforeAll(async () => {
  site = await startOtherSite()
  site.pages.set('/', (request, response) => {
    ports.push(request.socket.remotePort)
    request.pipe(response)
  })
})
afterAll(() => site.close())

const outgoingTo = (more: { resolve?: () => Promise<string[]> } = {}): Outgoing =>
  createOutgoing({ allow: [site.place], userAgent: 'Test', ...more })

describe('Kept connections', () => {
  it('carry many exchanges, a limited number at a time', async () => {
    const connections = outgoingTo().connect(site.url, limits)
    for (let round = 0; round < 3; round++) {
      const answers = await Promise.all([1, 2, 3, 4].map(() => connections.exchange(exchange)))
      expect(answers.map(({ bytes }) => bytes.toString())).toEqual(Array(4).fill('hello'))
    }
    connections.close()
    expect({ exchanges: ports.length, connections: new Set(ports).size }).toEqual({
      exchanges: 12,
      connections: 2,
    })
  })

  it.each([
    ['a private address', () => `http://10.0.0.1:80/`, {}],
    ['a name of one', () => 'http://receiver.test/', { resolve: async () => ['10.0.0.1'] }],
    [
      'a name of one among others',
      () => 'http://receiver.test/',
      { resolve: async () => ['93.184.216.34', '192.168.0.1'] },
    ],
    ['this machine', () => 'http://127.0.0.1:9/', {}],
  ])('are not opened to %s', async (_, address, more) => {
    const connections = outgoingTo(more).connect(address(), limits)
    const error: unknown = await connections.exchange(exchange).catch((reason: unknown) => reason)
    connections.close()
    expect((error as OutgoingError).reason).toBe('refused')
  })

  it('fail exchanges in progress when they are closed', async () => {
    site.pages.set('/slow', () => connections.close())
    const connections = outgoingTo().connect(`${site.url}/slow`, limits)
    const error: unknown = await connections.exchange(exchange).catch((reason: unknown) => reason)
    expect((error as OutgoingError).reason).toBe('unreachable')
  })
})
