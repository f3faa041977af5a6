import { describe, expect, it } from '@jest/globals'
import {
  costValues,
  currencyOf,
  readCost,
  formatCost,
} from '../../../src/domain/calendar/events/cost.ts'
import { growth, LINEAR } from '../../support/growth.ts'

const plain = { currencySymbol: '', currencyCode: '', currencyPosition: '' }
const costOf = (input: string | number, more: Partial<typeof plain> = {}) => ({
  ...plain,
  ...more,
  cost: readCost(input),
})

describe('The cost of an event', () => {
  it.each([
    ['15', '$15', ['15']],
    [12.5, '$12.5', ['12.5']],
    ['10-25', '$10 – $25', ['10', '25']],
    ['25 – 10', '$10 – $25', ['10', '25']],
    ['5, 10, 12.50', '$5 – $12.50', ['5', '10', '12.50']],
    ['1,250', '$1,250', ['1250']],
    ['1.250,50', '$1.250,50', ['1.250,50']],
    ['0', '', []],
    [0, '', []],
    ['0.00', 'Free', ['0.00']],
    ['', '', []],
    ['0-25', 'Free – $25', ['0', '25']],
    ['€10-€25', '€10 – €25', ['10', '25']],
    ['$5 - $10', '$5 – $10', ['5', '10']],
    ['25€ – 10€', '10€ – 25€', ['10', '25']],
    ['$5 - €10', '$5 - €10', ['5', '10']],
    ['$5 - 10', '$5 - 10', ['5', '10']],
    ['VIP 15', 'VIP 15', ['15']],
    ['Pay what you like', 'Pay what you like', ['pay-what-you-like']],
    ['Adults 10, kids 5', 'Adults 10, kids 5', ['5', '10']],
    ['…', '…', []],
  ])('is read from %j and shows as %j', (input, shown, values) => {
    const cost = costOf(input)
    expect(formatCost(cost)).toEqual(shown)
    expect(costValues(cost)).toEqual(values)
  })

  it.each([
    ['$15', '$15', '$', 'prefix'],
    ['€ 15', '€15', '€', 'prefix'],
    ['15€', '15€', '€', 'postfix'],
    ['15 EUR', '15EUR', 'EUR', 'postfix'],
    ['15', '$15', '', ''],
    ['$5 - $10', '$5 – $10', '', ''],
    ['VIP 15', 'VIP 15', '', ''],
  ])('is read from %j, and shows as %j with its currency', (input, shown, symbol, position) => {
    const cost = costOf(input)
    expect(formatCost(cost)).toEqual(shown)
    expect(currencyOf(cost)).toEqual({ symbol, position })
  })

  it('has the currency where it was put', () => {
    const euros = { currencySymbol: '€', currencyPosition: 'suffix' }
    expect(formatCost(costOf('10-25', euros))).toBe('10€ – 25€')
  })

  it.each(['1', '1 ', '1-', '1,', '$1-', 'EUR 1'])(
    'is read in time that grows linearly with a text of %j',
    async (piece) => {
      const grown = await growth((count) => {
        formatCost(costOf(`${piece.repeat(count)}x`))
        costValues(costOf(piece.repeat(count)))
      }, 50_000)
      expect(grown).toBeLessThan(LINEAR)
    },
  )
})
