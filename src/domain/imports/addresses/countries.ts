/** What people write for a country beside its English name, by its code (ISO 3166-1). */
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

/** Codes that have an English name and are no country. */
const NO_COUNTRIES: ReadonlySet<string> = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'])

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

function* englishNames(): Generator<[string, string]> {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    const name = NO_COUNTRIES.has(code) ? undefined : names.of(code)
    // A locale has the code that is in use today.
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

/** The code of a country by a name that people write for it; undefined for any other text. */
export const countryCode = (name: string): string | undefined =>
  codes.get(name.trim().toLowerCase())
