/** The parts of a venue's postal address; '' if unknown. */
export interface PostalAddress {
  readonly address: string
  readonly city: string
  readonly state: string
  readonly zip: string
  /** A name in English, or a code such as `DE`. */
  readonly country: string
}

/** How the lines below the street are written. */
type CityLine = (parts: PostalAddress) => string[]

const joined = (parts: readonly string[], between: string): string =>
  parts.filter((part) => part !== '').join(between)

/** `24103 Kiel`, then the state. */
const codeFirst: CityLine = ({ zip, city, state }) => [joined([zip, city], ' '), state]

/** `Portland, ME 04101`; `Chiyoda-ku, Tokyo 100-8111`; `Millbrook 05701` without a state. */
const stateAndCode: CityLine = ({ city, state, zip }) => [
  joined([joined([city, state], ', '), zip], ' '),
]

/** `Wellington 6011`, after the state. */
const codeLast: CityLine = ({ city, state, zip }) => [state, joined([city, zip], ' ')]

/** The code has a line of its own. */
const codeBelow: CityLine = ({ city, state, zip }) => [city, state, zip]

/** Countries that do not write the code before the city. */
const CITY_LINES: ReadonlyMap<string, CityLine> = new Map(
  [
    { line: stateAndCode, countries: ['US', 'CA', 'AU', 'PR', 'JP'] },
    {
      line: codeLast,
      countries: ['NZ', 'SG', 'IN', 'ZA', 'TH', 'ID', 'PH', 'TW', 'NP', 'BD', 'PK'],
    },
    { line: codeBelow, countries: ['GB', 'IE', 'HK', 'MT', 'KE', 'NG', 'EG'] },
  ].flatMap(({ line, countries }) => countries.map((code) => [code, line])),
)

const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Other names that people write. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  usa: 'US',
  'united states of america': 'US',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  日本: 'JP',
}

/** Codes by names in lower case, of the countries above alone. */
const CODES: ReadonlyMap<string, string> = new Map([
  ...[...CITY_LINES.keys()].map((code): [string, string] => [
    (NAMES.of(code) ?? code).toLowerCase(),
    code,
  ]),
  ...Object.entries(OTHER_NAMES),
])

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** In its own script: `〒100-8111`, then from the prefecture down to the house. */
const japaneseLines = ({ zip, state, city, address, country }: PostalAddress): string[] => [
  zip === '' ? '' : `〒${zip.replace(/^〒\s*/, '')}`,
  state + city + address,
  country,
]

/**
 * The lines of an address in the order of its country; where no country is given, a state stands
 * behind the city as in the United States.
 */
export function addressLines(parts: PostalAddress): string[] {
  const name = parts.country.trim().toLowerCase()
  const code = CODES.get(name) ?? name.toUpperCase()
  const usual = name === '' && parts.state !== '' ? stateAndCode : codeFirst
  const cityLine = CITY_LINES.get(code) ?? usual
  const lines =
    code === 'JP' && JAPANESE.test(parts.address + parts.city)
      ? japaneseLines(parts)
      : [parts.address, ...cityLine(parts), parts.country]
  return lines.filter((line) => line.trim() !== '')
}
