import type { components } from '../../../../generated/cal-events-v1/types.ts'
import type { StoredRecurrence } from '../../../data/events/event-row.ts'
import type { PlaceRow } from '../../../data/places/place-row.ts'
import type { TermRow } from '../../../data/terms/term-row.ts'
import { costValues, currencyOf, formatCost } from '../../../domain/calendar/events/cost.ts'
import type { LoadedEvent } from '../../../domain/calendar/events/load-events.ts'
import { eventJsonLd } from '../../../domain/calendar/events/structured-data.ts'
import { occurrenceDetails } from '../../../domain/calendar/recurrence/occurrence-details.ts'
import { millisecondsOfWall, dateDetails } from '../../../domain/time/wall-time.ts'
import type { WallTime } from '../../../domain/time/wall-time.ts'
import { zoneAbbreviation } from '../../../domain/time/zones.ts'
import { organizerJsonLd, venueJsonLd } from '../../../domain/calendar/places/structured-data.ts'
import { contentTypes } from '../../../domain/content-types/content-types.ts'
import { permalink } from '../../../domain/content/permalinks.ts'
import {
  renderContent,
  renderExcerpt,
  renderTitle,
} from '../../../domain/content/rendering/render.ts'
import { render, type FieldTable, type Rendered, type Selection } from '../../../http/selection.ts'
import { showOrganizer, showVenue } from '../places/place-view.ts'
import {
  entryDates,
  globalId,
  shownStatus,
  showPicture,
  type CalendarEnvironment,
} from '../shown.ts'

type Schemas = components['schemas']
export type Event = Schemas['Event']

/** Address of the calendar's namespace. */
const calendarUrl = (apiUrl: string): string => `${apiUrl}/cal/events/v1`

const addressOf = ({ entry }: LoadedEvent, { siteUrl }: CalendarEnvironment): string =>
  permalink(siteUrl, contentTypes.cal_events, entry)

const details = (wall: string) => dateDetails(wall as WallTime)

const fields: FieldTable<Event, LoadedEvent, CalendarEnvironment> = {
  id: ({ entry }) => entry.id,
  global_id: ({ entry }, { siteUrl }) => globalId(siteUrl, entry),
  global_id_lineage: ({ entry }, { siteUrl }) => [globalId(siteUrl, entry)],
  author: ({ entry }) => String(entry.authorId),
  status: ({ entry }) => shownStatus(entry),
  date: ({ entry }, { zone }) => entryDates.date(entry, zone),
  date_utc: ({ entry }) => entryDates.date_utc(entry),
  modified: ({ entry }, { zone }) => entryDates.modified(entry, zone),
  modified_utc: ({ entry }) => entryDates.modified_utc(entry),
  url: addressOf,
  rest_url: ({ entry }, { apiUrl }) => `${calendarUrl(apiUrl)}/events/${entry.id}`,
  title: ({ entry }) => renderTitle(entry.title),
  description: ({ entry, open }) => (open ? renderContent(entry.content).trimEnd() : ''),
  excerpt: ({ entry, open }) =>
    open && entry.excerpt !== '' ? renderExcerpt(entry.excerpt).trimEnd() : '',
  slug: ({ entry }) => entry.slug,
  image: ({ picture }, { siteUrl }) =>
    picture === undefined ? false : showPicture(siteUrl, picture),
  all_day: (event) => event.details.allDay,
  start_date: (event) => event.details.startsAt,
  start_date_details: (event) => details(event.details.startsAt),
  end_date: (event) => event.details.endsAt,
  end_date_details: (event) => details(event.details.endsAt),
  utc_start_date: (event) => event.details.utcStart,
  utc_start_date_details: (event) => details(event.details.utcStart),
  utc_end_date: (event) => event.details.utcEnd,
  utc_end_date_details: (event) => details(event.details.utcEnd),
  timezone: (event) => event.details.timezone,
  timezone_abbr: ({ details: { timezone, utcStart } }) =>
    zoneAbbreviation(timezone, new Date(millisecondsOfWall(utcStart as WallTime))),
  cost: (event) => formatCost(event.details),
  cost_details: (event) => ({
    currency_symbol: currencyOf(event.details).symbol,
    currency_code: event.details.currencyCode,
    currency_position: currencyOf(event.details).position,
    values: costValues(event.details),
  }),
  website: (event, env) => event.details.website ?? addressOf(event, env),
  show_map: (event) => event.details.showMap,
  show_map_link: (event) => event.details.showMapLink,
  hide_from_listings: (event) => event.details.hidden,
  sticky: ({ entry }) => entry.sticky,
  featured: (event) => event.details.featured,
  categories: ({ categories }, { apiUrl }) =>
    categories.map((term) => showTerm(term, `${calendarUrl(apiUrl)}/categories`)),
  tags: ({ tags }, { apiUrl }) => tags.map((term) => showTerm(term, `${calendarUrl(apiUrl)}/tags`)),
  venue: ({ venues }, env) => {
    const [only, ...others] = venues.map((venue) => showVenue(venue, env))
    return only === undefined || others.length > 0 ? [only ?? [], others].flat() : only
  },
  organizer: ({ organizers }, env) => organizers.map((organizer) => showOrganizer(organizer, env)),
  custom_fields: () => [],
  // Events without recurrence have neither; these are left out then.
  recurrence: ({ details: { recurrence } }) => shownRecurrence(recurrence),
  occurrence: occurrenceDetails,
  json_ld: structuredData,
}

const shownRecurrence = (recurrence: StoredRecurrence | null): Schemas['EventRecurrence'] => ({
  rrule: recurrence?.rrule ?? null,
  rdate: [...(recurrence?.rdate ?? [])],
  exdate: [...(recurrence?.exdate ?? [])],
})

const addressOfPicture = ({ picture }: PlaceRow, { siteUrl }: CalendarEnvironment) =>
  picture === null ? undefined : showPicture(siteUrl, picture).url

function structuredData(event: LoadedEvent, env: CalendarEnvironment): Schemas['CalendarJsonLd'] {
  const { picture } = event
  return {
    ...eventJsonLd(event, {
      url: addressOf(event, env),
      image: picture && showPicture(env.siteUrl, picture).url,
      locations: event.venues.map((venue) => venueJsonLd(venue, addressOfPicture(venue, env))),
      organizers: event.organizers.map((organizer) =>
        organizerJsonLd(organizer, addressOfPicture(organizer, env)),
      ),
      published: entryDates.date(event.entry, env.zone),
    }),
  }
}

function showTerm(term: TermRow, collection: string): Schemas['EventTerm'] {
  const { id, name, slug, description, parentId, count } = term
  return {
    name,
    slug,
    term_group: 0,
    term_taxonomy_id: id,
    taxonomy: term.taxonomy as Schemas['EventTerm']['taxonomy'],
    description,
    parent: parentId,
    count,
    filter: 'raw',
    id,
    urls: {
      self: `${collection}/${id}`,
      collection,
      ...(parentId > 0 && { up: `${collection}/${parentId}` }),
    },
  }
}

/**
 * Presents one event under a selection, without structured data in lists and without members of
 * series in other events.
 */
export function showEvent(
  event: LoadedEvent,
  selection: Selection,
  env: CalendarEnvironment,
): Rendered<Event> {
  const { recurrence, seriesId } = event.details
  const absent = new Set([
    ...(env.single ? [] : ['json_ld']),
    ...(recurrence === null ? ['recurrence'] : []),
    ...(recurrence === null && seriesId === null ? ['occurrence'] : []),
  ])
  const members = selection.members.filter((member) => !absent.has(member))
  return render(fields, { ...selection, members }, event, env)
}
