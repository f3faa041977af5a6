import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { OtherSite } from '../adapters/outgoing/support/site.ts'
import { unique } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { startProxySetting, VIDEO, type ProxySetting } from './support/proxy-setting.ts'

const MINUTE = 60_000
const NOTHING = ['oembed_invalid_url', 404] as const
let now = Date.parse('2026-06-01T12:00:00Z')
let setting: ProxySetting
let service: TestService
let other: OtherSite

beforeAll(async () => {
  setting = await startProxySetting(() => new Date(now))
  ;({ service, other } = setting)
})
afterAll(() => setting.close())

const proxy: ProxySetting['proxy'] = (...given) => setting.proxy(...given)
const publishes: ProxySetting['publishes'] = (...given) => setting.publishes(...given)

describe('GET /oembed/1.0/proxy 200', () => {
  it('requests once for all nodes, until the answer expires', async () => {
    const url = publishes({ ...VIDEO, cache_age: 1 })
    const second = await startService({
      sharedWith: service,
      clock: () => new Date(now),
      environment: { OUTGOING_ALLOW: other.place },
    })
    try {
      await proxy({ url })
      const requestCount = other.requests.length
      await proxy({ url })
      await second.api.as('contributor').get('/oembed/1.0/proxy', { query: { url } })
      expect(other.requests.length).toBe(requestCount)
      now += 11 * MINUTE
      await proxy({ url })
      expect(other.requests.length).toBe(requestCount + 2)
    } finally {
      await second.close()
    }
  })

  it('keeps answers apart by size', async () => {
    const url = publishes(VIDEO)
    await proxy({ url, maxwidth: 300 })
    const requestCount = other.requests.length
    await proxy({ url, maxwidth: 301 })
    await proxy({ url, maxwidth: 300, maxheight: 200 })
    expect(other.requests.length).toBe(requestCount + 4)
  })

  it('caches for a short time that there is nothing', async () => {
    const url = `${other.url}/${unique()}`
    expect(await proxy({ url })).toBeRestError(...NOTHING)
    const requestCount = other.requests.length
    expect(await proxy({ url })).toBeRestError(...NOTHING)
    expect(other.requests.length).toBe(requestCount)
    now += 3 * MINUTE
    await proxy({ url })
    expect(other.requests.length).toBe(requestCount + 1)
  })

  it('drops what has expired', async () => {
    now += 30 * 24 * 60 * MINUTE
    await proxy({ url: publishes(VIDEO) })
    expect(await service.ctx.database.prisma.embedAnswer.count()).toBe(1)
  })
})

it('GET /oembed/1.0/proxy 404 finds nothing at the addresses of a private network that are not allowed', async () => {
  const url = publishes(VIDEO)
  const strict = await startService()
  try {
    const requestCount = other.requests.length
    const answer = await strict.api.as('admin').get('/oembed/1.0/proxy', { query: { url } })
    expect(answer).toBeRestError(...NOTHING)
    expect(other.requests.length).toBe(requestCount)
  } finally {
    await strict.close()
  }
})
