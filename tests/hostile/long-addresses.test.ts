import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service?.close())

/** As much as the address of a request may hold. */
const repeated = (text: string): string => text.repeat(14_000 / text.length)

describe('Long addresses of pages', () => {
  it.each([
    '/events/category/',
    '/events/category/a/list/',
    '/events/',
    '/category/',
    '/venue/',
    '/',
  ])('make no failure of thousands of steps below %s', async (page) => {
    const { status } = await fetch(service.url + page + repeated('a/'))
    expect(status).toBe(404)
  })

  it.each(['a+', '-a+', '%22a%22+', 'ab%2C'])(
    'search for thousands of words: %s',
    async (words) => {
      const { status } = await fetch(`${service.url}/?s=${repeated(words)}`)
      expect(status).toBe(200)
    },
  )
})
