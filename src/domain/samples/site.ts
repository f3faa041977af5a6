import type { SampleEntry, SamplePlan } from '../../data/sample-plan.ts'
import { NO_PASSWORD } from '../accounts/account-password.ts'
import { slugify } from '../content/slugs.ts'
import { createRandom, type Random } from './random.ts'
import { inventContent, inventSummary, inventTitle } from './texts.ts'
import {
  eventCategories,
  inventEvent,
  inventOrganizer,
  inventVenue,
  type TownSize,
} from './town.ts'
import { eventTags } from './town-words.ts'
import { authors, categories, tags } from './words.ts'

/** The years over which posts are spread; fixed, so that the day of the seeding changes nothing. */
const FIRST_DAY = Date.UTC(2016, 0, 4)
const LAST_DAY = Date.UTC(2025, 11, 19)
const DAY = 86_400_000
/** As many children as a page gets before the next top page follows. */
const CHILDREN = 4

export interface Size extends Partial<TownSize> {
  readonly posts: number
  readonly pages: number
  readonly seed: number
}

/** The year of the calendar unless another is asked for; fixed, as those of the posts. */
export const CALENDAR_YEAR = 2027

const taxonomy = (name: string, words: readonly string[]) =>
  words.map((word) => ({ taxonomy: name, name: word, slug: slugify(word) }))

/**
 * Invents authors, terms, posts, pages, and a year of a town with its venues and organizers. The
 * same size and seed give the same site.
 */
export function inventSite({ posts, pages, seed, ...calendar }: Size): SamplePlan {
  const { venues = 0, organizers = 0, events = 0, year = CALENDAR_YEAR } = calendar
  const town = { venues, organizers, events, year, seed }
  const before = categories.length + tags.length
  const townTerms = { categories: before, tags: before + eventCategories.length }
  return {
    name: `seed ${seed}`,
    authors: authors.map((name) => ({
      login: slugify(name).replace('-', '.'),
      slug: slugify(name),
      name,
      passwordHash: NO_PASSWORD,
    })),
    terms: [
      ...taxonomy('category', categories),
      ...taxonomy('post_tag', tags),
      ...(events > 0 ? taxonomy('cal_events_cat', eventCategories) : []),
      ...(events > 0 ? taxonomy('post_tag', eventTags) : []),
    ],
    posts,
    pages,
    venues,
    organizers,
    events,
    post: (number) => inventPost(number, posts, seed),
    page: (number) => inventPage(number, seed),
    venue: (number) => inventVenue(number, town),
    organizer: (number) => inventOrganizer(number, town),
    event: (number, zone) => inventEvent(number, town, townTerms, zone),
  }
}

/** @param number from 1; posts are in the order of their dates */
function inventPost(number: number, total: number, seed: number): SampleEntry {
  const random = createRandom(`${seed} post ${number}`)
  const step = (LAST_DAY - FIRST_DAY) / Math.max(total, 1)
  const date = FIRST_DAY + step * (number - 1) + random.next() * Math.min(step, DAY)
  const format = random.chance(0.06) ? random.pick(['aside', 'link', 'quote', 'image']) : 'standard'
  const tagCount = random.between(0, 4)
  return {
    ...inventTexts(random, String(number), seed),
    excerpt: random.chance(0.3) ? inventSummary(random) : '',
    author: random.between(0, authors.length - 1),
    terms: [
      ...random.some(indexes(0, categories.length), random.chance(0.2) ? 2 : 1),
      ...random.some(indexes(categories.length, tags.length), tagCount),
    ],
    ...dates(random, date),
    format,
    parent: 0,
    menuOrder: 0,
  }
}

/** Every fifth page is a top one, the four that follow lie below it. */
function inventPage(number: number, seed: number): SampleEntry {
  const random = createRandom(`${seed} page ${number}`)
  const place = (number - 1) % (CHILDREN + 1)
  return {
    ...inventTexts(random, `page${number}`, seed),
    excerpt: '',
    author: random.between(0, authors.length - 1),
    terms: [],
    ...dates(random, FIRST_DAY + random.between(0, 3000) * DAY),
    format: 'standard',
    parent: place === 0 ? 0 : number - place,
    menuOrder: place,
  }
}

/** The mark in the slug keeps it apart from all others; titles may meet. */
function inventTexts(random: Random, mark: string, seed: number) {
  const title = inventTitle(random)
  return { title, slug: `${slugify(title)}-${seed}-${mark}`, content: inventContent(random) }
}

/** Whole seconds, as all dates of items; some items were changed after they came out. */
function dates(random: Random, date: number): { date: Date; modified: Date } {
  const later = random.chance(0.25) ? random.next() * 30 * DAY : 0
  return { date: wholeSecond(date), modified: wholeSecond(date + later) }
}

const wholeSecond = (time: number): Date => new Date(Math.floor(time / 1000) * 1000)

const indexes = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + index)
