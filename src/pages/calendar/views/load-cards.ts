import type { Caller } from '../../../domain/accounts/caller.ts'
import { prerender } from '../../../domain/content/rendering/render.ts'
import type { Site } from '../../../domain/site/site.ts'
import { describe } from '../../../domain/structured-data/load-graph.ts'
import { listedEvents } from '../../../domain/structured-data/listed-events.ts'
import type { Description } from '../../../domain/structured-data/node.ts'
import { loadOccurrences } from '../../../domain/calendar/events/load-occurrences.ts'
import { eventCard } from './event-card.ts'
import type { Timed } from './timed.ts'
import type { EventCard } from './view-model.ts'
import type { ViewSite } from './view-site.ts'

/** The cards of a page. */
export interface Cards {
  /** The cards of the given occurrences, in order; without those of events deleted meanwhile. */
  of(times: readonly Timed[]): EventCard[]
  readonly structuredData: readonly Description[]
}

/** Loads the cards of events that the caller may see, in five statements. */
export async function loadCards(
  { database }: Pick<Site, 'database'>,
  site: ViewSite,
  caller: Caller,
  times: readonly Timed[],
): Promise<Cards> {
  const wanted = [...new Map(times.map((time) => [nameOf(time.occurrence), time])).values()]
  const events = await loadOccurrences(
    database,
    caller,
    wanted.map(({ occurrence }) => occurrence),
  )
  await prerender(
    events.map(({ entry }) => entry),
    ['excerpt'],
  )
  const byName = new Map(
    events.map((event) => [
      nameOf({ eventId: event.entry.id, originalStart: event.originalStart ?? '' }),
      event,
    ]),
  )
  const cards = new Map<string, EventCard>()
  for (const time of wanted) {
    const name = nameOf(time.occurrence)
    const event = byName.get(name)
    if (event !== undefined) cards.set(name, eventCard(site, event, time))
  }
  return {
    of: (some) => some.flatMap(({ occurrence }) => cards.get(nameOf(occurrence)) ?? []),
    structuredData: listedEvents(describe(site.siteUrl, site.settings, undefined), events),
  }
}

const nameOf = ({
  eventId,
  originalStart,
}: Pick<Timed['occurrence'], 'eventId' | 'originalStart'>): string => `${eventId} ${originalStart}`
