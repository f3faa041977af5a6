const ENGLISH = 'en'

/**
 * The BCP 47 tag of a site language: `de-DE` for `de_DE_formal`, whose variant language tags do not
 * have; `en` for anything else.
 */
export function languageTag(language: string): string {
  const [name = '', ...parts] = language.split(/[_-]/)
  const kept = parts.filter((part) => /^(?:[a-z]{2}|\d{3}|[a-z]{4})$/i.test(part))
  try {
    return Intl.getCanonicalLocales([name, ...kept].join('-'))[0] ?? ENGLISH
  } catch {
    return ENGLISH
  }
}

/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = /^(?:Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa)$/

/** The direction in which a language is written. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr'
}
