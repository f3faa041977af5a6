const SHAPE = /^([a-z]{2,3})(?:[_-]([a-z]{4}))?(?:[_-]([a-z]{2}|\d{3}))?((?:[_-][a-z\d]{2,8})*)$/i

const namesOf = (type: 'language' | 'script' | 'region'): Intl.DisplayNames =>
  new Intl.DisplayNames('en', { type, fallback: 'none' })

const LANGUAGES = namesOf('language')
const SCRIPTS = namesOf('script')
const REGIONS = namesOf('region')

/**
 * Whether the language, script or region of a locale such as `en_US`, `de` or `zh-Hant_TW` does not
 * exist; malformed locales are refused by the contract. The runtime does not have names for all
 * three-letter languages, so all of those are accepted; a suffix after the region (`de_DE_formal`)
 * is a free variant.
 */
export function isUnknownLocale(text: string): boolean {
  const [, language, script, region] = SHAPE.exec(text) ?? []
  if (language === undefined) return false
  return (
    (language.length === 2 && LANGUAGES.of(language) === undefined) ||
    (script !== undefined && SCRIPTS.of(script) === undefined) ||
    (region !== undefined && REGIONS.of(region) === undefined)
  )
}
