/** Selects the ads that one visitor may see, on any page. */
import { passes } from '../rules/rules.ts'
import { isTarget } from '../rules/targeting.ts'
import type { Visitor } from '../rules/visitor.ts'
import { childrenOf, isMobile, namedUnits, type AdPlan, type AdUnit } from '../plan.ts'
import type { AdType } from '../units/ad-types.ts'
import { field, type StoredFields } from '../units/fields.ts'
import { isForAuthor, sharesRevenue } from './revenue.ts'
import { showsOn } from '../units/schedule.ts'

/** A selected unit, resolved by chance and for the visitor's device. */
export interface Decided {
  readonly id: number
  readonly children?: readonly number[]
  /** The position under test, for A/B tests. */
  readonly position?: string
  readonly mobile?: true
  /** Provider units carry the publisher id of the entry's author. */
  readonly author?: true
  /** Seeds the random choices. */
  readonly chance?: number
}

/** A number in [0, 1). */
export type Random = () => number

/** Candidate places for a random choice; their number depends on the text. */
const CHANCES = 12

export function decide(plan: AdPlan, visitor: Visitor, random: Random): readonly Decided[] {
  if (seesNone(plan, visitor)) return []
  const shows = ({ fields }: AdUnit): boolean =>
    showsOn(fields, visitor) &&
    passes(
      { include: field(fields, 'targeting_include'), exclude: field(fields, 'targeting_exclude') },
      'all',
      (rule) => isTarget(visitor, rule),
    )
  // Each view is credited to either the site or the author, whatever it shows.
  const author = sharesRevenue(plan.settings) && isForAuthor(plan.settings, random())
  return plan.units.filter(shows).flatMap((unit): Decided[] => {
    const chosen = choose(unit, { plan, shows, random })
    if (chosen === undefined) return []
    const shown = [unit, ...(chosen.children ?? []).flatMap((id) => plan.byId.get(id) ?? [])]
    const mobile = visitor.device !== 'desktop' && shown.some(isMobile)
    const shared = author && shown.some(({ type }) => type === 'provider')
    return [
      {
        id: unit.id,
        ...chosen,
        ...(mobile && { mobile: true as const }),
        ...(shared && { author: true as const }),
      },
    ]
  })
}

type Choice = Pick<Decided, 'children' | 'position' | 'chance'>

interface Choosing {
  readonly plan: AdPlan
  readonly shows: (unit: AdUnit) => boolean
  readonly random: Random
}

type Choose = (unit: AdUnit, choosing: Choosing) => Choice | undefined

const oneOf: Choose = (unit, { plan, shows, random }) =>
  several(one(childrenOf(plan, unit).filter(shows), random))

const allOf =
  (inRandomOrder: (fields: StoredFields) => boolean): Choose =>
  (unit, { plan, shows, random }) => {
    const children = childrenOf(plan, unit).filter(shows)
    return several(inRandomOrder(unit.fields) ? shuffled(children, random) : children)
  }

/** How containers choose among their children. */
const choices: { readonly [Type in AdType]?: Choose } = {
  rotator_ads: (unit, choosing) =>
    field(unit.fields, 'refresh_type') === 'on_interval'
      ? allOf(() => false)(unit, choosing)
      : oneOf(unit, choosing),
  random_ads: oneOf,
  popup_ads: oneOf,
  group_insertion: allOf((fields) => field(fields, 'sort_type') === 'random'),
  carousel_ads: allOf((fields) => field(fields, 'carousel_rndms')),
  ab_testing: ({ fields }, { plan, shows, random }) => {
    // All sides are equally likely, even one with nothing to show: otherwise the test is biased.
    const [variant] = one(field(fields, 'ab_testing'), random)
    if (variant === undefined) return undefined
    const choice = several(one(namedUnits(plan, variant.ads_list).filter(shows), random))
    return choice && { ...choice, position: variant.position }
  },
}

/** Resolves the random choices of a unit; undefined if it has nothing to show. */
function choose(unit: AdUnit, choosing: Choosing): Choice | undefined {
  const byType = choices[unit.type]
  if (byType !== undefined) return byType(unit, choosing)
  return field(unit.fields, 'position') === 'random_ad_placement'
    ? { chance: Math.floor(choosing.random() * CHANCES) }
    : {}
}

const several = (units: readonly AdUnit[]): Choice | undefined =>
  units.length === 0 ? undefined : { children: units.map(({ id }) => id) }

function one<T>(items: readonly T[], random: Random): readonly T[] {
  const index = Math.floor(random() * items.length)
  return items.slice(index, index + 1)
}

function shuffled<T>(items: readonly T[], random: Random): readonly T[] {
  return items
    .map((item) => ({ item, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item)
}

const DAY = 86_400_000

/**
 * Whether a visitor sees no ads at all: by role, or after too many clicks
 * (behaviour/ads.md#click-fraud).
 */
function seesNone({ settings }: AdPlan, { roles, cookies, now }: Visitor): boolean {
  if (settings.multiUserValue.some(({ value }) => roles.includes(value))) return true
  if (!settings.click_fraud_protection) return false
  const clicks = readClicks(cookies['ads_ad_clicks'] ?? '')
  if (clicks === undefined || clicks.count < settings.allowed_click) return false
  return now.getTime() < clicks.expires + settings.ban_duration * DAY
}

function readClicks(cookie: string): { count: number; expires: number } | undefined {
  try {
    const value: unknown = JSON.parse(cookie)
    if (!(value instanceof Object) || !('count' in value) || !('exp' in value)) return undefined
    const expires = new Date(value.exp as string | number).getTime()
    return Number.isNaN(expires) ? undefined : { count: Number(value.count), expires }
  } catch {
    return undefined
  }
}
