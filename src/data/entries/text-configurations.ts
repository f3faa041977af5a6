/** PostgreSQL's full-text search configurations by language code. */
const configurations = {
  ar: 'arabic',
  ca: 'catalan',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  es: 'spanish',
  eu: 'basque',
  fi: 'finnish',
  fr: 'french',
  ga: 'irish',
  hi: 'hindi',
  hu: 'hungarian',
  hy: 'armenian',
  id: 'indonesian',
  it: 'italian',
  lt: 'lithuanian',
  nb: 'norwegian',
  ne: 'nepali',
  nl: 'dutch',
  nn: 'norwegian',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sr: 'serbian',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
  yi: 'yiddish',
} as const

type Language = keyof typeof configurations

export type TextConfiguration = (typeof configurations)[Language] | 'simple'

const isLanguage = (code: string): code is Language => Object.hasOwn(configurations, code)

/** @param locale such as `de_DE`; other languages use the configuration without stemming */
export function textConfiguration(locale: string): TextConfiguration {
  const [language = ''] = locale.toLowerCase().split(/[_-]/)
  return isLanguage(language) ? configurations[language] : 'simple'
}
