import { isIPv4 } from 'node:net'
import { has, type Caller } from '../../accounts/caller.ts'
import { forbidden } from '../../errors/errors.ts'
import type { AdSite } from '../ads.ts'
import { utcDay } from '../days.ts'
import { deviceOf, MAX_AGENT_LENGTH } from '../rules/visitor.ts'
import { field } from '../units/fields.ts'
import { isHitToken } from './token.ts'

export interface TrackedHits {
  readonly event: 'impression' | 'click'
  readonly adIds: readonly number[]
  readonly token: string
  /** Address of the page. */
  readonly url: string
  /** The position of a unit in an A/B test. */
  readonly position: string
  readonly agent: string
  readonly referrer: string
  readonly remoteAddress: string
}

/**
 * Counts the hits that a page reports (behaviour/ads.md#counting). Ids of units that are not
 * published are ignored.
 * @throws DomainError 403 rest_forbidden, also for visitors, without the token of a decision
 */
export async function trackHits(site: AdSite, caller: Caller, hits: TrackedHits): Promise<void> {
  const { ads, secret, siteUrl } = site
  const now = site.clock()
  if (!isHitToken(secret, now, hits.token)) throw forbidden('rest_forbidden', { signedIn: true })
  const { settings, byId } = await ads.plan()
  if (!settings.ad_performance_tracking && !settings.ad_log) return
  if (settings.exclude_admin_tracking && has(caller, 'manage_options')) return
  const day = utcDay(now)
  const device = deviceOf(hits.agent) === 'desktop' ? 'desktop' : 'mobile'
  for (const adId of new Set(hits.adIds)) {
    const unit = byId.get(adId)
    if (unit === undefined) continue
    if (settings.ad_performance_tracking) {
      const tried =
        unit.type === 'ab_testing' &&
        field(unit.fields, 'ab_testing').some(({ position }) => position === hits.position)
      const position = tried ? hits.position : ''
      ads.counting.count({ adId, day, device, position, event: hits.event })
    }
    if (settings.ad_log && hits.event === 'click') {
      ads.counting.log({
        adId,
        day,
        network: networkOf(hits.remoteAddress),
        url: ownAddress(hits.url, siteUrl),
        browser: browserOf(hits.agent),
        referrer: readable(hits.referrer),
      })
    }
  }
}

/**
 * The network of an IP address: three bytes of four, or three groups of eight
 * (behaviour/ads.md#counting).
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(plain)) return plain.replace(/\.\d+$/, '.0')
  const [head = ''] = plain.split('%')
  const groups = expandedGroups(head)
  return groups === undefined ? '' : `${groups.slice(0, 3).join(':')}::`
}

function expandedGroups(address: string): string[] | undefined {
  const [before = '', after] = address.split('::')
  const left = before === '' ? [] : before.split(':')
  const right = after === undefined || after === '' ? [] : after.split(':')
  const missing = after === undefined ? 0 : 8 - left.length - right.length
  if (missing < 0 || address === '') return undefined
  const groups = [...left, ...Array.from({ length: missing }, () => '0'), ...right]
  const proper = groups.length === 8 && groups.every((group) => /^[\da-f]{1,4}$/i.test(group))
  return proper ? groups.map((group) => Number.parseInt(group, 16).toString(16)) : undefined
}

/** Only pages of this site, without the query, which may contain personal data. */
function ownAddress(url: string, siteUrl: string): string {
  if (!URL.canParse(url, siteUrl)) return ''
  const { origin, pathname } = new URL(url, siteUrl)
  return origin === new URL(siteUrl).origin ? readable(`${origin}${pathname}`) : ''
}

// oxlint-disable-next-line no-control-regex -- the database takes no NUL, and nobody needs the rest
const CONTROLS = /[\0-\x1f\x7f]/g

const LONGEST_ADDRESS = 500

const readable = (text: string): string =>
  text.slice(0, LONGEST_ADDRESS).replaceAll(CONTROLS, '').toWellFormed()

const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Internet explorer', /\bmsie\b|trident\//i],
  ['Edge', /\bedg(?:e|a|ios)?\//i],
  ['Yandex', /yabrowser/i],
  ['Opera', /opera|\bopr\//i],
  ['Firefox', /firefox|fxios/i],
  ['Chrome', /chrome|crios/i],
  ['Mobile browser', /mobi|android/i],
  ['Safari', /safari/i],
]

export const browserOf = (agent: string): string =>
  BROWSERS.find(([, pattern]) => pattern.test(agent.slice(0, MAX_AGENT_LENGTH)))?.[0] ?? 'Other'
