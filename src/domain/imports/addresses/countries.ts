/** Common names of countries besides their English ones, by ISO 3166-1 code. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  AT: ['österreich'],
  BE: ['belgië', 'belgique'],
  CH: ['schweiz', 'suisse', 'svizzera'],
  CZ: ['czech republic', 'česko'],
  DE: ['deutschland'],
  DK: ['danmark'],
  ES: ['españa'],
  FI: ['suomi'],
  GB: ['uk', 'u.k.', 'great britain', 'england', 'scotland', 'wales', 'northern ireland'],
  IT: ['italia'],
  NL: ['nederland', 'the netherlands', 'holland'],
  NO: ['norge'],
  PL: ['polska'],
  SE: ['sverige'],
  TR: ['turkey'],
  US: ['us', 'u.s.', 'usa', 'u.s.a.', 'united states of america'],
}

/** Codes with an English name that are not countries. */
const NO_COUNTRIES: ReadonlySet<string> = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

function* englishNames(): Generator<[string, string]> {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    const name = NO_COUNTRIES.has(code) ? undefined : names.of(code)
    // Intl.Locale normalizes a code to its current form.
    const present = new Intl.Locale(`und-${code}`).region ?? code
    if (name !== undefined) yield [name.toLowerCase(), present]
  }
}

const codes: ReadonlyMap<string, string> = new Map([
  ...englishNames(),
  ...Object.entries(OTHER_NAMES).flatMap(([code, names]) =>
    names.map((name) => [name, code] as const),
  ),
])

/** The code of a country by any of its usual names; undefined for other text. */
export const countryCode = (name: string): string | undefined =>
  codes.get(name.trim().toLowerCase())
