import type { AppContext } from '../context.ts'
import {
  listStoredTimes,
  storeInstants,
  type Place,
  type StoredTimes,
  type TimesTable,
} from '../data/event-instants.ts'
import { findSetting, storeSettings } from '../data/settings.ts'
import { instantOfWall, wallOfInstant } from '../domain/calendar/time/instants.ts'
import type { WallTime } from '../domain/calendar/time/wall-time.ts'

/** Whose rules the stored instants follow, such as `2026a`. */
const KEY = 'zone_rules'
const BATCH = 1000
const TABLES: readonly TimesTable[] = ['events', 'event_occurrences']
const BEGINNING: Place = { eventId: 0, originalStart: '1000-01-01 00:00:00' }

/**
 * Derives the instants of all events anew where the rules of zones are others than those that
 * counted when they were stored. Wall times stay: they are what somebody said. Answers how many
 * times have moved. Several nodes may do so at the same time.
 *
 * @param rules version of the rules of this program
 */
export async function followZoneRules(ctx: AppContext, rules: string): Promise<number> {
  const { database } = ctx
  if ((await findSetting(database, KEY)) === rules) return 0
  let moved = 0
  for (const table of TABLES) moved += await moveTimes(ctx, table)
  await database.transact(['settings'], (tx) => storeSettings(tx, { [KEY]: rules }))
  if (moved > 0) ctx.log.info({ rules, moved }, 'times of events follow the new rules of zones')
  return moved
}

async function moveTimes({ database }: AppContext, table: TimesTable): Promise<number> {
  let moved = 0
  let after = BEGINNING
  for (;;) {
    const rows = await listStoredTimes(database, table, { after, limit: BATCH })
    const others = rows.flatMap(otherInstants)
    if (others.length > 0) {
      await database.transact(['content'], (tx) => storeInstants(tx, table, others))
    }
    moved += others.length
    const last = rows.at(-1)
    if (last === undefined || rows.length < BATCH) return moved
    after = last
  }
}

/** The row with its instants by the rules of now, where these are others. */
function otherInstants(row: StoredTimes): StoredTimes[] {
  const utcStart = inUtc(row.startsAt, row.timezone)
  const utcEnd = inUtc(row.endsAt, row.timezone)
  if (utcStart === undefined || utcEnd === undefined) return []
  const same = utcStart === row.utcStart && utcEnd === row.utcEnd
  return same ? [] : [{ ...row, utcStart, utcEnd }]
}

const inUtc = (wall: string, zone: string): WallTime | undefined =>
  wallOfInstant(instantOfWall(wall as WallTime, zone), 'UTC')

/** A node's look at the rules when it starts. */
export interface ZoneRulesFollowing {
  /** Resolves when nothing of it runs any more. */
  stop(): Promise<void>
}

/** Looks once: the rules of a program change with its version alone. */
export function startZoneRulesFollowing(ctx: AppContext): ZoneRulesFollowing {
  const working = followZoneRules(ctx, process.versions['tz'] ?? '').catch((error: unknown) => {
    ctx.log.error({ err: error }, 'times of events could not follow the rules of zones')
  })
  return {
    async stop() {
      await working
    },
  }
}
