import { createHash } from 'node:crypto'
import { findEntries } from '../../../data/entry-reader.ts'
import {
  findChangedOccurrences,
  listFeedZones,
  relatedState,
  type FeedConditions,
} from '../../../data/event-feed-reader.ts'
import type { Caller } from '../../accounts/caller.ts'
import type { Site } from '../../site/site.ts'
import { plainContentsAhead } from '../../embeds/entry-texts.ts'
import { loadEvents } from '../events/load-events.ts'
import { CALENDAR_END, writeHead } from '../icalendar/write-calendar.ts'
import { writeEvent } from '../icalendar/write-event.ts'
import type { WallTime } from '../time/wall-time.ts'
import { feedEvent, type FeedFamily } from './feed-event.ts'

/** A calendar file that can be sent, and what tells whether it is still the same. */
export interface EventFeed {
  readonly state: string
  /** The file, piece by piece; events are read while it is sent. */
  readonly chunks: () => AsyncIterable<string>
}

export interface FeedSite extends Site {
  readonly siteUrl: string
}

export interface FeedWishes {
  readonly conditions: FeedConditions
  /** Id of the event whose password was given; 0 for none. */
  readonly unlocked?: number
}

/** Events that are held at the same time. */
const BATCH = 100

/**
 * The calendar file of a list of events. Which events those are is asked once; they are read batch
 * by batch, so that a long file takes no more memory than a short one.
 */
export async function eventFeed(
  site: FeedSite,
  caller: Caller,
  { conditions, unlocked = 0 }: FeedWishes,
): Promise<EventFeed> {
  const { database, siteUrl } = site
  const zones = await listFeedZones(database, conditions)
  const ids = zones.flatMap((zone) => zone.ids).toSorted((one, other) => one - other)
  const { title } = await site.settings()
  const around = await relatedState(database, ids)
  const parts = [zones.map(({ zone, from, to, state }) => [zone, from, to, state]), around, title]
  const asker = [siteUrl, caller.id, unlocked, FORM]
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
    const family = await familyOf(site, ids)
    for (let at = 0; at < ids.length; at += BATCH) {
      const batch = ids.slice(at, at + BATCH)
      const entries = await findEntries(database, batch, conditions.visible)
      const events = await loadEvents(database, caller, entries, unlocked)
      await plainContentsAhead(entries)
      yield events
        .toSorted((one, other) => one.entry.id - other.entry.id)
        .map((event) => writeEvent(feedEvent(event, family, siteUrl)))
        .join('')
    }
    yield CALENDAR_END
  }
  return { state, chunks }
}

/** Raised when files are written otherwise than before, so that nobody keeps an old one. */
const FORM = 2

async function familyOf({ database }: Site, ids: readonly number[]): Promise<FeedFamily> {
  const found = await findChangedOccurrences(database, ids)
  const startsOfSeries = new Map<number, Set<string>>()
  for (const { seriesId, originalStart } of found) {
    const starts = startsOfSeries.get(seriesId) ?? new Set()
    startsOfSeries.set(seriesId, starts.add(originalStart))
  }
  return { changed: new Map(found.map((one) => [one.id, one])), startsOfSeries }
}
