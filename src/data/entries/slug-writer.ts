import type { Tx } from '../database/database.ts'
import { anyOf, lockOn } from '../database/expressions.ts'
import { batched } from '../database/batching.ts'
import { conflictingTypes, holdsSlug } from './slug-conflicts.ts'

/** The scope in which a slug has to be free. */
export interface SlugPlace {
  readonly type: string
  /** The parent of a page, 0 for flat types. */
  readonly scope: number
  /** The entry itself, whose own slug is not a conflict; 0 for none. */
  readonly id: number
}

const FIRST_ROUND = 8
const LAST_ROUND = 10_000

export interface SlugQuestion extends SlugPlace {
  /** The n-th candidate, from 1; undefined if it is unusable. */
  readonly candidate: (n: number) => string | undefined
}

/**
 * The first candidate that no other entry has. Another writer may still take it before it is
 * stored: the unique index decides, and the loser tries again.
 */
export const findFreeSlug = batched(async (tx, questions: readonly SlugQuestion[]) => {
  const given = new Map<string, Set<string>>()
  const free: string[] = []
  for (const question of questions) {
    const place = `${question.type} ${question.scope}`
    const others = given.get(place) ?? new Set()
    const slug = await firstFree(tx, question, others)
    given.set(place, others.add(slug))
    free.push(slug)
  }
  return free
})

/** @param others slugs about to be taken */
async function firstFree(
  tx: Tx,
  { candidate, ...place }: SlugQuestion,
  others: ReadonlySet<string>,
): Promise<string> {
  // Rounds grow, so that the thousandth item with a title does not take a thousand statements.
  for (let from = 1, size = FIRST_ROUND; ; from += size, size = Math.min(size * 8, LAST_ROUND)) {
    const choices = Array.from({ length: size }, (_, index) => candidate(from + index))
    const slugs = choices.filter((slug) => slug !== undefined)
    const taken = await takenOf(tx, place, slugs)
    const free = slugs.find((slug) => !taken.has(slug) && !others.has(slug))
    if (free !== undefined) return free
  }
}

async function takenOf(
  tx: Tx,
  { type, scope, id }: SlugPlace,
  slugs: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('entries as e')
    .select('e.slug')
    .where('e.type', '=', anyOf(conflictingTypes(type, scope)))
    .where('e.slug_scope', '=', scope)
    .where('e.slug', '=', anyOf(slugs))
    .where('e.id', '<>', id)
    .where(holdsSlug)
    .execute()
  return new Set(rows.map(({ slug }) => slug))
}

/**
 * Serializes retries for slugs until the transaction ends. Otherwise many writers that want the
 * same slug would keep losing to each other.
 */
export async function lockSlugRetries(tx: Tx): Promise<void> {
  await lockOn('slugs', 'retries').execute(tx)
}
