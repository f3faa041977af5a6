/** How the memory for caches is divided: one budget for the process, one table of parts. */

const MEGABYTE = 1024 ** 2

/**
 * The part of each cache, in relation to the others. Whole answers and pages, and what they are made
 * of, have the most; the largest text that a part keeps is a quarter of it.
 */
const PARTS = {
  answers: 64,
  contents: 64,
  'contents with ads': 48,
  resources: 48,
  'pages of the calendar': 48,
  compressed: 32,
  feeds: 16,
  'plain texts': 16,
  selections: 12,
  comments: 8,
  'generated slugs': 8,
  totals: 8,
  credentials: 6,
  'abbreviations of zones': 4,
  excerpts: 4,
  'excerpts on cards': 4,
  'names of statements': 4,
  'pages of the documents': 4,
  'slugs of titles': 4,
  'tables of statements': 4,
  'transitions of zones': 4,
  'written dates': 4,
  'folded texts': 2,
} as const

export type CacheName = keyof typeof PARTS

const WHOLE = Object.values(PARTS).reduce((sum, part) => sum + part, 0)

/** The usual budget is this part of the memory, within bounds: below, caches are of no use. */
const USUAL_PART = 8
const LEAST_BYTES = 64 * MEGABYTE
const MOST_BYTES = 256 * MEGABYTE

/** The budget for a machine, or for a container, with so many bytes of memory. */
export const usualBudget = (memory: number): number =>
  Math.min(Math.max(Math.floor(memory / USUAL_PART), LEAST_BYTES), MOST_BYTES)

let budget = MOST_BYTES

/** Sets the bytes that all caches together may hold; those in use keep the bounds that they have. */
export function setCacheBudget(bytes: number): void {
  budget = bytes
}

/** The bytes that a cache may hold. */
export const budgetOf = (name: CacheName): number => Math.floor((budget * PARTS[name]) / WHOLE)
