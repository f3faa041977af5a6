import { isUniqueViolation } from '../../data/database/database-errors.ts'
import { isReservedSlug, nextSlug } from '../text/slugs.ts'

/** Author pages have addresses below `/author/`. */
const BELOW_A_FOLDER = { hierarchical: false, first: false }

/** The number of attempts at a write that runs into concurrent writes. */
const MAX_ATTEMPTS = 10

/**
 * Runs a write, and retries it after a unique violation. The retry sees the concurrent write, so it
 * either picks another slug or throws the error that names the conflict.
 */
export async function retryOnUniqueViolation<T>(write: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write()
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !isUniqueViolation(error)) throw error
    }
  }
}

/** Returns the slug, or the first numbered form of it that is free. */
export function freeSlug(base: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const slug = nextSlug(base, number)
    if (!taken.has(slug) && !isReservedSlug(slug, BELOW_A_FOLDER)) return slug
  }
}
