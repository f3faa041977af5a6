/** The cost of an event: stored as written, shown with a currency if it is only a price. */
import { slugify } from '../../text/slugs.ts'
import type { EventColumns } from '../../../data/events/event-row.ts'
import { isCurrencyCode } from './currency.ts'

export type Cost = Pick<
  EventColumns,
  'cost' | 'currencySymbol' | 'currencyCode' | 'currencyPosition'
>

const PRICE = String.raw`\d+(?:[.,]\d+)*`
/** A hyphen, an en dash or an em dash. */
const DASHES = String.raw`-\u2013\u2014`
const PRICES = new RegExp(PRICE, 'g')
/** Only prices: `15`, `10-25`, `5, 10, 12.50`. */
const PRICES_ALONE = new RegExp(`^${PRICE}(?:(?: ?[${DASHES};/] ?| )${PRICE})*$`)
/** The separator between the prices of a range. */
const RANGE = new RegExp(` ?[${DASHES}] ?`)
/** `$`, `US$`, `EUR`: three letters count only where they are the code of a currency. */
const SIGN = String.raw`[A-Z]{0,3}\p{Sc}|[A-Z]{3}`
const PRICED = new RegExp(`^(?:(${SIGN}) ?(${PRICE})|(${PRICE}) ?(${SIGN}))$`, 'u')
const MAX_LENGTH = 200

interface Currency {
  readonly symbol: string
  /** `prefix`, or a position after prices; empty if unknown. */
  readonly position: string
}

/** Normalizes a cost for storage; a bare 0 means no cost was given, while `0.00` is free. */
export function readCost(input: string | number): string {
  const text = String(input).trim()
  return text === '0' ? '' : text
}

const isZero = (text: string): boolean => /^0+(?:[.,]0+)?$/.test(text)

/** Whether an event is free: by the word, or because its only price is zero. */
export const isFree = (cost: Pick<Cost, 'cost'>): boolean => {
  const prices = pricesOf(cost)
  return isFreeWord(cost) || (prices.length > 0 && prices.every(isZero))
}

const isFreeWord = ({ cost }: Pick<Cost, 'cost'>): boolean => /^\s*free\s*$/i.test(cost)

/** The offered prices, as in `pricesOf`; `0` if the text says free. */
export const offeredPrices = (cost: Pick<Cost, 'cost'>): string[] =>
  isFreeWord(cost) ? ['0'] : pricesOf(cost)

/** The distinct prices in a cost, lowest first; none in free text. */
function pricesOf({ cost }: Pick<Cost, 'cost'>): string[] {
  const found = separated(cost).match(PRICES) ?? []
  return [...new Set(found)].toSorted((one, other) => amountOf(one) - amountOf(other))
}

/** The values that clients sort and filter by: the prices, or the text as a slug. */
export function costValues(cost: Pick<Cost, 'cost'>): string[] {
  if (cost.cost === '') return []
  const prices = pricesOf(cost)
  return prices.length > 0
    ? prices.map(withoutThousands)
    : [slugify(cost.cost)].filter((slug) => slug !== '')
}

/** `1,000` is a thousand, as a client would sort it; `12,50` stays as it is. */
const withoutThousands = (price: string): string =>
  /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(price) ? price.replaceAll(',', '') : price

/** The currency given with the cost, or the one in its text if that is a single price. */
export function currencyOf({ cost, currencySymbol, currencyPosition }: Cost): Currency {
  const given = { symbol: currencySymbol, position: currencyPosition }
  if (currencySymbol !== '' || currencyPosition !== '' || cost.length > MAX_LENGTH) return given
  return currencyIn(separated(cost)) ?? given
}

/** The currency of a text that consists of one price with a symbol. */
function currencyIn(text: string): Currency | undefined {
  const [, before, , , behind] = PRICED.exec(text) ?? []
  const symbol = before ?? behind
  if (symbol === undefined || (/^[A-Z]+$/.test(symbol) && !isCurrencyCode(symbol))) return undefined
  return { symbol, position: before === undefined ? 'postfix' : 'prefix' }
}

/** The currency that all prices of a text share. */
function sharedCurrency(text: string): Currency | undefined {
  const [first, ...more] = text.split(RANGE).map(currencyIn)
  const alike = more.every(
    (other) => other?.symbol === first?.symbol && other?.position === first?.position,
  )
  return alike && more.length <= 1 ? first : undefined
}

/** Formats a cost for display: `$15`, `$10 – $25`, or the text. A zero price in a range shows as free. */
export function formatCost(cost: Cost): string {
  const text = separated(cost.cost)
  if (text.length > MAX_LENGTH) return cost.cost
  const shared = sharedCurrency(text)
  if (shared === undefined && !PRICES_ALONE.test(text)) return cost.cost
  const { symbol, position } = shared ?? {
    symbol: cost.currencySymbol,
    position: cost.currencyPosition,
  }
  const prices = pricesOf(cost)
  const [lowest = ''] = prices
  const highest = prices.at(-1) ?? lowest
  return [...new Set([lowest, highest])]
    .map((price) => withCurrency(price, symbol, position))
    .join(' – ')
}

function withCurrency(price: string, symbol: string, position: string): string {
  if (isZero(price)) return 'Free'
  const sign = symbol || '$'
  return position === 'suffix' || position === 'postfix' ? `${price}${sign}` : `${sign}${price}`
}

/** A comma followed by a space separates prices; other commas are part of a price. */
const separated = (text: string): string => text.replaceAll(/, +/g, ' ; ').replaceAll(/ {2,}/g, ' ')

/** `1,250.50` and `1.250,50` are the same amount. */
export function amountOf(price: string): number {
  const parts = price.split(/[.,]/)
  const last = parts.at(-1) ?? ''
  const whole = parts.length > 1 && last.length !== 3 ? parts.slice(0, -1).join('') : parts.join('')
  return Number(parts.length > 1 && last.length !== 3 ? `${whole}.${last}` : whole)
}
