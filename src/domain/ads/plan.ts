import type { AdUnitRow } from '../../data/ads/unit-row.ts'
import type { AdSettings } from './settings/ad-settings.ts'
import { sharesRevenue } from './showing/revenue.ts'
import { adKind, isAdType, type AdType } from './units/ad-types.ts'
import { field } from './units/fields.ts'
import { hasDays } from './units/schedule.ts'

/** A published unit of a type that can be shown. */
export interface AdUnit extends AdUnitRow {
  readonly type: AdType
}

/** Everything needed to select ads; the same for all visitors until it changes. */
export interface AdPlan {
  readonly settings: AdSettings
  /** IANA name of the site's zone. */
  readonly zone: string
  /** In display order, for units at the same place. */
  readonly units: readonly AdUnit[]
  readonly byId: ReadonlyMap<number, AdUnit>
  /** Whether the selection depends on the visitor, the day or chance. */
  readonly varies: boolean
}

export function makePlan(rows: readonly AdUnitRow[], settings: AdSettings, zone: string): AdPlan {
  const units = rows
    .filter((row): row is AdUnit => isAdType(row.type) && adKind(row.type).hidden !== true)
    .toSorted((a, b) => priorityOf(b) - priorityOf(a) || a.id - b.id)
  return {
    settings,
    zone,
    units,
    byId: new Map(units.map((unit) => [unit.id, unit])),
    varies:
      settings.click_fraud_protection ||
      units.some(variesBy) ||
      (sharesRevenue(settings) && units.some(({ type }) => type === 'provider')),
  }
}

const priorityOf = ({ fields }: AdUnit): number => field(fields, 'priority')

function variesBy(unit: AdUnit): boolean {
  const { type, fields } = unit
  return (
    field(fields, 'targeting_include').length > 0 ||
    field(fields, 'targeting_exclude').length > 0 ||
    hasDays(fields) ||
    isMobile(unit) ||
    adKind(type).children !== undefined ||
    field(fields, 'position') === 'random_ad_placement'
  )
}

/** Whether phones get different ads. */
export const isMobile = ({ fields }: AdUnit): boolean =>
  (field(fields, 'mobile_html_check') && field(fields, 'mob_code') !== '') ||
  (field(fields, 'mobile_image_check') && field(fields, 'image_mobile_src') !== '')

/** The child units of a unit, in its order; those that cannot be shown are ignored. */
export function childrenOf(plan: AdPlan, { type, fields }: AdUnit): readonly AdUnit[] {
  const name = adKind(type).children
  if (name === undefined || name === 'ab_testing') return []
  return namedUnits(plan, field(fields, name))
}

/** Containers cannot be children of containers, so there are no cycles. */
export function namedUnits(
  plan: AdPlan,
  list: readonly { readonly value: number }[],
): readonly AdUnit[] {
  return list.flatMap(({ value }) => {
    const unit = plan.byId.get(value)
    return unit === undefined || adKind(unit.type).children !== undefined ? [] : [unit]
  })
}
