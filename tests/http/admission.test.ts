import { afterEach, describe, expect, it } from '@jest/globals'
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { createAdmission, type Admission } from '../../src/http/admission.ts'

const agent = new http.Agent({ keepAlive: true })
let close: (() => Promise<unknown>) | undefined
afterEach(() => close?.())

/** A server whose work can be told to have no room. */
async function setUp(mostWaiting = 3) {
  const state = { busy: true, begun: [] as string[], arrived: 0, now: 0 }
  const admission: Admission = createAdmission({
    isBusy: () => state.busy,
    mostWaiting,
    mostAtOnce: 2,
    onRefused: () => undefined,
    now: () => state.now,
  })
  const server = http.createServer((request, response) => {
    state.arrived++
    admission.enter(response, () => {
      state.begun.push(request.url ?? '')
      response.end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  /** Sends a request, and waits until it has arrived. */
  const send = async (path: string) => {
    const number = state.arrived
    const request = http.get({ port, path, agent })
    const answer = once(request, 'response').then(async ([response]) => {
      let text = ''
      for await (const chunk of response as http.IncomingMessage) text += String(chunk)
      const { statusCode, headers } = response as http.IncomingMessage
      return { status: statusCode, retryAfter: headers['retry-after'], text }
    })
    answer.catch(() => undefined)
    request.on('error', () => undefined)
    while (state.arrived === number) await delay(1)
    return { request, answer }
  }
  return { state, admission, send }
}

describe('the queue in front of all work', () => {
  it('lets work begin at once while there is room', async () => {
    const { state, send } = await setUp()
    state.busy = false
    expect(await (await send('/a')).answer).toMatchObject({ status: 200 })
  })

  it('keeps the order of requests that need not wait for long', async () => {
    const { state, send } = await setUp()
    const answers = [await send('/a'), await send('/b'), await send('/c')]
    state.busy = false
    for (const { answer } of answers) await answer
    expect(state.begun).toEqual(['/a', '/b', '/c'])
  })

  it('lets the newest and the oldest take turns when all wait for long', async () => {
    const { state, send } = await setUp()
    const answers = [await send('/a'), await send('/b'), await send('/c')]
    state.now = 1000
    state.busy = false
    for (const { answer } of answers) await answer
    expect(state.begun).toEqual(['/c', '/a', '/b'])
  })

  it('refuses at once what is too much, and says when to try again', async () => {
    const { send } = await setUp(2)
    await send('/a')
    await send('/b')
    const { status, retryAfter, text } = await (await send('/c')).answer
    expect({ status, retryAfter, code: (JSON.parse(text) as { code: string }).code }).toEqual({
      status: 503,
      retryAfter: '1',
      code: 'rest_overloaded',
    })
  })

  it('refuses what has waited too long, without having begun it', async () => {
    const { state, send } = await setUp()
    const { answer } = await send('/a')
    state.now = 5500
    expect(await answer).toMatchObject({ status: 503 })
    expect(state.begun).toEqual([])
  })

  it('never begins the work of clients that have hung up, which leaves room for others', async () => {
    const { state, admission, send } = await setUp(2)
    for (const path of ['/a', '/b']) {
      const { request } = await send(path)
      request.destroy()
    }
    while (admission.waiting() > 0) await delay(1)
    const { answer } = await send('/c')
    state.busy = false
    await answer
    expect({ begun: state.begun, waiting: admission.waiting() }).toEqual({
      begun: ['/c'],
      waiting: 0,
    })
  })
})
