/**
 * Reads the body of a write of an event, and validates what a schema cannot
 * (behaviour/calendar.md#events).
 */
import { isUser, findPlaces } from '../../../data/events/event-references.ts'
import type { EventDetails } from '../../../data/events/event-row.ts'
import type { PlaceKind } from '../../../data/places/place-row.ts'
import { definedMembers } from '../../../json-object.ts'
import type { Caller } from '../../accounts/caller.ts'
import { sanitizeText } from '../../text/plain-text.ts'
import { isEmptyText } from '../../content/saving/clean-texts.ts'
import type { StatusName } from '../../content-types/entry-statuses.ts'
import type { Site } from '../../site/site.ts'
import { readPicture } from '../pictures/requested-picture.ts'
import type { RecurrenceInput } from '../recurrence/recurrence.ts'
import { cutoffOf, type Cutoff } from '../../time/days.ts'
import { wallOfInstant } from '../../time/instants.ts'
import { parseMoment } from '../../time/parse-moment.ts'
import { readZone } from '../../time/zones.ts'
import { isWebAddress } from '../web-address.ts'
import { parsePublicationDate } from '../publication-date.ts'
import { readPlaces, readTerms } from './reference-lists.ts'
import { readCost } from './cost.ts'
import type { RequestedPlace, RequestedTimes, EventInput } from './event-input.ts'
import { recurrenceProblem } from './read-recurrence.ts'
import { describeTimesProblem, namesTimes, nextTimes, type EventTimes } from './times.ts'

/** The members of a write, with the types of the contract. */
export interface EventBody {
  readonly author?: number
  readonly date?: string
  readonly date_utc?: string
  readonly title?: string
  readonly description?: string
  readonly slug?: string
  readonly excerpt?: string
  readonly status?: StatusName
  readonly password?: string | null
  readonly timezone?: string
  readonly all_day?: boolean
  readonly start_date?: string
  readonly end_date?: string
  readonly image?: string | number
  readonly cost?: string | number
  readonly website?: string
  readonly show_map?: boolean
  readonly show_map_link?: boolean
  readonly hide_from_listings?: boolean
  readonly sticky?: boolean
  readonly featured?: boolean
  readonly categories?: unknown
  readonly tags?: unknown
  readonly venue?: unknown
  readonly organizer?: unknown
  readonly recurrence?: RecurrenceInput | null
}

export interface ReadEvent {
  readonly input: EventInput
  /** A message for each invalid member, by its name. */
  readonly problems: Readonly<Record<string, string>>
}

type Problems = Record<string, string>

/** @param before the current event; undefined for a new one */
export async function readEvent(
  site: Site,
  caller: Caller,
  body: EventBody,
  before: EventDetails | undefined,
): Promise<ReadEvent> {
  const problems: Problems = {}
  const { timezone: siteZone, multiDayCutoff } = await site.settings()
  const around = { siteZone, cutoff: cutoffOf(multiDayCutoff), now: site.clock() }
  const entry = await readEntryMembers(site, body, problems)
  const times = readTimes(body, around, before, problems)
  const recurrence = readRecurrenceMember(body, around, before, times, problems)
  const venues = await readNamed(site, caller, 'venue', body.venue, problems)
  const organizers = await readNamed(site, caller, 'organizer', body.organizer, problems)
  const input: EventInput = definedMembers({
    entry,
    ...times,
    ...readDetails(body, before, problems),
    status: body.status,
    recurrence,
    picture: await readImage(site, caller, 'image', body.image, problems),
    venues,
    organizers,
    categories: readTermList('categories', body.categories, problems),
    tags: readTermList('tags', body.tags, problems),
  })
  return { input, problems }
}

async function readEntryMembers(
  site: Site,
  body: EventBody,
  problems: Problems,
): Promise<EventInput['entry']> {
  const { title, description, excerpt, slug, author, sticky, password } = body
  if (title !== undefined && isEmptyText(title.trim())) problems['title'] = 'The title is empty.'
  if (author !== undefined && !(await isUser(site.database, author))) {
    problems['author'] = 'There is no user with this id.'
  }
  return definedMembers({
    title,
    content: description,
    excerpt,
    slug,
    authorId: author,
    sticky,
    password: password === null ? '' : password,
    date: readDate('date', body.date, problems),
    dateGmt: readDate('date_utc', body.date_utc, problems),
  })
}

function readDate(name: string, sent: string | undefined, problems: Problems): string | undefined {
  const date = sent === undefined ? undefined : parsePublicationDate(sent)
  if (sent !== undefined && date === undefined) problems[name] = `${name} is not a date.`
  return date
}

const EPOCH = '1970-01-01 00:00:00'

const blankTimes = (timezone: string): EventTimes => ({
  startsAt: EPOCH,
  endsAt: EPOCH,
  utcStart: EPOCH,
  utcEnd: EPOCH,
  allDay: false,
  timezone,
})

interface Surroundings {
  readonly siteZone: string
  readonly cutoff: Cutoff
  readonly now: Date
}

