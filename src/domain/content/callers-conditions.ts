import { perObject } from '../../cache/per-object.ts'
import type { Condition } from '../../data/database/expressions.ts'
import { fragment } from '../../data/database/statement.ts'
import type { UserId } from '../../data/entries/entry-visibility.ts'
import type { Caller } from '../accounts/caller.ts'

type OfCaller = (given: { readonly id: number }) => Condition

/** More kinds of conditions than lists usually need; others are made for each request. */
const MOST_KINDS = 200

const kindsOf = perObject((_capabilities: Caller['capabilities']) => new Map<string, OfCaller>())

/**
 * A condition that depends on a caller's capabilities and id alone, built and compiled once for all
 * callers with these capabilities.
 *
 * @param kind tells the conditions apart
 */
export function conditionFor(
  { capabilities, signedIn, id }: Caller,
  kind: string,
  build: (id: UserId) => Condition,
): Condition {
  const kinds = kindsOf(capabilities)
  const key = `${signedIn} ${kind}`
  const known = kinds.get(key)
  if (known !== undefined) return known({ id })
  const made = fragment<{ id: number }>()((value) => build(value('id')))
  if (kinds.size < MOST_KINDS) kinds.set(key, made)
  return made({ id })
}
