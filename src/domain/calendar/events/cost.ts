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
/** `$`, `US$`, `EUR`: three letters count only where they are the code of a currency. */
const SIGN = String.raw`[A-Z]{0,3}\p{Sc}|[A-Z]{3}`
const PRICED = new RegExp(`^(?:(${SIGN}) ?(${PRICE})|(${PRICE}) ?(${SIGN}))$`, 'u')
const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))
const LONGEST = 200

interface Currency {
  readonly symbol: string
  /** `prefix`, or what stands behind prices; empty where neither is told. */
  readonly position: string
}

/** A cost as it is stored; a bare 0 costs as much as what is not said, while `0.00` is free. */
export function readCost(input: string | number): string {
  const text = String(input).trim()
  return text === '0' ? '' : text
}

const isZero = (text: string): boolean => /^0+(?:[.,]0+)?$/.test(text)

/** Whether an event costs nothing: in a word, or as the only price. */
export const isFree = (cost: Pick<Cost, 'cost'>): boolean => {
  const prices = pricesOf(cost)
  return isFreeWord(cost) || (prices.length > 0 && prices.every(isZero))
}

const isFreeWord = ({ cost }: Pick<Cost, 'cost'>): boolean => /^\s*free\s*$/i.test(cost)

/** The prices that are offered, as `pricesOf` has them; `0` for what is free in a word. */
export const offeredPrices = (cost: Pick<Cost, 'cost'>): string[] =>
  isFreeWord(cost) ? ['0'] : pricesOf(cost)

/** The prices that a cost names, the lowest first, each once; none in free words. */
export function pricesOf({ cost }: Pick<Cost, 'cost'>): string[] {
  const found = separated(cost).match(PRICES) ?? []
  return [...new Set(found)].toSorted((one, other) => amountOf(one) - amountOf(other))
}

/** What clients sort and filter by: the prices, or free words as a slug. */
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

/** The currency that was given with the cost, or that a single price has with it. */
export function currencyOf({ cost, currencySymbol, currencyPosition }: Cost): Currency {
  const given = { symbol: currencySymbol, position: currencyPosition }
  if (currencySymbol !== '' || currencyPosition !== '' || cost.length > LONGEST) return given
  return currencyIn(separated(cost)) ?? given
}

/** The currency of a text that is one price with a symbol. */
function currencyIn(text: string): Currency | undefined {
  const [, before, , , behind] = PRICED.exec(text) ?? []
  const symbol = before ?? behind
  if (symbol === undefined || (/^[A-Z]+$/.test(symbol) && !CODES.has(symbol))) return undefined
  return { symbol, position: before === undefined ? 'postfix' : 'prefix' }
}

/** The one currency that each price of a price or a range has with it. */
function sharedCurrency(text: string): Currency | undefined {
  const [first, ...more] = text.split(/ ?[-–—] ?/).map(currencyIn)
  const alike = more.every(
    (other) => other?.symbol === first?.symbol && other?.position === first?.position,
  )
  return alike && more.length <= 1 ? first : undefined
}

/** For people: `$15`, `$10 – $25`, or the words. A price of nothing within a range is free. */
export function shownCost(cost: Cost): string {
  const text = separated(cost.cost)
  if (text.length > LONGEST) return cost.cost
  const told = sharedCurrency(text)
  if (told === undefined && !PRICES_ALONE.test(text)) return cost.cost
  const { symbol, position } = told ?? {
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

/** A comma with a blank behind it stands between prices, one without within a price. */
const separated = (text: string): string => text.replaceAll(/, +/g, ' ; ').replaceAll(/ {2,}/g, ' ')

/** `1,250.50` and `1.250,50` are the same amount. */
export function amountOf(price: string): number {
  const parts = price.split(/[.,]/)
  const last = parts.at(-1) ?? ''
  const whole = parts.length > 1 && last.length !== 3 ? parts.slice(0, -1).join('') : parts.join('')
  return Number(parts.length > 1 && last.length !== 3 ? `${whole}.${last}` : whole)
}
