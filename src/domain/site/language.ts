const SHAPE = /^([a-z]{2,3})(?:[_-]([a-z]{4}))?(?:[_-]([a-z]{2}|\d{3}))?((?:[_-][a-z\d]{2,8})*)$/i

const namesOf = (type: 'language' | 'script' | 'region'): Intl.DisplayNames =>
  new Intl.DisplayNames('en', { type, fallback: 'none' })

const LANGUAGES = namesOf('language')
const SCRIPTS = namesOf('script')
const REGIONS = namesOf('region')

/**
 * Whether a locale such as `en_US`, `de` or `zh-Hant_TW` names a language, a script or a region
 * that there is not; what is no locale at all is for the contract to refuse. Languages of three
 * letters are more than the runtime has names for, so all of them count; what follows the region
 * (`de_DE_formal`) is a variant of free choice.
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
