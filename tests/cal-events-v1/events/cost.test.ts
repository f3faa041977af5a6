import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startService, type TestService } from '../../support/service.ts'
import { event } from './support.ts'

let service: TestService
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

describe('POST /cal/events/v1/events', () => {
  it.each([
    ['15', '$15', ['15']],
    ['10-25', '$10 – $25', ['10', '25']],
    ['25, 5, 10', '$5 – $25', ['5', '10', '25']],
    [0, '', []],
    ['$15', '$15', ['15']],
    ['1,000', '$1,000', ['1000']],
    ['0.00', 'Free', ['0.00']],
    ['0-12', 'Free – $12', ['0', '12']],
    ['Pay what you like', 'Pay what you like', ['pay-what-you-like']],
  ])('201 shows the cost %j as %j', async (cost, shown, values) => {
    const body = await event(service, { cost })
    expect(body.cost).toEqual(shown)
    expect(body.cost_details.values).toEqual(values)
  })

  it.each([
    ['$15', '$15', '$', 'prefix'],
    ['15 EUR', '15EUR', 'EUR', 'postfix'],
    ['$5 - $10', '$5 – $10', '', ''],
  ])('201 shows the cost %j as %j with its currency', async (cost, shown, symbol, position) => {
    const body = await event(service, { cost })
    expect(body.cost).toBe(shown)
    expect(body.cost_details).toMatchObject({
      currency_symbol: symbol,
      currency_position: position,
    })
  })

  it('201 keeps no markup in the cost', async () => {
    const { cost } = await event(service, { cost: '<b>Free</b><script>x</script>' })
    expect(cost).toBe('Free')
  })
})