/** Validated against the new times of the event, if those are valid. */
function readRecurrenceMember(
  { recurrence, all_day: allDay }: EventBody,
  { siteZone }: Surroundings,
  before: EventDetails | undefined,
  times: RequestedTimes,
  problems: Problems,
): RecurrenceInput | null | undefined {
  if (recurrence === undefined || recurrence === null) return recurrence
  if (Object.keys(problems).length > 0) return undefined
  const next = nextTimes(before ?? blankTimes(siteZone), definedMembers({ ...times, allDay }))
  if (typeof next === 'string') return undefined
  const problem = recurrenceProblem(recurrence, next, before)
  if (problem !== undefined) problems['recurrence'] = problem
  return recurrence
}

function readTimes(
  body: EventBody,
  { siteZone, cutoff, now }: Surroundings,
  before: EventDetails | undefined,
  problems: Problems,
): RequestedTimes {
  // A time sent back unchanged does not count as a change: an all-day event may end on the day after its last.
  const startText = body.start_date === before?.startsAt ? undefined : body.start_date
  const endText = body.end_date === before?.endsAt ? undefined : body.end_date
  const timezone = readEventZone(body.timezone, siteZone, before === undefined)
  const here = wallOfInstant(now, timezone ?? before?.timezone ?? siteZone)
  const start = startText === undefined ? undefined : parseMoment(startText, here)
  const end = endText === undefined ? undefined : parseMoment(endText, here)
  const [badStart, badEnd] = [startText !== undefined && !start, endText !== undefined && !end]
  if (badStart) {
    problems['start_date'] = 'The start is not a date between the years 1000 and 9999.'
  }
  if (badEnd) {
    problems['end_date'] = 'The end is not a date between the years 1000 and 9999.'
  }
  if (timezone === null) {
    problems['timezone'] = 'This time zone does not exist.'
    return {}
  }
  const requested = definedMembers({ start, end, timezone, cutoff })
  const times = definedMembers({ ...requested, allDay: body.all_day })
  const complete = before !== undefined || (start !== undefined && end !== undefined)
  if (complete && !badStart && !badEnd && namesTimes(times)) {
    const next = nextTimes(before ?? blankTimes(siteZone), times)
    if (typeof next === 'string') Object.assign(problems, describeTimesProblem(next, times))
  }
  return requested
}

/** The zone of the event, by default that of the site; null for an unknown zone. */
function readEventZone(
  sent: string | undefined,
  siteZone: string,
  isNew: boolean,
): string | undefined | null {
  if (sent === undefined) return isNew ? siteZone : undefined
  return sent.trim() === '' ? siteZone : (readZone(sent) ?? null)
}

type Details = Pick<
  EventInput,
  'allDay' | 'showMap' | 'showMapLink' | 'hidden' | 'featured' | 'website' | 'cost'
>

function readDetails(
  body: EventBody,
  before: EventDetails | undefined,
  problems: Problems,
): Partial<Details> {
  const website = body.website?.trim()
  if (website !== undefined && website !== '' && !isWebAddress(website)) {
    problems['website'] = 'The website is not an absolute web address.'
  }
  // The website of a new event defaults to its own address.
  const named = website !== '' || before !== undefined
  return definedMembers({
    allDay: body.all_day,
    showMap: body.show_map,
    showMapLink: body.show_map_link,
    hidden: body.hide_from_listings,
    featured: body.featured,
    website: named ? website : undefined,
    cost: body.cost === undefined ? undefined : sanitizeText(readCost(body.cost)),
  })
}

async function readImage(
  site: Site,
  caller: Caller,
  argument: string,
  sent: string | number | undefined,
  problems: Problems,
) {
  if (sent === undefined) return undefined
  const picture = await readPicture(site, caller, sent)
  if (picture === undefined) problems[argument] = 'The image was not found.'
  return picture
}

async function readNamed<Kind extends PlaceKind>(
  site: Site,
  caller: Caller,
  kind: Kind,
  sent: unknown,
  problems: Problems,
): Promise<RequestedPlace<Kind>[] | undefined> {
  if (sent === undefined || sent === null) return undefined
  const named = readPlaces(kind, sent)
  if (named === undefined) {
    problems[kind] = `${kind} must be an id, or an object with the name of a new ${kind}.`
    return undefined
  }
  const ids = named.flatMap((item) => ('id' in item ? [item.id] : []))
  const known = await findPlaces(site.database, kind, ids)
  if (ids.some((id) => !known.has(id))) problems[kind] = `There is no ${kind} with this id.`
  const requested: RequestedPlace<Kind>[] = []
  for (const item of named) {
    if ('id' in item) {
      requested.push(item)
      continue
    }
    const { input, problems: wrong } = item.data
    const [member] = Object.keys(wrong)
    if (member !== undefined) problems[kind] = `${kind}: ${wrong[member] ?? member}`
    if (input.authorId !== undefined && !(await isUser(site.database, input.authorId))) {
      problems[kind] = `${kind}: There is no user with this id.`
    }
    requested.push({
      place: input,
      picture: await readImage(site, caller, kind, input.image, problems),
    })
  }
  return requested
}

function readTermList(name: string, sent: unknown, problems: Problems) {
  if (sent === undefined || sent === null) return undefined
  const terms = readTerms(sent)
  if (terms === undefined) problems[name] = `${name} is not a list of ids, names or slugs.`
  return terms
}
