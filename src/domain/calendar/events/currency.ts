/** The currency of prices, for programs. */
import type { EventColumns } from '../../../data/events/event-row.ts'

export type Priced = Pick<EventColumns, 'cost' | 'currencySymbol' | 'currencyCode'>

const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** Whether a word is a code of ISO 4217. */
export const isCurrencyCode = (word: string): boolean => CODES.has(word)

/** The currency of prices without a sign, and with a dollar sign alone. */
const DEFAULT = 'USD'

/** Signs that stand for one currency alone; `¥` and `kr` are shared by several. */
const SIGNS: Readonly<Record<string, string>> = {
  $: DEFAULT,
  US$: 'USD',
  A$: 'AUD',
  AU$: 'AUD',
  C$: 'CAD',
  CA$: 'CAD',
  HK$: 'HKD',
  MX$: 'MXN',
  NT$: 'TWD',
  NZ$: 'NZD',
  R$: 'BRL',
  S$: 'SGD',
  'CN¥': 'CNY',
  'JP¥': 'JPY',
  '€': 'EUR',
  '£': 'GBP',
  '₡': 'CRC',
  '₦': 'NGN',
  '₩': 'KRW',
  '₪': 'ILS',
  '₫': 'VND',
  '₭': 'LAK',
  '₮': 'MNT',
  '₱': 'PHP',
  '₲': 'PYG',
  '₴': 'UAH',
  '₵': 'GHS',
  '₸': 'KZT',
  '₹': 'INR',
  '₺': 'TRY',
  '₼': 'AZN',
  '₽': 'RUB',
  '₾': 'GEL',
  '֏': 'AMD',
  '฿': 'THB',
}

/** Longer texts are not searched. */
const MAX_LENGTH = 200
const SIGN = String.raw`[A-Z]{0,3}\p{Sc}|(?<![A-Z])[A-Z]{3}(?![A-Z])`
/** Signs next to a digit. */
const SIGNS_OF_PRICES = new RegExp(String.raw`(?:${SIGN})(?= ?\d)|(?<=\d ?)(?:${SIGN})`, 'gu')

/**
 * The code of the currency (ISO 4217) in which prices are: the given one, else that of the signs.
 * @returns undefined where the signs may stand for several currencies
 */
export function currencyCodeOf({ cost, currencyCode, currencySymbol }: Priced): string | undefined {
  const given = currencyCode.trim().toUpperCase()
  if (isCurrencyCode(given)) return given
  const found = cost.length > MAX_LENGTH ? [] : signsIn(cost)
  const signs = found.length > 0 ? found : [currencySymbol.trim()].filter(Boolean)
  if (signs.length === 0) return DEFAULT
  const [code, ...others] = new Set(signs.map(codeOfSign))
  return others.length === 0 ? code : undefined
}

/** Three letters are a sign only where they are a code: `PER` in `20 PER HEAD` is none. */
const signsIn = (cost: string): string[] =>
  (cost.match(SIGNS_OF_PRICES) ?? []).filter(
    (sign) => !/^[A-Z]+$/.test(sign) || isCurrencyCode(sign),
  )

const codeOfSign = (sign: string): string | undefined =>
  isCurrencyCode(sign) ? sign : Object.hasOwn(SIGNS, sign) ? SIGNS[sign] : undefined
