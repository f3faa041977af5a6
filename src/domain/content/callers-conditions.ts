import { createCache } from '../../cache/cache.ts'
import { numberOf } from '../../cache/per-object.ts'
import type { Condition } from '../../data/database/expressions.ts'
import { fragment } from '../../data/database/statement.ts'
import type { UserId } from '../../data/entries/entry-visibility.ts'
import type { Caller } from '../accounts/caller.ts'

type OfCaller = (given: { readonly id: number }) => Condition

/** Estimated size of a condition that looks at what files are attached to. */
const CONDITION_BYTES = 10_000

const known = createCache<OfCaller>({
  name: 'conditions for callers',
  sizeOf: () => CONDITION_BYTES,
})

/**
 * A condition that depends on a caller's capabilities and id alone, built and compiled once for all
 * callers with these capabilities.
 *
 * @param kind identifies the condition
 */
export function conditionFor(
  { capabilities, signedIn, id }: Caller,
  kind: string,
  build: (id: UserId) => Condition,
): Condition {
  const key = `${numberOf(capabilities)} ${signedIn} ${kind}`
  const kept = known.get(key)
  if (kept !== undefined) return kept({ id })
  const made = fragment<{ id: number }>()((value) => build(value('id')))
  known.set(key, made)
  return made({ id })
}
