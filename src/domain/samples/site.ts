import type { SampleEntry, SamplePlan } from '../../data/sample-writer.ts'
import { NO_PASSWORD } from '../accounts/account-password.ts'
import { slugify } from '../content/slugs.ts'
import { createRandom, type Random } from './random.ts'
import { inventContent, inventSummary, inventTitle } from './texts.ts'
import { authors, categories, tags } from './words.ts'

/** The years over which posts are spread; fixed, so that the day of the seeding changes nothing. */
const FIRST_DAY = Date.UTC(2016, 0, 4)
const LAST_DAY = Date.UTC(2025, 11, 19)
const DAY = 86_400_000
/** As many children as a page gets before the next top page follows. */
const CHILDREN = 4

export interface Size {
  readonly posts: number
  readonly pages: number
  readonly seed: number
}

/** Invents authors, terms, posts and pages. The same size and seed give the same site. */
export function inventSite({ posts, pages, seed }: Size): SamplePlan {
  return {
    name: `seed ${seed}`,
    authors: authors.map((name) => ({
      login: slugify(name).replace('-', '.'),
      slug: slugify(name),
      name,
      passwordHash: NO_PASSWORD,
    })),
    terms: [
      ...categories.map((name) => ({ taxonomy: 'category', name, slug: slugify(name) })),
      ...tags.map((name) => ({ taxonomy: 'post_tag', name, slug: slugify(name) })),
    ],
    posts,
    pages,
    post: (number) => inventPost(number, posts, seed),
    page: (number) => inventPage(number, seed),
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
    ...inventTexts(random, number, seed),
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
    ...inventTexts(random, number, seed),
    excerpt: '',
    author: random.between(0, authors.length - 1),
    terms: [],
    ...dates(random, FIRST_DAY + random.between(0, 3000) * DAY),
    format: 'standard',
    parent: place === 0 ? 0 : number - place,
    menuOrder: place,
  }
}

/** The number in the slug keeps it apart from all others; titles may meet. */
function inventTexts(random: Random, number: number, seed: number) {
  const title = inventTitle(random)
  return { title, slug: `${slugify(title)}-${seed}-${number}`, content: inventContent(random) }
}

/** Whole seconds, as all dates of items; some items were changed after they came out. */
function dates(random: Random, date: number): { date: Date; modified: Date } {
  const later = random.chance(0.25) ? random.next() * 30 * DAY : 0
  return { date: wholeSecond(date), modified: wholeSecond(date + later) }
}

const wholeSecond = (time: number): Date => new Date(Math.floor(time / 1000) * 1000)

const indexes = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + index)
