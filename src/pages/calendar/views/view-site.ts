/** The settings and the time that a calendar page depends on. */
import type { SiteSettings } from '../../../domain/site/site-settings.ts'
import type { Site } from '../../../domain/site/site.ts'
import { cutoffOf, dayOf, type Cutoff } from '../../../domain/time/days.ts'
import { instantOfWall, wallOfInstant } from '../../../domain/time/instants.ts'
import { FIRST_WALL_TIME, type WallDate, type WallTime } from '../../../domain/time/wall-time.ts'

export interface ViewSite {
  /** Without a slash at the end. */
  readonly siteUrl: string
  readonly apiUrl: string
  readonly settings: SiteSettings
  readonly zone: string
  readonly cutoff: Cutoff
  /** Events are shown on the days of the site's clock, not of their own. */
  readonly bySiteClock: boolean
  /** On the site's clock, to the minute. */
  readonly now: WallTime
  /** The same in UTC. */
  readonly nowUtc: WallTime
  /** The current day, which ends at the cut-off. */
  readonly today: WallDate
  /** When the next minute begins. */
  readonly until: Date
}

const MINUTE = 60_000

export async function loadViewSite(site: Site & { readonly apiUrl: string }): Promise<ViewSite> {
  const settings = await site.settings()
  const { timezone: zone, multiDayCutoff, timezoneMode } = settings
  const minute = Math.floor(Number(site.clock()) / MINUTE) * MINUTE
  const now = wallOfInstant(new Date(minute), zone) ?? FIRST_WALL_TIME
  const cutoff = cutoffOf(multiDayCutoff)
  return {
    siteUrl: site.siteUrl,
    apiUrl: site.apiUrl,
    settings,
    zone,
    cutoff,
    bySiteClock: timezoneMode === 'site',
    now,
    nowUtc: utcOf(now, zone),
    today: dayOf(now, cutoff),
    until: new Date(minute + MINUTE),
  }
}

/** The instant of a wall time of the site, as a wall time of UTC. */
export const utcOf = (wall: WallTime, zone: string): WallTime =>
  wallOfInstant(instantOfWall(wall, zone), 'UTC') ?? wall
