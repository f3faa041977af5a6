import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { growth, LINEAR } from '../support/growth.ts'
import { startService, type TestService } from '../support/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
}, 30_000)
afterAll(() => service?.close())

/** Items of a list that is wrong from its first one. */
const SIZE = 8000

describe('A list of wrong items from a visitor', () => {
  it.each([
    ['organizers', '/cal/events/v1/events', 'organizer', null],
    ['venues', '/cal/events/v1/events', 'venue', {}],
    ['event categories', '/cal/events/v1/events', 'categories', []],
    ['names of events', '/core/v2/webhooks', 'events', 1],
    ['requests', '/batch/v1', 'requests', 1],
  ])('is refused in time that grows with its length: %s', async (_what, path, member, item) => {
    const refuse = async (size: number): Promise<void> => {
      const body = { [member]: Array.from({ length: size }, () => item) }
      const { status } = await service.api.as('anonymous').post(path, { body })
      if (status !== 400) throw new Error(`The list was answered with ${status}.`)
    }
    await refuse(1)
    expect(await growth(refuse, SIZE)).toBeLessThan(LINEAR)
  })
})

it('A list has the problem of its first wrong item', async () => {
  const body = { name: 'Ducks', locations: ['primary', 1, {}, null], description: 7 }
  const { body: refusal } = await service.api.as('admin').post('/core/v2/menus', { body })
  expect(refusal.data.params).toEqual({
    description: expect.any(String),
    locations: 'locations[1] must be string.',
  })
})
