import type { components } from '../../../../generated/core-v2/types.ts'
import { stylesheetProblems } from '../../../domain/site/custom-css.ts'
import { isUnknownLocale } from '../../../domain/site/language.ts'
import { plainForm } from '../../../domain/text/html-form.ts'
import { storedSettings, type SettingName } from '../../../domain/site/site-settings.ts'
import { readTimeZone } from '../../../domain/time/time-zone.ts'
import type { SettingsChange } from '../../../domain/site/update-settings.ts'
import type { ArgumentProblem } from '../../../http/errors.ts'

type SettingsBody = components['schemas']['SettingsInput']
type Member = Exclude<keyof SettingsBody, 'url'>
type Value = string | number | boolean | null

/** Converters for values that are not stored as sent. */
const READ: { readonly [Name in Member]?: (value: Value) => Value } = {
  title: (value) => plainForm(String(value)),
  description: (value) => plainForm(String(value)),
  timezone: (value) => readTimeZone(String(value)) ?? null,
  default_post_format: (value) => (value === 'standard' ? '0' : value),
}

/** Converts a body to domain input. Null restores a default. */
export function readSettingsInput(body: SettingsBody): SettingsChange {
  const sent: Readonly<Record<string, Value | undefined>> = body
  const read: Readonly<Record<string, ((value: Value) => Value) | undefined>> = READ
  const named = Object.entries(storedSettings).flatMap(([name, { key }]) => {
    const value = sent[key]
    if (value === undefined) return []
    return [[name, value === null ? null : (read[key]?.(value) ?? value)]]
  })
  // The validator has checked the type of each value.
  return Object.fromEntries(named) as { [Name in SettingName]?: never }
}

const MAIL_ADDRESS = /^[^\s@<>()[\]\\,;:"]{1,64}@[\p{L}\d](?:[\p{L}\d.-]{0,250}[\p{L}\d])?$/u

/** Rules that no schema can express: existing zones and languages, styles, the read-only address. */
export function settingsProblems(
  { custom_css, email, language, timezone, url }: SettingsBody,
  siteUrl: string,
): Readonly<Record<string, ArgumentProblem>> {
  const unknownZone = typeof timezone === 'string' && readTimeZone(timezone) === undefined
  const otherAddress =
    typeof url === 'string' && URL.canParse(url) && url.replace(/\/$/, '') !== siteUrl
  // An empty text is not a mail address, but is what is shown while none is set.
  const wrongEmail = typeof email === 'string' && email !== '' && !MAIL_ADDRESS.test(email)
  const styles = typeof custom_css === 'string' ? stylesheetProblems(custom_css) : []
  return {
    ...(styles.length > 0 && { custom_css: problem(styles.join(' ')) }),
    ...(unknownZone && { timezone: problem('This time zone does not exist.') }),
    ...(typeof language === 'string' &&
      isUnknownLocale(language) && { language: problem('This language does not exist.') }),
    ...(wrongEmail && {
      email: { ...problem('This is not a mail address.'), code: 'rest_invalid_email' },
    }),
    ...(otherAddress && { url: problem('The address is set where the service is started.') }),
  }
}

const problem = (message: string): ArgumentProblem => ({
  code: 'rest_invalid_param',
  message,
  data: null,
})
