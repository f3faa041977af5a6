/** Divides the memory for caches: one budget per process, shared by a table of parts. */

const MEGABYTE = 1024 ** 2

/**
 * Relative sizes of caches that share what they have together: complete answers and pages, and what
 * they are made of. The largest value in a cache may take a quarter of its part.
 */
const SHARED_PARTS = {
  answers: 64,
  contents: 64,
  'contents with ads': 48,
  resources: 40,
  'pages of the calendar': 48,
  compressed: 32,
  feeds: 16,
  'plain texts': 16,
  totals: 24,
  sitemaps: 8,
  comments: 8,
  excerpts: 4,
  'excerpts on cards': 4,
  'pages of the documents': 4,
  'public files': 4,
} as const

/**
 * Relative sizes of the others. A name of a statement stands for memory elsewhere too; entries would
 * take room from answers, which save more.
 */
const OWN_PARTS = {
  entries: 24,
  selections: 12,
  'generated slugs': 8,
  credentials: 6,
  'conditions for callers': 8,
  'abbreviations of zones': 4,
  'names of statements': 4,
  'slugs of titles': 4,
  'tables of statements': 4,
  'transitions of zones': 4,
  'plans of lists': 24,
  'written dates': 4,
  'folded texts': 2,
  'paths in dialects': 2,
} as const

const PARTS = { ...SHARED_PARTS, ...OWN_PARTS }

export type CacheName = keyof typeof PARTS

const sumOf = (parts: Readonly<Record<string, number>>): number =>
  Object.values(parts).reduce((sum, part) => sum + part, 0)

const WHOLE = sumOf(PARTS)
const SHARED = sumOf(SHARED_PARTS)

/**
 * The default budget is this fraction of the memory, within limits: a smaller cache would be
 * useless.
 */
const USUAL_PART = 8
const LEAST_BYTES = 64 * MEGABYTE
const MOST_BYTES = 128 * MEGABYTE

/** The default budget for a machine or container with this many bytes of memory. */
export const usualBudget = (memory: number): number =>
  Math.min(Math.max(Math.floor(memory / USUAL_PART), LEAST_BYTES), MOST_BYTES)

let budget = MOST_BYTES

/** Sets the limit of all caches together, in bytes; caches already in use keep theirs. */
export function setCacheBudget(bytes: number): void {
  budget = bytes
}

/** The number of bytes that are a cache's own. */
export const budgetOf = (name: CacheName): number => Math.floor((budget * PARTS[name]) / WHOLE)

/** Whether a cache may take what others leave, and leaves what it does not need. */
export const isShared = (name: CacheName): boolean => name in SHARED_PARTS

/** The number of bytes that the caches that share may hold together. */
export const sharedBudget = (): number => Math.floor((budget * SHARED) / WHOLE)
