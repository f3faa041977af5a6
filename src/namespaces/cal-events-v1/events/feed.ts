import { create as contentDisposition } from 'content-disposition'
import { createHash } from 'node:crypto'
import type { AppContext, Caller } from '../../../context.ts'
import { timesOf } from '../../../data/events/event-filters.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { eventFeed, type FeedOptions } from '../../../domain/calendar/feeds/event-feed.ts'
import { CALENDAR_MEDIA_TYPE } from '../../../domain/calendar/icalendar/write-calendar.ts'
import { contentTypes } from '../../../domain/content-types/content-types.ts'
import { slugify } from '../../../domain/text/slugs.ts'
import { visibleTo } from '../../../domain/content/entry-policy.ts'
import type { StreamedReply } from '../../operation.ts'
import type { EventList } from './list-query.ts'

/**
 * Answers a list of events as a calendar file; series include their changed occurrences.
 * @param most the maximum number of events, earliest first; all by default
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
 * Answers one event as a calendar file; a series includes its changed occurrences.
 * @param row an event that the caller may read, whose password was given if it has one
 */
export function singleFeed(caller: Caller, ctx: AppContext, row: EntryRow): Promise<StreamedReply> {
  const visible = visibleTo(caller, contentTypes.cal_events, [row.status])
  const occurrence = [timesOf(row.id)]
  const list = { of: 'events', occurrence, entry: [], searching: false } as const
  const conditions = { ...list, visible, withSeries: false, withHidden: true }
  return reply(ctx, caller, { conditions, unlocked: row.id })
}

/** Only characters that are safe in file names. */
const fileName = (title: string): string =>
  slugify(title)
    .replaceAll(/[^\w-]/g, '')
    .slice(0, 60) || 'calendar'

/** Equal files have equal names. */
const fileHash = (state: string): string =>
  createHash('sha256').update(state).digest('hex').slice(0, 11)

async function reply(
  ctx: AppContext,
  caller: Caller,
  options: FeedOptions,
): Promise<StreamedReply> {
  const { state, chunks } = await eventFeed(ctx, caller, options)
  const { title } = await ctx.settings()
  const file = `${fileName(title)}-${fileHash(state)}.ics`
  return {
    status: 200,
    stream: { mediaType: CALENDAR_MEDIA_TYPE, state, chunks },
    headers: { 'Content-Disposition': contentDisposition(file) },
  }
}
