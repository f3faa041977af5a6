/** Postcode formats by country; regular expression sources for upper-case text. */
const FORMS: Readonly<Record<string, string>> = {
  US: String.raw`\d{5}(?:-\d{4})?`,
  CA: String.raw`[A-Z]\d[A-Z] ?\d[A-Z]\d`,
  GB: String.raw`[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}`,
  IE: String.raw`[A-Z]\d[\dW] ?[A-Z\d]{4}`,
  NL: String.raw`\d{4} ?[A-Z]{2}`,
  PL: String.raw`\d{2}-\d{3}`,
  PT: String.raw`\d{4}-\d{3}`,
  ...formOf(
    ['AT', 'AU', 'BE', 'BG', 'CH', 'DK', 'HU', 'LU', 'NO', 'NZ', 'SI', 'ZA'],
    String.raw`\d{4}`,
  ),
  ...formOf(['DE', 'EE', 'ES', 'FI', 'FR', 'HR', 'IT', 'LT', 'MX', 'TR'], String.raw`\d{5}`),
  ...formOf(['CZ', 'GR', 'SE', 'SK'], String.raw`\d{3} ?\d{2}`),
}

function formOf(countries: readonly string[], form: string): Record<string, string> {
  return Object.fromEntries(countries.map((country) => [country, form]))
}

/** Countries that write the postcode after the city; others write it before. */
const BEHIND: ReadonlySet<string> = new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'ZA'])

export interface CityLine {
  /** '' if the line is only a postcode. */
  readonly city: string
  readonly zip: string
}

interface LineForms {
  readonly alone: RegExp
  readonly withCity: RegExp
}

const lineForms: ReadonlyMap<string, LineForms> = new Map(
  Object.entries(FORMS).map(([country, form]) => {
    const zip = `(?<zip>${form})`
    const withCity = BEHIND.has(country)
      ? `(?<city>.*\\S) ${zip}`
      : `(?:[A-Z]{1,2}-)?${zip} (?<city>.+)`
    return [country, { alone: new RegExp(`^${zip}$`), withCity: new RegExp(`^${withCity}$`) }]
  }),
)

/**
 * Parses a line with a postcode in the country's format; undefined for any other line.
 * @param line with single blanks between words
 */
export function readCityLine(country: string, line: string): CityLine | undefined {
  const forms = lineForms.get(country)
  if (forms === undefined) return undefined
  if (forms.alone.test(line)) return { city: '', zip: line }
  const { city = '', zip = '' } = forms.withCity.exec(line)?.groups ?? {}
  return city === '' ? undefined : { city, zip }
}

/** British postcodes are unique to the country, so it need not be named. */
export const isBritish = (line: string): boolean => readCityLine('GB', line) !== undefined
