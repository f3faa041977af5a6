import {
  isScope,
  UNLIMITED,
  type ApplicationPasswordLimits,
} from '../../domain/accounts/application-password-limits.ts'
import type { PlainMessageKey, Translate } from '../../messages/words.ts'

const DAY = 24 * 60 * 60 * 1000

/** Choices for the duration of access in days; '' means unlimited. */
export const DURATIONS = ['', '1', '30', '90', '365'] as const

/** The choice of a duration in words. */
export const durationText = (t: Translate, days: string): string =>
  days === ''
    ? t('authorize.duration.unlimited')
    : t('authorize.duration.days', { days: Number(days) })

/** When access ends for a choice of a duration, null if never; undefined if it is not a choice. */
export function endAfter(chosen: string | null, now: Date): Date | null | undefined {
  const days = DURATIONS.find((duration) => duration === (chosen ?? ''))
  if (days === undefined) return undefined
  return days === '' ? null : new Date(now.getTime() + Number(days) * DAY)
}

/** The text for each area of scopes. */
export const AREAS: Readonly<Record<string, PlainMessageKey>> = {
  '*': 'authorize.area.everything',
  accounts: 'authorize.area.accounts',
  'core/v2': 'authorize.area.content',
  'cal/events/v1': 'authorize.area.events',
  'cal/event-aggregator/v1': 'authorize.area.imports',
  'cal/views/v2': 'authorize.area.calendarPages',
  'ads-route': 'authorize.area.ads',
  'ads-adsense': 'authorize.area.adReports',
  'schema-output': 'authorize.area.structuredData',
  'oembed/1.0': 'authorize.area.embeds',
  'site-health/v1': 'authorize.area.siteHealth',
  'block-editor/v1': 'authorize.area.blockEditor',
}

/** All rights of the user. */
const EVERYTHING = ['*:*'] as const

/**
 * Parses an application's scopes, separated by blanks or commas; undefined if one does not exist.
 */
export function readScopes(text: string | null): readonly string[] | undefined {
  const scopes = (text ?? '').split(/[\s,]+/).filter((scope) => scope !== '')
  return scopes.every(isScope) ? [...new Set(scopes)] : undefined
}

/** Describes scopes, one sentence each. */
export function describeScopes(t: Translate, scopes: readonly string[]): readonly string[] {
  return (scopes.length > 0 ? scopes : EVERYTHING).map((scope) => {
    const [area = '', verb = ''] = scope.split(':')
    const key = AREAS[area]
    return t('authorize.right', { verb, area: key === undefined ? area : t(key) })
  })
}

/** Whether access can be reduced: the application requests more than reading. */
export const mayBeNarrowed = (scopes: readonly string[]): boolean => {
  const reading = readingOf(scopes)
  return reading.length > 0 && reading.join() !== scopes.join()
}

/** The scopes that remain if an application may only read. */
const readingOf = (scopes: readonly string[]): readonly string[] => [
  ...new Set(
    (scopes.length > 0 ? scopes : EVERYTHING).flatMap((scope) => {
      const [area = '', verb] = scope.split(':')
      return verb === '*' || verb === 'read' ? [`${area}:read`] : []
    }),
  ),
]

/**
 * The limits chosen in the form; undefined for an invalid choice.
 * @param requested the requested scopes; none means all
 */
export function chosenLimits(
  form: URLSearchParams,
  requested: readonly string[],
  now: Date,
): ApplicationPasswordLimits | undefined {
  const expiresAt = endAfter(form.get('days'), now)
  const access = form.get('access') ?? 'asked'
  const scopes = access === 'read' && mayBeNarrowed(requested) ? readingOf(requested) : requested
  if (expiresAt === undefined || (access === 'read') !== (scopes !== requested)) return undefined
  return { ...UNLIMITED, scopes: [...scopes], expiresAt }
}
