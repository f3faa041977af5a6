import type { AppContext } from '../context.ts'
import {
  listStoredTimes,
  storeInstants,
  type Place,
  type StoredTimes,
  type TimesTable,
} from '../data/events/event-instants.ts'
import { findSetting, storeSettings } from '../data/settings/stored-settings.ts'
import { instantOfWall, wallOfInstant } from '../domain/time/instants.ts'
import type { WallTime } from '../domain/time/wall-time.ts'
import type { Job } from './job.ts'

/** Setting with the version of the time zone data behind the stored instants, such as `2026a`. */
const KEY = 'zone_rules'
const BATCH = 1000
const TABLES: readonly TimesTable[] = ['events', 'event_occurrences']
const START: Place = { eventId: 0, originalStart: '1000-01-01 00:00:00' }

/**
 * Computes the UTC instants of all events again when the time zone data has changed since they were
 * stored. Local times stay as they were entered. Several nodes may do so at the same time.
 *
 * @param version of the time zone data of this program
 * @returns how many times have moved
 */
export async function updateTimeZones(ctx: AppContext, version: string): Promise<number> {
  const { database } = ctx
  if ((await findSetting(database, KEY)) === version) return 0
  let moved = 0
  for (const table of TABLES) moved += await updateTable(ctx, table)
  await database.transact((tx) => storeSettings(tx, { [KEY]: version }))
  if (moved > 0) ctx.log.info({ version, moved }, 'updated event times to the new time zone data')
  return moved
}

async function updateTable({ database }: AppContext, table: TimesTable): Promise<number> {
  let moved = 0
  let after = START
  for (;;) {
    const rows = await listStoredTimes(database, table, { after, limit: BATCH })
    const changed = rows.flatMap(recompute)
    if (changed.length > 0) {
      await database.transact((tx) => storeInstants(tx, table, changed))
    }
    moved += changed.length
    const last = rows.at(-1)
    if (last === undefined || rows.length < BATCH) return moved
    after = last
  }
}

/** Returns the row with its new instants, or nothing when they are the same. */
function recompute(row: StoredTimes): StoredTimes[] {
  const utcStart = toUtc(row.startsAt, row.timezone)
  const utcEnd = toUtc(row.endsAt, row.timezone)
  if (utcStart === undefined || utcEnd === undefined) return []
  const same = utcStart === row.utcStart && utcEnd === row.utcEnd
  return same ? [] : [{ ...row, utcStart, utcEnd }]
}

const toUtc = (wall: string, zone: string): WallTime | undefined =>
  wallOfInstant(instantOfWall(wall as WallTime, zone), 'UTC')

/** Runs once: the time zone data changes only with the version of the program. */
export function timeZoneJob(ctx: AppContext): Job {
  return {
    name: 'update event times to new time zone data',
    interval: Infinity,
    async run() {
      await updateTimeZones(ctx, process.versions['tz'] ?? '')
      return undefined
    },
  }
}
