import { createHash } from 'node:crypto'
import type { AppContext, Caller } from '../../../context.ts'
import { sql } from '../../../data/database.ts'
import type { EntryRow } from '../../../data/entry-row.ts'
import { eventFeed, type FeedWishes } from '../../../domain/calendar/feeds/event-feed.ts'
import { CALENDAR_MEDIA_TYPE } from '../../../domain/calendar/icalendar/write-calendar.ts'
import { contentTypes } from '../../../domain/content/content-types.ts'
import { slugify } from '../../../domain/content/slugs.ts'
import { visibleTo } from '../../../domain/content/policy.ts'
import type { StreamedReply } from '../../../http/operation.ts'
import type { EventList } from './list-query.ts'

/**
 * The events of a list as a calendar file, series with what was changed of them.
 * @param most how many at most, those that begin first; all unless it is given
 */
export function listFeed(
  caller: Caller,
  ctx: AppContext,
  { conditions, visible }: EventList,
  most: number | undefined,
): Promise<StreamedReply> {
  const feed = { ...conditions, visible, withSeries: true, withHidden: false, most }
  return reply(ctx, caller, { conditions: feed })
}

/**
 * One event as a calendar file; a series with what was changed of it.
 * @param row an event that the caller may read, whose password was given if it has one
 */
export function singleFeed(caller: Caller, ctx: AppContext, row: EntryRow): Promise<StreamedReply> {
  const visible = visibleTo(caller, contentTypes.cal_events, [row.status])
  const occurrence = [sql`o.event_id = ${row.id}`]
  const list = { of: 'events', occurrence, entry: [], searching: false } as const
  const conditions = { ...list, visible, withSeries: false, withHidden: true }
  return reply(ctx, caller, { conditions, unlocked: row.id })
}

/** Programs take what is in a name of a file for more than a name. */
const fileName = (title: string): string =>
  slugify(title)
    .replaceAll(/[^\w-]/g, '')
    .slice(0, 60) || 'calendar'

/** The same file has the same name, and another one another. */
const fileHash = (state: string): string =>
  createHash('sha256').update(state).digest('hex').slice(0, 11)

async function reply(ctx: AppContext, caller: Caller, wishes: FeedWishes): Promise<StreamedReply> {
  const { state, chunks } = await eventFeed(ctx, caller, wishes)
  const { title } = await ctx.settings()
  const file = `${fileName(title)}-${fileHash(state)}.ics`
  return {
    status: 200,
    stream: { mediaType: CALENDAR_MEDIA_TYPE, state, chunks },
    headers: { 'Content-Disposition': `attachment; filename="${file}"` },
  }
}
