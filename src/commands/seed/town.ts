import type { SampleEvent, SampleOrganizer, SampleVenue } from '../../data/samples/sample-plan.ts'
import { resolvePeriod, type Period } from '../../domain/time/period.ts'
import { addDays, addSeconds, wallOfFields, type WallTime } from '../../domain/time/wall-time.ts'
import { slugify } from '../../domain/text/slugs.ts'
import type { Random } from './random.ts'
import { createRandom } from './random.ts'
import { generateSummary } from './sample-texts.ts'
import { eventKinds, eventTags, organizerNames, streets, TOWN, venueNames } from './town-words.ts'
import type { EventKind } from './town-words.ts'
import { authors } from './sample-words.ts'

/** The size and year of the calendar. */
export interface TownSize {
  readonly venues: number
  readonly organizers: number
  readonly events: number
  readonly year: number
  readonly seed: number
}

export const eventCategories = eventKinds.map(({ category }) => category)

/** The indexes of the first event terms among those of the site. */
export interface TownTerms {
  readonly categories: number
  readonly tags: number
}

/**
 * Calendar entries are created in the autumn before the year, and like posts never later than a
 * fixed date: a published entry whose date is still to come would be scheduled by its next change.
 */
const announcedIn = (year: number): number => Date.UTC(Math.min(year - 1, 2025), 9, 20)
const ANNOUNCING_DAYS = 60
const DAY = 86_400_000

function entry(random: Random, kind: string, number: number, title: string, size: TownSize) {
  const days = random.next() * ANNOUNCING_DAYS
  const date = new Date(Math.floor((announcedIn(size.year) + days * DAY) / 1000) * 1000)
  return {
    title,
    slug: `${slugify(title)}-${size.seed}-${kind}${number}`,
    content: `<p>${generateSummary(random)}</p>`,
    excerpt: '',
    author: random.between(0, authors.length - 1),
    terms: [] as readonly number[],
    date,
    modified: date,
    format: 'standard',
    parent: 0,
    menuOrder: 0,
  }
}

/** Picks a name from the list, with a number once all names are used. */
function named(names: readonly string[], number: number): string {
  const round = Math.floor((number - 1) / names.length)
  const name = names[(number - 1) % names.length] ?? ''
  return round === 0 ? name : `${name} ${round + 1}`
}

/** @param number from 1 */
export function generateVenue(number: number, size: TownSize): SampleVenue {
  const random = createRandom(`${size.seed} venue ${number}`)
  const near = (middle: number): number =>
    Math.round((middle + (random.next() - 0.5) * 0.1) * 100_000) / 100_000
  return {
    ...entry(random, 'v', number, named(venueNames, number), size),
    address: `${random.between(1, 120)} ${random.pick(streets)}`,
    city: TOWN.name,
    zip: String(random.between(3500, 3599)),
    phone: phone(random),
    latitude: near(TOWN.latitude),
    longitude: near(TOWN.longitude),
  }
}

/** @param number from 1 */
export function generateOrganizer(number: number, size: TownSize): SampleOrganizer {
  const random = createRandom(`${size.seed} organizer ${number}`)
  const name = named(organizerNames, number)
  return {
    ...entry(random, 'o', number, name, size),
    phone: phone(random),
    email: `${slugify(name)}@localhost.invalid`,
  }
}

const phone = (random: Random): string => `555-${random.between(1000, 9999)}`

/**
 * Generates an event of the year; events are numbered in the order of their weeks.
 * @param number from 1
 */
export function generateEvent(
  number: number,
  size: TownSize,
  terms: TownTerms,
  zone: string,
): SampleEvent {
  const random = createRandom(`${size.seed} event ${number}`)
  const week = Math.floor(((number - 1) / Math.max(size.events, 1)) * 52)
  const kind = pickKind(random, week)
  const allDay = kind.hours.length === 0
  const { startsAt, endsAt, utcStart, utcEnd } = periodOf(random, kind, week, size.year, zone)
  const first = eventCategories.indexOf(kind.category)
  return {
    ...entry(random, 'e', number, random.pick(kind.titles), size),
    terms: [
      terms.categories + first,
      ...random
        .some(eventTags, random.between(0, 2))
        .map((tag) => terms.tags + eventTags.indexOf(tag)),
    ],
    startsAt,
    endsAt,
    utcStart,
    utcEnd,
    timezone: zone,
    allDay,
    featured: random.chance(0.03),
    cost: random.pick(kind.costs),
    venues: size.venues > 0 && random.chance(0.95) ? [random.between(1, size.venues)] : [],
    organizers: someOf(random, size.organizers),
  }
}

function someOf(random: Random, count: number): number[] {
  if (count === 0 || random.chance(0.05)) return []
  const one = random.between(1, count)
  const other = random.between(1, count)
  return random.chance(0.15) && one !== other ? [one, other] : [one]
}

/** Picks a kind of event that is in season, weighted by its share. */
function pickKind(random: Random, week: number): EventKind {
  const month = 1 + Math.floor((week / 52) * 12)
  const inSeason = eventKinds.filter(
    ({ months: [from, to] = [1, 12] }) => month >= from && month <= to,
  )
  let position = random.between(
    1,
    inSeason.reduce((sum, { share }) => sum + share, 0),
  )
  return inSeason.find(({ share }) => (position -= share) <= 0) ?? eventKinds[0]
}

function periodOf(
  random: Random,
  kind: EventKind,
  week: number,
  year: number,
  zone: string,
): Period {
  const day = dayOfWeek(year, week, random.pick(kind.weekdays))
  const length = random.pick(kind.lengths)
  const allDay = kind.hours.length === 0
  const hour = kind.hours[random.between(0, Math.max(kind.hours.length - 1, 0))] ?? 0
  const minute = allDay ? 0 : random.pick([0, 0, 0, 15, 30, 30])
  const start = later(day, hour * 3600 + minute * 60)
  const end = allDay ? later(day, (length - 1) * 86_400) : later(start, length * 60)
  const period = resolvePeriod({ start, end, zone, allDay })
  if (typeof period === 'string') throw new RangeError(`The year ${year} is out of range.`)
  return period
}

/** Returns midnight of a weekday in a week of the year, counted from January 1. */
function dayOfWeek(year: number, week: number, weekday: number): WallTime {
  const first = wallOfFields({ year, month: 1, day: 1, hour: 0, minute: 0, second: 0 })
  const start = first && addDays(first, week * 7)
  if (start === undefined) throw new RangeError(`The year ${year} is out of range.`)
  const ahead = (weekday - new Date(`${start.slice(0, 10)}T00:00:00Z`).getUTCDay() + 7) % 7
  return addDays(start, ahead) ?? start
}

const later = (wall: WallTime, seconds: number): WallTime => addSeconds(wall, seconds) ?? wall
