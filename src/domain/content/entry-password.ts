import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { countTry, returnTry } from '../../data/rate-limits.ts'
import { network } from '../rate-limits/network.ts'
import type { Site } from '../site/site.ts'

/** An entry that a password protects. */
interface Protected {
  readonly id: number
  readonly password: string
}

const MOST_TRIES = 20
const WINDOW_MILLISECONDS = 15 * 60_000

/**
 * What a browser keeps instead of the password that it gave: it opens every entry with the same
 * password, and tells nobody what that is.
 */
export function entryToken(secret: Buffer, password: string): string {
  return createHmac('sha256', secret).update(`entry password\n${password}`).digest('base64url')
}

/** Whether a kept token opens the entry. */
export function opensEntry(secret: Buffer, entry: Protected, token: string): boolean {
  return entry.password !== '' && same(token, entryToken(secret, entry.password))
}

/** What became of a password that somebody gave. */
export type Try = 'right' | 'wrong' | 'limited'

/** Judges a password for an entry. Tries are counted by entry and network, on all nodes alike. */
export async function tryEntryPassword(
  site: Site,
  entry: Protected,
  given: { readonly password: string; readonly address: string },
): Promise<Try> {
  const key = keyOf(entry.id, given.address)
  const window = { now: site.clock(), milliseconds: WINDOW_MILLISECONDS }
  const { count } = await countTry(site.database, key, window)
  if (count > MOST_TRIES) return 'limited'
  const { secret } = site
  if (!same(entryToken(secret, given.password), entryToken(secret, entry.password))) {
    return 'wrong'
  }
  await returnTry(site.database, key)
  return 'right'
}

const keyOf = (id: number, address: string): string =>
  `entry password ${createHash('sha256')
    .update(`${id} ${network(address)}`)
    .digest('base64url')}`

/** Compares digests of the same length in a time that tells nothing. */
function same(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
