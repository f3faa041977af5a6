/**
 * Splits single-line addresses, as found in calendar files. Only unambiguous forms are parsed: an
 * unsplit address is still displayed as written, but a wrong split is an error.
 */
import { countryCode } from './countries.ts'
import { isBritish, readCityLine } from './postcodes.ts'
import { regionalCountries, regionCode } from './regions.ts'

export interface AddressParts {
  /** Street and number; '' if the line begins with the city. */
  readonly street: string
  readonly city: string
  /** State or province; '' in countries whose addresses have none. */
  readonly region: string
  readonly zip: string
  /** As written; '' if omitted. */
  readonly country: string
  /** ISO 3166-1. */
  readonly code: string
}

/** Parses an address; undefined unless it is unambiguous. */
export function parseAddress(text: string): AddressParts | undefined {
  const lines = linesOf(text)
  const country = lines.at(-1) ?? ''
  const code = countryCode(country)
  if (code !== undefined) {
    const rest = lines.slice(0, -1)
    const found = withRegion(rest, code, true) ?? withoutRegion(rest, code)
    return found && { ...found, country, code }
  }
  const regional = regionalCountries.flatMap((one) => {
    const found = withRegion(lines, one, false)
    return found === undefined ? [] : [{ ...found, country: '', code: one }]
  })
  if (regional.length > 0) return regional.length === 1 ? regional[0] : undefined
  const british = isBritish(country) ? withoutRegion(lines, 'GB') : undefined
  return british && { ...british, country: '', code: 'GB' }
}

const linesOf = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)

type Found = Pick<AddressParts, 'street' | 'city' | 'region' | 'zip'>

/**
 * Parses `street, city, region, postcode`, also with the last ones in one line.
 * @param named whether the country follows, so that the postcode may be omitted
 */
function withRegion(lines: readonly string[], country: string, named: boolean): Found | undefined {
  const last = lines.at(-1) ?? ''
  const { zip, city: before } = readCityLine(country, last) ?? { zip: '', city: last }
  if (zip === '' && !named) return undefined
  const rest = [...lines.slice(0, -1), ...(before === '' ? [] : [before])]
  const line = rest.pop() ?? ''
  if (regionCode(country, line) !== undefined) return placed(rest, { region: line, zip })
  // `Sydney NSW 2000`
  const [, city = '', region = ''] = /^(.*\S) ([A-Z]{2,3})$/.exec(line) ?? []
  const known = zip !== '' && regionCode(country, region) !== undefined
  return known ? placed([...rest, city], { region, zip }) : undefined
}

/** `street, postcode city`, `street, city postcode` or `street, city, postcode`. */
function withoutRegion(lines: readonly string[], country: string): Found | undefined {
  const read = readCityLine(country, lines.at(-1) ?? '')
  if (read === undefined) return undefined
  const { city, zip } = read
  const rest = lines.slice(0, -1)
  if (city !== '') return placed([...rest, city], { region: '', zip })
  // Without a number, a street cannot be told from a city, or a city from a region.
  const sure = rest.length === 2 && /\d/.test(rest[0] ?? '')
  return sure ? placed(rest, { region: '', zip }) : undefined
}

/** City names contain no digits; a line with one is something else. */
function placed(
  lines: readonly string[],
  { region, zip }: Pick<Found, 'region' | 'zip'>,
): Found | undefined {
  const city = lines.at(-1) ?? ''
  if (city === '' || /\d/.test(city)) return undefined
  return { street: lines.slice(0, -1).join(', '), city, region, zip }
}
