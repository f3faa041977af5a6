import type { components } from '../../../../generated/cal-events-v1/types.ts'
import type { PlaceKind, PlaceRow } from '../../../data/places/place-row.ts'
import { placeKinds } from '../../../domain/calendar/places/place-kinds.ts'
import { organizerJsonLd, venueJsonLd } from '../../../domain/calendar/places/structured-data.ts'
import { permalink } from '../../../domain/content/permalinks.ts'
import {
  renderContent,
  renderExcerpt,
  renderTitle,
} from '../../../domain/content/rendering/render.ts'
import type { ListSummary } from '../list-answer.ts'
import {
  entryDates,
  globalId,
  shownStatus,
  showPicture,
  type CalendarEnvironment,
} from '../shown.ts'

type Schemas = components['schemas']

export interface PlaceResources {
  venue: Schemas['Venue']
  organizer: Schemas['Organizer']
}

/** The answer of the list of each kind. */
export interface PlaceLists {
  venue: Schemas['VenueList']
  organizer: Schemas['OrganizerList']
}

export const placeLists: {
  readonly [Kind in PlaceKind]: (
    shown: PlaceResources[Kind][],
    summary: ListSummary,
  ) => PlaceLists[Kind]
} = {
  venue: (venues, summary) => ({ venues, ...summary }),
  organizer: (organizers, summary) => ({ organizers, ...summary }),
}

/** Presents a venue; empty members are absent (behaviour/calendar.md#venues-and-organizers). */
export function showVenue(row: PlaceRow<'venue'>, env: CalendarEnvironment): Schemas['Venue'] {
  const image = imageOf(row, env)
  return {
    ...publicationOf('venue', row, env),
    venue: renderTitle(row.title),
    ...textsOf(row),
    ...image,
    ...filled(membersOf(placeKinds.venue.lines, row.details)),
    ...(env.single && { json_ld: venueJsonLd(row, image.image?.url) }),
    ...membersOf(placeKinds.venue.flags, row.details),
    ...globalIdOf(row, env),
  }
}

/** Presents an organizer in the same way. */
export function showOrganizer(
  row: PlaceRow<'organizer'>,
  env: CalendarEnvironment,
): Schemas['Organizer'] {
  const image = imageOf(row, env)
  return {
    ...publicationOf('organizer', row, env),
    organizer: renderTitle(row.title),
    ...textsOf(row),
    ...image,
    ...filled(membersOf(placeKinds.organizer.lines, row.details)),
    ...(env.single && { json_ld: organizerJsonLd(row, image.image?.url) }),
    ...globalIdOf(row, env),
  }
}

const presenters: {
  readonly [Kind in PlaceKind]: (
    row: PlaceRow<Kind>,
    env: CalendarEnvironment,
  ) => PlaceResources[Kind]
} = { venue: showVenue, organizer: showOrganizer }

/** Presents a place of either kind. */
export const showPlace = <Kind extends PlaceKind>(
  kind: Kind,
  row: PlaceRow<Kind>,
  env: CalendarEnvironment,
): PlaceResources[Kind] => presenters[kind](row, env)

const publicationOf = (kind: PlaceKind, row: PlaceRow, { siteUrl, zone }: CalendarEnvironment) => ({
  id: row.id,
  author: String(row.authorId),
  status: shownStatus(row),
  date: entryDates.date(row, zone),
  date_utc: entryDates.date_utc(row),
  modified: entryDates.modified(row, zone),
  modified_utc: entryDates.modified_utc(row),
  url: permalink(siteUrl, placeKinds[kind].type, { ...row, path: [row.slug] }),
})

const textsOf = ({ content, excerpt, slug }: PlaceRow) => ({
  ...filled({
    description: renderContent(content).trimEnd(),
    excerpt: excerpt === '' ? '' : renderExcerpt(excerpt).trimEnd(),
  }),
  slug,
})

const imageOf = (
  { picture }: PlaceRow,
  { siteUrl }: CalendarEnvironment,
): { image?: Schemas['CalendarImage'] } =>
  picture === null ? {} : { image: showPicture(siteUrl, picture) }

function globalIdOf(row: PlaceRow, { siteUrl }: CalendarEnvironment) {
  const id = globalId(siteUrl, row)
  return { global_id: id, global_id_lineage: [id] }
}

/** The details under the names that the table gives them. */
function membersOf<Details, const Table extends Readonly<Record<string, keyof Details>>>(
  table: Table,
  details: Details,
): { [Member in keyof Table]: Details[Table[Member]] } {
  const members = Object.entries(table).map(([member, detail]) => [member, details[detail]])
  return Object.fromEntries(members) as { [Member in keyof Table]: Details[Table[Member]] }
}

const filled = <Member extends string>(
  members: Readonly<Record<Member, string>>,
): Partial<Record<Member, string>> =>
  Object.fromEntries(Object.entries(members).filter(([, text]) => text !== '')) as Partial<
    Record<Member, string>
  >
