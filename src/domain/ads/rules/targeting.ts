import type { Rule } from './rules.ts'
import type { Visitor } from './visitor.ts'

type Test = (visitor: Visitor, value: string) => boolean

/**
 * The test of each targeting rule (behaviour/ads.md#targeting-rules); the value is a
 * string in lower case.
 */
const tests = {
  // A tablet counts as a mobile device as well.
  device_type: ({ device }, value) =>
    device === value || (value === 'mobile' && device === 'tablet'),
  browser_language: ({ language }, value) =>
    value !== '' && language.slice(0, 2) === value.slice(0, 2),
  logged_in: ({ signedIn }, value) => String(signedIn) === value,
  user_agent: ({ agents }, value) => agents.has(value),
  user_type: ({ roles }, value) => roles.includes(value),
  cookie: ({ cookies }, value) =>
    value === ''
      ? Object.keys(cookies).length > 0
      : Object.keys(cookies).some((name) => name.toLowerCase() === value),
  url_parameter: ({ address }, value) => value !== '' && address.toLowerCase().includes(value),
  referrer_url: ({ referrer }, value) => value !== '' && referrer.toLowerCase() === value,
  browser_width: ({ cookies }, value) => cookies['ads_browser_width'] === value,
  geo_location_country: ({ country }, value) => value !== '' && country === value,
  geo_location_state: ({ state }, value) => value !== '' && state === value,
  geo_location_city: ({ city }, value) => value !== '' && city === value,
  multilingual_language: ({ language }, value) =>
    value !== '' && (language === value || language.startsWith(`${value}-`)),
  date: ({ date }, value) => {
    const [from = '', to = from] = value.split('..')
    return from <= date && date <= to
  },
  weekday: ({ weekday }, value) => weekday.toLowerCase() === value,
} as const satisfies Record<string, Test>

export type TargetingKind = keyof typeof tests

/** Whether a rule matches a visitor; unknown rules never do. */
export function isTarget(visitor: Visitor, { type, value }: Rule): boolean {
  if (!Object.hasOwn(tests, type.value)) return false
  return tests[type.value as TargetingKind](visitor, String(value.value).trim().toLowerCase())
}
