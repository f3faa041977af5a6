import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createClient, type Client } from 'almanac/client'
import { refusalOf } from './support/client-of.ts'

/** A site that is out of order for the first requests. */
let site: http.Server
let client: Client
let attempts: number
let failures: number
let headers: Record<string, string>
beforeEach(async () => {
  attempts = 0
  failures = 1
  headers = { 'Retry-After': '0' }
  site = http.createServer((request, response) => {
    request.resume()
    attempts += 1
    const isDown = attempts <= failures
    const body = isDown
      ? { code: 'rest_overloaded', message: 'Later.', data: { status: 503 } }
      : { id: 1 }
    response.writeHead(isDown ? 503 : 200, { ...headers, 'Content-Type': 'application/json' })
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const { port } = site.address() as AddressInfo
  client = createClient({ baseUrl: `http://127.0.0.1:${port}/api` })
})
afterEach(() => {
  site.close()
  site.closeAllConnections()
})

const read = (signal?: AbortSignal) =>
  client.get('/core/v2/posts/{id}', { path: { id: 1 }, ...(signal && { signal }) })

describe('A request that is answered 503', () => {
  it('is sent again after the wait that the answer requests', async () => {
    const { data } = await read()
    expect({ id: data.id, attempts }).toEqual({ id: 1, attempts: 2 })
  })

  it('is sent at most three times', async () => {
    failures = 10
    expect(await refusalOf(read())).toMatchObject({ code: 'rest_overloaded', retryAfter: 0 })
    expect(attempts).toBe(3)
  })

  it('is not sent again where it might do something twice', async () => {
    const write = client.post('/core/v2/posts', { body: { title: 'Once' } })
    expect(await refusalOf(write)).toMatchObject({ status: 503 })
    expect(attempts).toBe(1)
  })

  it('is not sent again where the answer does not say when', async () => {
    headers = {}
    expect(await refusalOf(read())).toMatchObject({ status: 503 })
    expect(attempts).toBe(1)
  })

  it('is not sent again after a wait that is too long', async () => {
    headers = { 'Retry-After': '3600' }
    expect(await refusalOf(read())).toMatchObject({ retryAfter: 3600 })
    expect(attempts).toBe(1)
  })

  it('can be given up while it waits', async () => {
    headers = { 'Retry-After': '20' }
    const giveUp = new AbortController()
    site.once('request', (_, response) =>
      response.on('close', () => giveUp.abort(new Error('Enough.'))),
    )
    expect(await refusalOf(read(giveUp.signal))).toMatchObject({ message: 'Enough.' })
    expect(attempts).toBe(1)
  })
})

describe('An answer that is none of this interface', () => {
  it('is an error that names the problem', async () => {
    site.removeAllListeners('request')
    site.on('request', (_, response) => response.writeHead(502).end('<h1>Bad gateway</h1>'))
    expect(await refusalOf(read())).toMatchObject({ status: 502, code: 'unreadable_answer' })
  })
})
