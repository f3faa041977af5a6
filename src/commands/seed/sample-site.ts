import type { SampleEntry, SamplePlan } from '../../data/samples/sample-plan.ts'
import { NO_PASSWORD } from '../../domain/accounts/account-password.ts'
import { slugify } from '../../domain/text/slugs.ts'
import { createRandom, type Random } from './random.ts'
import { generateContent, generateSummary, generateTitle } from './sample-texts.ts'
import {
  eventCategories,
  generateEvent,
  generateOrganizer,
  generateVenue,
  type TownSize,
} from './town.ts'
import { eventTags } from './town-words.ts'
import { authors, categories, tags } from './sample-words.ts'

/** The range of post dates; fixed, so that the result does not depend on the current date. */
const FIRST_DAY = Date.UTC(2016, 0, 4)
const LAST_DAY = Date.UTC(2025, 11, 19)
const DAY = 86_400_000
/** The number of children of each top-level page. */
const CHILDREN = 4

export interface SampleSize extends Partial<TownSize> {
  readonly posts: number
  readonly pages: number
  readonly seed: number
}

/** The default year of the calendar; fixed, like the dates of posts. */
export const CALENDAR_YEAR = 2027

const taxonomy = (name: string, words: readonly string[]) =>
  words.map((word) => ({ taxonomy: name, name: word, slug: slugify(word) }))

/**
 * Generates authors, terms, posts, pages, and a year of events with venues and organizers. The same
 * size and seed produce the same site.
 */
export function generateSite({ posts, pages, seed, ...calendar }: SampleSize): SamplePlan {
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
    post: (number) => generatePost(number, posts, seed),
    page: (number) => generatePage(number, seed),
    venue: (number) => generateVenue(number, town),
    organizer: (number) => generateOrganizer(number, town),
    event: (number, zone) => generateEvent(number, town, townTerms, zone),
  }
}

/** @param number from 1, in the order of dates */
function generatePost(number: number, total: number, seed: number): SampleEntry {
  const random = createRandom(`${seed} post ${number}`)
  const step = (LAST_DAY - FIRST_DAY) / Math.max(total, 1)
  const date = FIRST_DAY + step * (number - 1) + random.next() * Math.min(step, DAY)
  const format = random.chance(0.06) ? random.pick(['aside', 'link', 'quote', 'image']) : 'standard'
  const tagCount = random.between(0, 4)
  return {
    ...generateTexts(random, String(number), seed),
    excerpt: random.chance(0.3) ? generateSummary(random) : '',
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

/** Every fifth page is a top-level page, and the next four are its children. */
function generatePage(number: number, seed: number): SampleEntry {
  const random = createRandom(`${seed} page ${number}`)
  const position = (number - 1) % (CHILDREN + 1)
  return {
    ...generateTexts(random, `page${number}`, seed),
    excerpt: '',
    author: random.between(0, authors.length - 1),
    terms: [],
    ...dates(random, FIRST_DAY + random.between(0, 3000) * DAY),
    format: 'standard',
    parent: position === 0 ? 0 : number - position,
    menuOrder: position,
  }
}

/** The mark makes the slug unique; titles may repeat. */
function generateTexts(random: Random, mark: string, seed: number) {
  const title = generateTitle(random)
  return { title, slug: `${slugify(title)}-${seed}-${mark}`, content: generateContent(random) }
}

/** Returns dates in whole seconds; some items were modified after their publication. */
function dates(random: Random, date: number): { date: Date; modified: Date } {
  const later = random.chance(0.25) ? random.next() * 30 * DAY : 0
  return { date: wholeSecond(date), modified: wholeSecond(date + later) }
}

const wholeSecond = (time: number): Date => new Date(Math.floor(time / 1000) * 1000)

const indexes = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + index)
