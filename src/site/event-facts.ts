import { DateTime } from 'luxon'
import type { AppContext } from '../context.ts'
import type { EntryRow } from '../data/entry-row.ts'
import type { EventDetails } from '../data/event-row.ts'
import type { PlaceRow } from '../data/place-row.ts'
import { ANONYMOUS } from '../domain/accounts/caller.ts'
import { shownCost } from '../domain/calendar/events/cost.ts'
import { loadEvents } from '../domain/calendar/events/load-events.ts'
import { withOffset } from '../domain/calendar/events/structured-data.ts'
import { contentTypes } from '../domain/content/content-types.ts'
import { permalink } from '../domain/content/permalinks.ts'
import { plainTitle } from '../domain/embeds/entry-texts.ts'
import { html, type Html } from './html.ts'
import { texts } from './texts.ts'

/** When and where an event takes place, as everybody may know it; undefined for other entries. */
export async function eventFacts(
  { database, siteUrl }: AppContext,
  entry: EntryRow,
): Promise<Html | undefined> {
  if (entry.type !== 'cal_events' || entry.password !== '') return undefined
  const [event] = await loadEvents(database, ANONYMOUS, [entry])
  if (event === undefined) return undefined
  const { details, venues, organizers } = event
  const cost = shownCost(details)
  return html`<dl class="facts">
    <dt>${texts.eventWhen}</dt>
    <dd>${when(details)}</dd>
    ${venues.length > 0 && html`<dt>${texts.eventWhere}</dt>`}
    ${venues.map((venue) => html`<dd>${place(siteUrl, venue)}</dd>`)}
    ${organizers.length > 0 && html`<dt>${texts.eventWho}</dt>`}
    ${organizers.map(
      (organizer) => html`<dd>${named(siteUrl, contentTypes.cal_organizer, organizer)}</dd>`,
    )}
    ${
      cost !== '' &&
      html`<dt>${texts.eventCost}</dt>
        <dd>${cost}</dd>`
    }
  </dl>`
}

function when({ startsAt, endsAt, utcStart, utcEnd, allDay, timezone }: EventDetails): Html {
  const sameDay = startsAt.slice(0, 10) === endsAt.slice(0, 10)
  const first = html`<time datetime="${withOffset(startsAt, utcStart)}"
    >${written(startsAt, allDay ? 'day' : 'both')}</time
  >`
  const zone = allDay ? '' : ` (${timezone})`
  if (startsAt === endsAt || (allDay && sameDay)) return html`${first}${zone}`
  const rest = allDay ? 'day' : sameDay ? 'time' : 'both'
  return html`${first} –
    <time datetime="${withOffset(endsAt, utcEnd)}">${written(endsAt, rest)}</time>${zone}`
}

/** Wall times are written as they are, whatever the zone of the machine. */
function written(wall: string, part: 'day' | 'time' | 'both'): string {
  const date = DateTime.fromSQL(wall, { zone: 'utc' }).setLocale('en')
  const day = date.toLocaleString(DateTime.DATE_FULL)
  const time = date.toLocaleString(DateTime.TIME_SIMPLE)
  return part === 'both' ? `${day}, ${time}` : part === 'day' ? day : time
}

function place(siteUrl: string, venue: PlaceRow<'venue'>): Html {
  const { address, zip, city, country } = venue.details
  const rest = [address, `${zip} ${city}`.trim(), country].filter((line) => line !== '')
  return html`${named(siteUrl, contentTypes.cal_venue, venue)}${rest.map((line) => `, ${line}`)}`
}

function named(
  siteUrl: string,
  type: (typeof contentTypes)['cal_venue' | 'cal_organizer'],
  row: PlaceRow,
): Html {
  const link = permalink(siteUrl, type, { ...row, path: [row.slug] })
  return html`<a href="${link}">${plainTitle({ ...row, password: '' })}</a>`
}
