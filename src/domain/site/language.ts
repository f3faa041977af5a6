const SHAPE = /^([a-z]{2,3})(?:[_-]([a-z]{4}))?(?:[_-]([a-z]{2}|\d{3}))?((?:[_-][a-z\d]{2,8})*)$/i

const namesOf = (type: 'language' | 'script' | 'region'): Intl.DisplayNames =>
  new Intl.DisplayNames('en', { type, fallback: 'none' })

const LANGUAGES = namesOf('language')
const SCRIPTS = namesOf('script')
const REGIONS = namesOf('region')

/** Codes with a name that are not inhabited regions: unknown, pseudo, outlying. */
const NO_REGION = /^(?:zz|x[ab]|qo|ez|un)$/i

/**
 * Whether the language, script or region of a locale such as `en_US`, `haw` or `zh-Hant_TW` does not
 * exist, as far as the runtime knows; malformed locales are refused by the contract. What follows
 * (`de_DE_formal`, `ca_valencia`) is a free variant of four characters and more.
 */
export function isUnknownLocale(text: string): boolean {
  const [, language, script, region, variants = ''] = SHAPE.exec(text) ?? []
  if (language === undefined) return false
  return (
    LANGUAGES.of(language) === undefined ||
    (script !== undefined && SCRIPTS.of(script) === undefined) ||
    (region !== undefined && (NO_REGION.test(region) || REGIONS.of(region) === undefined)) ||
    variants.split(/[_-]/).some((variant) => variant !== '' && variant.length < 4)
  )
}
