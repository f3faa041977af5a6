import { isUniqueViolation } from '../../data/database.ts'
import { isReservedSlug, nextSlug } from '../content/slugs.ts'

/** Users have addresses below `/author/`. */
const BELOW_A_FOLDER = { hierarchical: false, first: false }

/** Races for a slug are tried again this often before they count as a failure. */
const TRIES = 10

/**
 * Runs a write again when it met a unique index: it looks again at what is taken, and so ends
 * with another slug, or with the error that says what is taken.
 */
export async function retryTaken<T>(write: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write()
    } catch (error) {
      if (attempt >= TRIES || !isUniqueViolation(error)) throw error
    }
  }
}

/** The slug, or the first of its numbered forms that is free. */
export function freeSlug(base: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const slug = nextSlug(base, number)
    if (!taken.has(slug) && !isReservedSlug(slug, BELOW_A_FOLDER)) return slug
  }
}
