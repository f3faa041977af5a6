import net from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startService, type TestService } from '../support/service.ts'

const MANY = 60

let service: TestService
let number = 0

beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

/** Sends many requests at once, and returns their statuses and the statements that they took. */
async function askAtOnce(address: string, headers = {}, times = MANY) {
  const { database } = service.ctx
  const before = database.statements()
  const answers = await Promise.all(
    Array.from({ length: times }, () => fetch(service.root + address, { headers })),
  )
  const statuses = new Set(answers.map(({ status }) => status))
  const texts = new Set(await Promise.all(answers.map((answer) => answer.text())))
  return { statuses, texts, statements: database.statements() - before }
}

const linesOf = (target: string): string => `GET /api${target} HTTP/1.1\r\nHost: x\r\n\r\n`

/** Sends a request right behind others on the same connection, and hangs up. */
function hangUpBehindOthers(address: string): Promise<void> {
  const { hostname, port } = new URL(service.url)
  const others = Array.from({ length: 30 }, () => linesOf(`/core/v2/posts?_embed&n=${number++}`))
  const bytes = others.join('') + linesOf(address)
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname, () => {
      socket.write(bytes, () => socket.destroy())
    })
    socket.on('error', reject)
    socket.on('close', () => resolve())
  })
}

describe('Many visitors with the same request at once', () => {
  it('are answered though the first of them hangs up behind its earlier requests', async () => {
    const addresses = Array.from({ length: 3 }, (_, place) => `/core/v2/posts/${900_000 + place}`)
    for (const address of addresses) {
      await hangUpBehindOthers(address)
      const answer = await fetch(service.root + address, { signal: AbortSignal.timeout(5000) })
      expect(answer.status).toBe(404)
    }
  })

  it('get one answer, made once', async () => {
    const address = '/core/v2/posts?per_page=5'
    const alone = await askAtOnce(`${address}&n=${number++}`, {}, 1)
    const together = await askAtOnce(`${address}&n=${number++}`)
    expect(together.statuses).toEqual(new Set([200]))
    expect(together.texts.size).toBe(1)
    // Jobs send a few as well.
    expect(together.statements).toBeLessThan(alone.statements + 20)
  })

  it('get an answer of their own where none may be shared', async () => {
    const { statuses } = await askAtOnce('/core/v2/posts/999999')
    expect(statuses).toEqual(new Set([404]))
  })

  it('see a change that was made before their request', async () => {
    const { body: post } = await service.api.as('editor').post('/core/v2/posts', {
      body: { title: 'Before', status: 'publish' },
    })
    const address = `/core/v2/posts/${post.id}?_fields=title.raw,title.rendered`
    const first = askAtOnce(address)
    await service.api.as('editor').post(`/core/v2/posts/${post.id}`, { body: { title: 'After' } })
    const { texts } = await askAtOnce(address)
    await first
    expect([...texts].map((text) => JSON.parse(text) as unknown)).toEqual([
      { title: { rendered: 'After' } },
    ])
  })

  it('are answered though the first of them disconnects', async () => {
    const address = `${service.root}/core/v2/posts?per_page=5&n=${number++}`
    const leaving = new AbortController()
    const gone = fetch(address, { signal: leaving.signal }).catch(() => 'gone')
    const answers = Array.from({ length: 5 }, () => fetch(address))
    leaving.abort()
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(await gone).toBe('gone')
    expect(statuses).toEqual([200, 200, 200, 200, 200])
  })
})
