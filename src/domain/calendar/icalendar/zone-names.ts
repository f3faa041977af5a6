import { isOffset } from '../../time/time-zone.ts'
import { readZone, zoneOffset } from '../../time/zones.ts'
import { commonZone } from '../../../adapters/icalendar/common-zone-names.ts'
import type { WorkBudget } from '../recurrence/work-budget.ts'
import { onsetsUntil, type ZoneDefinition } from './zone-definitions.ts'

/** Populous zones, tried first when several zones match. */
const COMMON = [
  'Europe/London',
  'Europe/Berlin',
  'Europe/Helsinki',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Halifax',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Auckland',
]

/**
 * Finds the zone for a TZID: by a common name, by its IANA name, or by the end of the TZID
 * (`/example.org/Europe/Berlin`), else by the name that its definition has besides.
 */
export const zoneOfName = (
  tzid: string,
  definition: ZoneDefinition | undefined,
): string | undefined =>
  named(commonZone(tzid) ?? '') ?? named(tzid) ?? named(definition?.location ?? '')

function named(text: string): string | undefined {
  const parts = text.trim().split('/').filter(Boolean).slice(-3)
  for (let from = 0; from < parts.length; from++) {
    const zone = readZone(parts.slice(from).join('/'))
    if (zone !== undefined && (zone.includes('/') || isOffset(zone) || parts.length === 1))
      return zone
  }
  return undefined
}

const HOUR = 3_600_000
/** Definitions often begin centuries ago; zones are compared in a recent year. */
const COMPARED_YEAR = 2024
/** No zone changes its offset more often in a year. */
const MOST_CHANGES = 24

/** What it takes to compare all zones with a definition, in the units of a budget. */
const COMPARING = 20_000

/**
 * Finds the first zone whose offset changes match a definition.
 * @returns undefined if there is none, or the budget of the file is spent
 */
export function zoneOfDefinition(
  definition: ZoneDefinition,
  budget: WorkBudget,
): string | undefined {
  const latest = definition.observances.reduce(
    (last, { start }) => Math.max(last, start),
    -Infinity,
  )
  if (!Number.isFinite(latest)) return undefined
  const year = Math.max(COMPARED_YEAR, new Date(latest).getUTCFullYear() + 1)
  if (!budget.holds(COMPARING)) return undefined
  budget.spend(COMPARING)
  const onsets = onsetsUntil(definition, year, budget)
  if (!budget.holds(1)) return undefined
  const offsetAt = (at: number): number | undefined =>
    onsets.findLast((onset) => onset.at <= at)?.after ?? definition.observances[0]?.before
  const changes = onsets.filter(({ at }) => new Date(at).getUTCFullYear() === year)
  if (changes.length === 0) return offsetName(offsetAt(Date.UTC(year, 0, 15)) ?? 0)
  if (changes.length > MOST_CHANGES) return undefined
  const around = changes.flatMap(({ at }) => [at - HOUR, at + HOUR])
  const compared = [Date.UTC(year, 0, 15), Date.UTC(year, 6, 15), ...around].map((at) => ({
    at: new Date(at),
    offset: offsetAt(at),
  }))
  return [...COMMON, ...Intl.supportedValuesOf('timeZone')].find((zone) =>
    compared.every(({ at, offset }) => zoneOffset(zone, at) === offset),
  )
}

/** A zone without offset changes is equivalent to its offset. */
function offsetName(offset: number): string | undefined {
  const minutes = Math.round(Math.abs(offset) / 60_000)
  const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`
  return readZone(`UTC${offset < 0 ? '-' : '+'}${Math.floor(minutes / 60)}${rest}`)
}
