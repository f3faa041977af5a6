import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { unique } from '../support/factories.ts'
import { startService, type TestService } from '../support/service.ts'
import { createReading, type Reading } from './support/reading.ts'

let service: TestService
let data: Reading
beforeAll(async () => {
  service = await startService()
  data = createReading(service.api)
})
afterAll(() => service.close())

interface Offer {
  readonly price?: unknown
  readonly lowPrice?: unknown
  readonly priceCurrency?: string
}

/** The offers of a new event, as its page and as the calendar describe it. */
async function offersOf(cost: string, meta: object = {}): Promise<readonly [Offer, Offer]> {
  const editor = service.api.as('editor')
  const times = { start_date: '2033-07-01 18:00:00', end_date: '2033-07-01 20:00:00' }
  const title = unique('Fair ')
  const made = await editor.post('/cal/events/v1/events', { body: { title, cost, ...times } })
  const { id } = made.body
  expect((await editor.post(`/core/v2/cal_events/${id}`, { body: { meta } })).status).toBe(200)
  const node = await data.nodeOf(id, 'Event')
  const { body } = await service.api.get(`/cal/events/v1/events/${id}`)
  return [node?.['offers'] as Offer, body.json_ld.offers]
}

const currenciesOf = async (cost: string, meta?: object) =>
  (await offersOf(cost, meta)).map(({ priceCurrency }) => priceCurrency)

describe('The currency of a price', () => {
  it.each([
    ['15', 'USD'],
    ['Free', 'USD'],
    ['$15', 'USD'],
    ['€15', 'EUR'],
    ['15 EUR', 'EUR'],
    ['£5 - £9', 'GBP'],
    ['1.234,50 €', 'EUR'],
    ['CHF 12', 'CHF'],
    ['A$20', 'AUD'],
    ['Adults 15 €, children 5 €', 'EUR'],
    ['20 PER HEAD', 'USD'],
  ])('is that of the cost %j: %s', async (cost, currency) => {
    expect(await currenciesOf(cost)).toEqual([currency, currency])
  })

  it.each([['¥500'], ['80₿'], ['€5 or £4']])(
    'is left out where it is not certain, as in %j',
    async (cost) => {
      expect(await currenciesOf(cost)).toEqual([undefined, undefined])
    },
  )

  it.each([
    [{ _EventCurrencyCode: 'EUR' }, 'EUR'],
    [{ _EventCurrencyCode: 'eur' }, 'EUR'],
    [{ _EventCurrencySymbol: '€' }, 'EUR'],
    [{ _EventCurrencySymbol: 'CHF' }, 'CHF'],
    [{ _EventCurrencySymbol: '€', _EventCurrencyCode: 'euro' }, 'EUR'],
    [{ _EventCurrencySymbol: 'kr' }, undefined],
  ])('is the one that the event names: %j', async (meta, currency) => {
    expect(await currenciesOf('15', meta)).toEqual([currency, currency])
  })
})

describe('A price', () => {
  it.each([
    ['1.234,50 €', 1234.5],
    ['1,000', 1000],
    ['12.50', 12.5],
  ])('has a decimal point and no other marks, as in %j', async (cost, amount) => {
    const prices = (await offersOf(cost)).map(({ price }) => Number(price))
    expect(prices).toEqual([amount, amount])
  })
})
