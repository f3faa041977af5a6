import { afterEach, describe, expect, it } from '@jest/globals'
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises'
import { Admission } from '../../src/http/admission.ts'

const agent = new http.Agent({ keepAlive: true })
let close: (() => Promise<unknown>) | undefined
afterEach(() => close?.())

/** A server whose resources can be made scarce. */
async function setUp(mostWaiting = 3) {
  const state = { busy: true, begun: [] as string[], arrived: 0, now: 0 }
  const listeners: (() => void)[] = []
  const admission = new Admission({
    isBusy: () => state.busy,
    onLess: (listener) => void listeners.push(listener),
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
  const send = async (path: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET') => {
    const number = state.arrived
    const request = http.request({ port, path, agent, headers, method }).end()
    const answer = once(request, 'response').then(async ([response]) => {
      let text = ''
      for await (const chunk of response as http.IncomingMessage) text += String(chunk)
      const { statusCode, headers: given } = response as http.IncomingMessage
      const readableFor = given['access-control-allow-origin']
      return { status: statusCode, retryAfter: given['retry-after'], readableFor, text }
    })
    answer.catch(() => undefined)
    request.on('error', () => undefined)
    while (state.arrived === number) await delay(1)
    return { request, answer }
  }
  return { state, admission, send, less: () => listeners.forEach((listener) => listener()) }
}

type Send = Awaited<ReturnType<typeof setUp>>['send']

/** Sends requests, one after another has arrived. */
async function sendAll(send: Send, paths: readonly string[], method: string) {
  const sent = []
  for (const path of paths) sent.push(await send(path, {}, method))
  return sent
}

describe('The queue in front of all work', () => {
  it('starts work at once while there is room', async () => {
    const { state, send } = await setUp()
    state.busy = false
    expect(await (await send('/a')).answer).toMatchObject({ status: 200 })
  })

  it('starts work as soon as running work needs less', async () => {
    const { state, send, less } = await setUp()
    await send('/a')
    state.busy = false
    less()
    await nextTurn()
    await nextTurn()
    expect(state.begun).toEqual(['/a'])
  })

  it('keeps the order of requests that wait briefly', async () => {
    const { state, send } = await setUp()
    const answers = [await send('/a'), await send('/b'), await send('/c')]
    state.busy = false
    for (const { answer } of answers) await answer
    expect(state.begun).toEqual(['/a', '/b', '/c'])
  })

  it('alternates between the newest and the oldest when all wait for long', async () => {
    const { state, send } = await setUp()
    const answers = [await send('/a'), await send('/b'), await send('/c')]
    state.now = 1000
    state.busy = false
    for (const { answer } of answers) await answer
    expect(state.begun).toEqual(['/c', '/a', '/b'])
  })

  it('gives every other turn to writes, however many reads wait, and the others to reads', async () => {
    const { state, send } = await setUp(4)
    const answers = [
      ...(await sendAll(send, ['/a', '/b', '/c', '/d'], 'GET')),
      ...(await sendAll(send, ['/write-1', '/write-2', '/write-3'], 'POST')),
    ]
    state.busy = false
    for (const { answer } of answers) await answer
    expect(state.begun).toEqual(['/write-1', '/a', '/write-2', '/b', '/write-3', '/c', '/d'])
  })

  it('accepts a write while the line of reads is full', async () => {
    const { state, send } = await setUp(2)
    await sendAll(send, ['/a', '/b'], 'GET')
    const { answer } = await send('/write', {}, 'DELETE')
    state.busy = false
    expect(await answer).toMatchObject({ status: 200 })
  })

  it('refuses at once what exceeds the queue, with the time to retry', async () => {
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

  it.each([
    ['/api/core/v2/posts', 'https://app.example'],
    ['/?rest_route=/core/v2/posts', 'https://app.example'],
    ['/a-page/', undefined],
  ])('refuses %s so that scripts of %s can read it', async (path, readableFor) => {
    const { send } = await setUp(0)
    const { answer } = await send(path, { Origin: 'https://app.example' })
    expect(await answer).toMatchObject({ status: 503, readableFor })
  })

  it('refuses what has waited too long, without starting it', async () => {
    const { state, send } = await setUp()
    const { answer } = await send('/a')
    state.now = 5500
    expect(await answer).toMatchObject({ status: 503 })
    expect(state.begun).toEqual([])
  })

  it('skips clients that have disconnected, in favour of others', async () => {
    const { state, admission, send } = await setUp(2)
    for (const path of ['/a', '/b']) {
      const { request } = await send(path)
      request.destroy()
    }
    while (admission.waiting > 0) await delay(1)
    const { answer } = await send('/c')
    state.busy = false
    await answer
    expect({ begun: state.begun, waiting: admission.waiting }).toEqual({
      begun: ['/c'],
      waiting: 0,
    })
  })
})
