import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { findEntries } from '../../../data/entries/entry-reader.ts'
import {
  findChangedOccurrences,
  listFeedZones,
  relatedState,
  type FeedConditions,
} from '../../../data/events/event-feed-reader.ts'
import type { Caller } from '../../accounts/caller.ts'
import type { Site } from '../../site/site.ts'
import { plainContentsAhead } from '../../embeds/entry-texts.ts'
import { loadEvents, type LoadedEvent } from '../events/load-events.ts'
import { LARGE_TEXT } from '../../text/slices.ts'
import { CALENDAR_END, writeHead } from '../icalendar/write-calendar.ts'
import { writeEvent } from '../icalendar/write-event.ts'
import type { WallTime } from '../../time/wall-time.ts'
import { feedEvent, type FeedRelations } from './feed-event.ts'

/** A calendar file to stream, with the state from which its entity tag is made. */
export interface EventFeed {
  readonly state: string
  /** The chunks of the file; events are loaded while it is sent. */
  readonly chunks: () => AsyncIterable<string>
}

export interface FeedSite extends Site {
  readonly siteUrl: string
}

export interface FeedOptions {
  readonly conditions: FeedConditions
  /** Id of the event whose password was given; 0 for none. */
  readonly unlocked?: number
}

/** How many events are in memory at a time. */
const BATCH = 100

/**
 * Creates the calendar file of a list of events. Their ids are read once; the events are loaded in
 * batches, so that a long file takes no more memory than a short one.
 */
export async function eventFeed(
  site: FeedSite,
  caller: Caller,
  { conditions, unlocked = 0 }: FeedOptions,
): Promise<EventFeed> {
  const { database, siteUrl } = site
  const zones = await listFeedZones(database, conditions)
  const ids = zones.flatMap((zone) => zone.ids).toSorted((one, other) => one - other)
  const { title } = await site.settings()
  const around = await relatedState(database, ids)
  const parts = [zones.map(({ zone, from, to, state }) => [zone, from, to, state]), around, title]
  const asker = [siteUrl, caller.id, unlocked, FORMAT_VERSION]
  const state = createHash('sha1')
    .update(JSON.stringify([parts, asker]))
    .digest('base64url')

  async function* chunks(): AsyncIterable<string> {
    yield writeHead({
      name: title,
      description: `Events for ${title}`,
      url: `${siteUrl}/events/`,
      zones: zones.map(({ zone, from, to }) => ({
        zone,
        from: from as WallTime,
        to: to as WallTime,
      })),
    })
    const family = await relationsOf(site, ids)
    for (let at = 0; at < ids.length; at += BATCH) {
      const batch = ids.slice(at, at + BATCH)
      const entries = await findEntries(database, batch, conditions.visible)
      const events = await loadEvents(database, caller, entries, unlocked)
      yield* eventChunks(
        events.toSorted((one, other) => one.entry.id - other.entry.id),
        family,
        siteUrl,
      )
    }
    yield CALENDAR_END
  }
  return { state, chunks }
}

async function* eventChunks(
  events: readonly LoadedEvent[],
  family: FeedRelations,
  siteUrl: string,
): AsyncIterable<string> {
  let text = ''
  for (const event of events) {
    await plainContentsAhead([event.entry])
    text += writeEvent(feedEvent(event, family, siteUrl))
    if (text.length < LARGE_TEXT) continue
    yield text
    text = ''
    // Others are answered before the next large event.
    await setImmediate()
  }
  if (text !== '') yield text
}

/** Incremented when the output changes, so that cached files become invalid. */
const FORMAT_VERSION = 2

async function relationsOf({ database }: Site, ids: readonly number[]): Promise<FeedRelations> {
  const found = await findChangedOccurrences(database, ids)
  const startsOfSeries = new Map<number, Set<string>>()
  for (const { seriesId, originalStart } of found) {
    const starts = startsOfSeries.get(seriesId) ?? new Set()
    startsOfSeries.set(seriesId, starts.add(originalStart))
  }
  return { changed: new Map(found.map((one) => [one.id, one])), startsOfSeries }
}
