import type { AppContext, Caller } from '../../../context.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import type { Occurrence } from '../../../data/events/event-row.ts'
import type { PlaceRow } from '../../../data/places/place-row.ts'
import {
  atOccurrence,
  loadEvents,
  type LoadedEvent,
} from '../../../domain/calendar/events/load-events.ts'
import { withChanges } from '../../../domain/calendar/events/with-changes.ts'
import { countThatFits, requirePageThatFits } from '../../../domain/content/reading/page-size.ts'
import { prerender } from '../../../domain/content/rendering/render.ts'
import { plainContentsAhead } from '../../../domain/embeds/entry-texts.ts'
import type { Rendered, Selection } from '../../../http/selection.ts'
import type { CalendarEnvironment } from '../shown.ts'
import { showEvent, type Event } from './event-view.ts'

/** The part of a call that determines how events are presented. */
interface Presenting {
  readonly caller: Caller
  readonly selection: Selection
}

/**
 * Creates the environment of the calendar's presenters.
 * @param single whether the answer is a single item
 */
export async function calendarEnvironment(
  ctx: AppContext,
  single = false,
): Promise<CalendarEnvironment> {
  const { timezone } = await ctx.settings()
  return { siteUrl: ctx.siteUrl, apiUrl: ctx.apiUrl, zone: timezone, single }
}

/** Presents loaded events as resources of a list. */
export async function presentEvents(
  { selection }: Pick<Presenting, 'selection'>,
  ctx: AppContext,
  events: readonly LoadedEvent[],
): Promise<Rendered<Event>[]> {
  const env = await calendarEnvironment(ctx)
  const texts = events.map((event) => textsOf(event, selection))
  requirePageThatFits(
    ctx,
    texts.map((shown) => ({ content: { length: lengthOf(shown) } })),
  )
  await prerender([...new Set(texts.flat())], ['content'])
  return events.map((event) => showEvent(event, selection, env))
}

/** The entries whose contents are shown of an event. */
const textsOf = ({ entry, venues, organizers }: LoadedEvent, selection: Selection) => [
  ...(selection.has('description') ? [entry] : []),
  ...(selection.has('venue') ? venues : []),
  ...(selection.has('organizer') ? organizers : []),
]

const lengthOf = (texts: readonly { readonly content: string }[]): number =>
  texts.reduce((length, { content }) => length + content.length, 0)

/** An event with the contents of as many of its places as there is room for. */
function withFittingPlaces(ctx: AppContext, event: LoadedEvent): LoadedEvent {
  const { entry, venues, organizers } = event
  const fitting = countThatFits(ctx, [entry, ...venues, ...organizers])
  const [first, second] = [fitting - 1, fitting - 1 - venues.length]
  return {
    ...event,
    venues: withContentsOf(venues, first),
    organizers: withContentsOf(organizers, second),
  }
}

/** Places of which only the first have a content. */
const withContentsOf = <Place extends PlaceRow>(places: readonly Place[], first: number): Place[] =>
  places.map((place, index) => (index < first ? place : { ...place, content: '' }))

interface PresentOptions {
  /** A single read, with structured data. */
  readonly single?: boolean
  /** The caller gave the password of the event. */
  readonly unlocked?: boolean
  /** The occurrence to show; by default the event's own times. */
  readonly occurrence?: Occurrence | undefined
  /** Unsaved changes to show (`withChanges`). */
  readonly changes?: Readonly<Record<string, unknown>> | null | undefined
}

/** Presents one event. */
export async function presentEvent(
  { caller, selection }: Presenting,
  ctx: AppContext,
  row: EntryRow,
  { single = false, unlocked = false, occurrence, changes }: PresentOptions = {},
): Promise<Rendered<Event>> {
  const [stored] = await loadEvents(ctx.database, caller, [row], unlocked ? row.id : 0)
  if (stored === undefined) throw new Error(`Event ${row.id} has no details.`)
  const whole = changes ? await withChanges(ctx, caller, stored, changes) : stored
  const event = withFittingPlaces(ctx, whole)
  await plainContentsAhead([row, ...event.venues, ...event.organizers])
  const shown = occurrence === undefined ? event : atOccurrence(event, occurrence)
  return showEvent(shown, selection, await calendarEnvironment(ctx, single))
}
