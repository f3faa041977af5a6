/** Which ads one visitor may see, wherever: everything about the choice but the page. */
import { passes } from '../rules/rules.ts'
import { isTarget } from '../rules/targeting.ts'
import type { Visitor } from '../rules/visitor.ts'
import { childrenOf, isMobile, namedUnits, type AdPlan, type AdUnit } from '../plan.ts'
import type { AdType } from '../units/ad-types.ts'
import { field, type StoredFields } from '../units/fields.ts'
import { isForAuthor, sharesRevenue } from './revenue.ts'
import { showsOn } from '../units/schedule.ts'

/** A unit that is chosen, and what chance and the visitor's device have made of it. */
export interface Decided {
  readonly id: number
  /** Ids of the units that it shows. */
  readonly children?: readonly number[]
  /** Of an A/B test the position that is tried. */
  readonly position?: string
  /** The form for phones. */
  readonly mobile?: true
  /** Units of the provider are shown for who wrote the entry. */
  readonly author?: true
  /** Decides where chance has to. */
  readonly chance?: number
}

/** A number from 0 up to and without 1. */
export type Random = () => number

/** Places that chance chooses from, where the text decides how many there are. */
const CHANCES = 12

/** The choice for one visitor, in the order of the plan. */
export function decide(plan: AdPlan, visitor: Visitor, random: Random): readonly Decided[] {
  if (seesNone(plan, visitor)) return []
  const shows = ({ fields }: AdUnit): boolean =>
    showsOn(fields, visitor) &&
    passes(
      { include: field(fields, 'targeting_include'), exclude: field(fields, 'targeting_exclude') },
      'all',
      (rule) => isTarget(visitor, rule),
    )
  // One view is for one of the two, whatever it shows.
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

/** How units that show others choose among them. */
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
    // Each side is as likely as the others, also one that has nothing to show: else it would not
    // be a test.
    const [variant] = one(field(fields, 'ab_testing'), random)
    if (variant === undefined) return undefined
    const choice = several(one(namedUnits(plan, variant.ads_list).filter(shows), random))
    return choice && { ...choice, position: variant.position }
  },
}

/** What chance makes of a unit; undefined when it has nothing to show. */
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
 * Whether a visitor sees no ads at all: by role, or for having clicked too often
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
