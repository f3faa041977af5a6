/** What an event costs: kept as somebody wrote it, shown with a currency where it is a price alone. */
import { slugify } from '../../content/slugs.ts'
import type { EventColumns } from '../../../data/event-row.ts'

/** What a cost is told with. */
export type Cost = Pick<
  EventColumns,
  'cost' | 'currencySymbol' | 'currencyCode' | 'currencyPosition'
>

const PRICE = String.raw`\d+(?:[.,]\d+)*`
const PRICES = new RegExp(PRICE, 'g')
/** Prices and nothing else: `15`, `10-25`, `5, 10, 12.50`. */
const PRICES_ALONE = new RegExp(String.raw`^${PRICE}(?:(?: ?[-–—;/] ?| )${PRICE})*$`)
const LONGEST = 200

/** A cost as it is stored; nothing costs as much as what is not said. */
export function readCost(input: string | number): string {
  const text = String(input).trim()
  return isZero(text) ? '' : text
}

const isZero = (text: string): boolean => /^0+(?:[.,]0+)?$/.test(text)

/** The prices that a cost names, the lowest first, each once; none in free words. */
export function pricesOf({ cost }: Pick<Cost, 'cost'>): string[] {
  const found = separated(cost).match(PRICES) ?? []
  return [...new Set(found)].toSorted((one, other) => amountOf(one) - amountOf(other))
}

/** What clients sort and filter by: the prices, or free words as a slug. */
export function costValues(cost: Pick<Cost, 'cost'>): string[] {
  if (cost.cost === '') return []
  const prices = pricesOf(cost)
  return prices.length > 0 ? prices : [slugify(cost.cost)].filter((slug) => slug !== '')
}

/** For people: `$15`, `$10 – $25`, or the words. A price of nothing within a range is free. */
export function shownCost(cost: Cost): string {
  const text = separated(cost.cost)
  if (text.length > LONGEST || !PRICES_ALONE.test(text)) return cost.cost
  const prices = pricesOf(cost)
  const [lowest = ''] = prices
  const highest = prices.at(-1) ?? lowest
  return [...new Set([lowest, highest])].map((price) => withCurrency(price, cost)).join(' – ')
}

function withCurrency(price: string, { currencySymbol, currencyPosition }: Cost): string {
  if (isZero(price)) return 'Free'
  const symbol = currencySymbol || '$'
  return currencyPosition === 'suffix' ? `${price}${symbol}` : `${symbol}${price}`
}

/** A comma with a blank behind it stands between prices, one without within a price. */
const separated = (text: string): string => text.replaceAll(/, +/g, ' ; ').replaceAll(/ {2,}/g, ' ')

/** `1,250.50` and `1.250,50` are the same amount. */
export function amountOf(price: string): number {
  const parts = price.split(/[.,]/)
  const last = parts.at(-1) ?? ''
  const whole = parts.length > 1 && last.length !== 3 ? parts.slice(0, -1).join('') : parts.join('')
  return Number(parts.length > 1 && last.length !== 3 ? `${whole}.${last}` : whole)
}
