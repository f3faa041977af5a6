/** Divides the memory for caches: one budget per process, shared by a table of parts. */

const MEGABYTE = 1024 ** 2

/**
 * Relative sizes of the caches. Complete answers and pages, and what they are made of, get the
 * most; the largest value in a cache may take a quarter of it.
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
  sitemaps: 8,
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

/**
 * The default budget is this fraction of the memory, within limits: a smaller cache would be
 * useless.
 */
const USUAL_PART = 8
const LEAST_BYTES = 64 * MEGABYTE
const MOST_BYTES = 256 * MEGABYTE

/** The default budget for a machine or container with this many bytes of memory. */
export const usualBudget = (memory: number): number =>
  Math.min(Math.max(Math.floor(memory / USUAL_PART), LEAST_BYTES), MOST_BYTES)

let budget = MOST_BYTES

/** Sets the limit of all caches together, in bytes; caches already in use keep theirs. */
export function setCacheBudget(bytes: number): void {
  budget = bytes
}

/** The number of bytes that a cache may hold. */
export const budgetOf = (name: CacheName): number => Math.floor((budget * PARTS[name]) / WHOLE)
