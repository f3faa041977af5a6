import { clicksByPosition, countsWithin, type PeriodCounts } from '../../../data/ads/counts.ts'
import { loadAdUnits } from '../../../data/ads/unit-reader.ts'
import type { AdUnitRow } from '../../../data/ads/unit-row.ts'
import { failure } from '../../errors/errors.ts'
import type { AdSite } from '../ads.ts'
import { adKind, isAdType } from '../units/ad-types.ts'
import { field } from '../units/fields.ts'
import { partLabel, type NamedPeriod } from './periods.ts'

export interface DeviceCounts {
  readonly desktop: number
  readonly mobile: number
}

/** Impressions or clicks of a period, by interval. */
export interface Series {
  readonly desktop: readonly number[]
  readonly mobile: readonly number[]
}

export interface RankedUnit {
  readonly unit: AdUnitRow
  readonly impressions: DeviceCounts
  readonly clicks: DeviceCounts
  /** Whether it is a container, or a child of the one before it. */
  readonly family: 'parent' | 'child' | undefined
}

export interface AdReport {
  readonly labels: readonly string[]
  readonly impressions: Series
  readonly clicks: Series
  readonly ranking: readonly RankedUnit[]
}

/** Which units to report: all, the five with the most clicks, or one. */
export type Subject = 'all' | 'top_five_ads' | number

/**
 * Reports the counts of a period (behaviour/ads.md#report-of-a-period).
 * @throws DomainError 404 ads_invalid_ad_id for an unknown unit
 */
export async function reportAds(
  site: AdSite,
  subject: Subject,
  period: NamedPeriod,
): Promise<AdReport> {
  await site.ads.counting.flush()
  const [units, counted] = await Promise.all([
    loadAdUnits(site.database),
    countsWithin(site.database, period),
  ])
  const one = typeof subject === 'number'
  if (one && !units.some(({ id }) => id === subject)) throw failure('ads_invalid_ad_id')
  const ranking = one ? [] : rank(units, counted)
  const shown = subject === 'top_five_ads' ? ranking.slice(0, 5) : ranking
  const ids = new Set(shown.map(({ unit }) => unit.id))
  const counts = counted.filter(({ adId }) =>
    one ? adId === subject : subject === 'all' || ids.has(adId),
  )
  const parts = period.parts ?? [...new Set(counts.map(({ part }) => part))].toSorted()
  const series = (kind: 'impressions' | 'clicks'): Series => ({
    desktop: sums(counts, parts, kind, 'desktop'),
    mobile: sums(counts, parts, kind, 'mobile'),
  })
  return {
    labels: parts.map((part) => partLabel(period, part)),
    impressions: series('impressions'),
    clicks: series('clicks'),
    ranking: withFamilies(shown),
  }
}

type Kind = 'impressions' | 'clicks'
type Device = PeriodCounts['device']

function sums(
  counts: readonly PeriodCounts[],
  parts: readonly string[],
  kind: Kind,
  device: Device,
): number[] {
  const byPart = new Map<string, number>()
  for (const row of counts) {
    if (row.device === device) byPart.set(row.part, (byPart.get(row.part) ?? 0) + row[kind])
  }
  return parts.map((part) => byPart.get(part) ?? 0)
}

/** Published units by descending clicks, then impressions. */
function rank(units: readonly AdUnitRow[], counted: readonly PeriodCounts[]): RankedUnit[] {
  const byUnit = new Map<number, PeriodCounts[]>()
  for (const row of counted) {
    const own = byUnit.get(row.adId)
    if (own === undefined) byUnit.set(row.adId, [row])
    else own.push(row)
  }
  return units
    .filter(({ status }) => status === 'publish')
    .map((unit) => {
      const own = byUnit.get(unit.id) ?? []
      const total = (kind: Kind, device: Device): number =>
        own.filter((row) => row.device === device).reduce((sum, row) => sum + row[kind], 0)
      const both = (kind: Kind): DeviceCounts => ({
        desktop: total(kind, 'desktop'),
        mobile: total(kind, 'mobile'),
      })
      return { unit, impressions: both('impressions'), clicks: both('clicks'), family: undefined }
    })
    .toSorted(
      (a, b) =>
        sum(b.clicks) - sum(a.clicks) ||
        sum(b.impressions) - sum(a.impressions) ||
        a.unit.id - b.unit.id,
    )
}

const sum = ({ desktop, mobile }: DeviceCounts): number => desktop + mobile

/** Child units follow their container. */
function withFamilies(ranking: readonly RankedUnit[]): RankedUnit[] {
  const ids = new Map(ranking.map(({ unit }) => [unit.id, childIds(unit)]))
  const children = new Set([...ids.values()].flat())
  return ranking
    .filter(({ unit }) => !children.has(unit.id) || (ids.get(unit.id)?.length ?? 0) > 0)
    .flatMap((ranked): RankedUnit[] => {
      const own = ids.get(ranked.unit.id) ?? []
      if (own.length === 0) return [ranked]
      const below = ranking.filter(
        ({ unit }) => own.includes(unit.id) && (ids.get(unit.id)?.length ?? 0) === 0,
      )
      return [
        { ...ranked, family: 'parent' },
        ...below.map((child): RankedUnit => ({ ...child, family: 'child' })),
      ]
    })
}

function childIds({ type, fields }: AdUnitRow): number[] {
  const name = isAdType(type) ? adKind(type).children : undefined
  if (name === undefined) return []
  const lists =
    name === 'ab_testing'
      ? field(fields, name).flatMap((variant) => variant.ads_list)
      : field(fields, name)
  return lists.map(({ value }) => value)
}

export interface TestedUnit {
  readonly id: number
  readonly clicks: ReadonlyMap<string, number>
}

/** Clicks of every A/B test by tested position. */
export async function reportTests(site: AdSite): Promise<TestedUnit[]> {
  await site.ads.counting.flush()
  const units = await loadAdUnits(site.database)
  const ids = units.filter(({ type }) => type === 'ab_testing').map(({ id }) => id)
  const counted = await clicksByPosition(site.database, ids)
  return ids.map((id) => ({
    id,
    clicks: new Map(
      counted
        .filter(({ adId }) => adId === id)
        .map(({ position, clicks }) => [position, clicks] as const),
    ),
  }))
}
