import type { components } from '../../../../generated/cal-events-v1/types.ts'
import type { PlaceDetails, PlaceKind, PlaceRow } from '../../../data/places/place-row.ts'
import { placeKinds } from '../../../domain/calendar/places/place-kinds.ts'
import { organizerJsonLd, venueJsonLd } from '../../../domain/calendar/places/structured-data.ts'
import { permalink } from '../../../domain/content/permalinks.ts'
import {
  renderContent,
  renderExcerpt,
  renderTitle,
} from '../../../domain/content/rendering/render.ts'
import {
  entryDates,
  globalId,
  shownStatus,
  showPicture,
  type CalendarEnvironment,
} from '../shown.ts'

type Schemas = components['schemas']

/** The resource of each kind of place. */
export interface PlaceResources {
  venue: Schemas['Venue']
  organizer: Schemas['Organizer']
}

/** The answer of the list of each kind. */
export interface PlaceLists {
  venue: Schemas['VenueList']
  organizer: Schemas['OrganizerList']
}

/** Creates the structured data of each kind. */
const STRUCTURED: {
  readonly [Kind in PlaceKind]: (row: PlaceRow<Kind>, image?: string) => Schemas['CalendarJsonLd']
} = { venue: venueJsonLd, organizer: organizerJsonLd }

/** Presents a place; empty members are absent (behaviour/calendar.md#venues-and-organizers). */
export function showPlace<Kind extends PlaceKind>(
  kind: Kind,
  row: PlaceRow<Kind>,
  env: CalendarEnvironment,
): PlaceResources[Kind] {
  const { siteUrl, zone, single } = env
  const image = row.picture === null ? undefined : showPicture(siteUrl, row.picture)
  const id = globalId(siteUrl, row)
  const shown = {
    id: row.id,
    author: String(row.authorId),
    status: shownStatus(row),
    date: entryDates.date(row, zone),
    date_utc: entryDates.date_utc(row),
    modified: entryDates.modified(row, zone),
    modified_utc: entryDates.modified_utc(row),
    url: permalink(siteUrl, placeKinds[kind].type, { ...row, path: [row.slug] }),
    [kind]: renderTitle(row.title),
    ...filled(textsOf(row)),
    slug: row.slug,
    ...(image !== undefined && { image }),
    ...filled(membersOf<string>(placeKinds[kind].lines, row.details)),
    ...(single && { json_ld: STRUCTURED[kind](row, image?.url) }),
    ...membersOf<boolean>(placeKinds[kind].flags, row.details),
    global_id: id,
    global_id_lineage: [id],
  }
  // The table determines the members of the kind.
  return shown as unknown as PlaceResources[Kind]
}

export const showVenue = (row: PlaceRow<'venue'>, env: CalendarEnvironment): Schemas['Venue'] =>
  showPlace('venue', row, env)

export const showOrganizer = (
  row: PlaceRow<'organizer'>,
  env: CalendarEnvironment,
): Schemas['Organizer'] => showPlace('organizer', row, env)

function textsOf({ content, excerpt }: PlaceRow): Record<string, string> {
  return {
    description: renderContent(content).trimEnd(),
    excerpt: excerpt === '' ? '' : renderExcerpt(excerpt).trimEnd(),
  }
}

function membersOf<Value>(
  table: Readonly<Record<string, string>>,
  details: PlaceDetails[PlaceKind],
): Record<string, Value> {
  const values: Readonly<Record<string, unknown>> = { ...details }
  return Object.fromEntries(
    Object.entries(table).map(([member, detail]) => [member, values[detail] as Value]),
  )
}

const filled = (members: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(members).filter(([, text]) => text !== ''))
