import type { AppContext } from '../context.ts'
import { isEntryPassword } from '../domain/content/entry-password.ts'
import type { Call } from './operation.ts'
import type { ApiRequest } from '../http/request.ts'

/**
 * Password attempts of a request, by entry: each counts once, even if several operations of a route
 * check it.
 */
const guesses = new WeakMap<ApiRequest, Map<number, Promise<boolean>>>()

/**
 * Whether the password in a request unlocks an entry.
 * @throws DomainError 429 rest_too_many_attempts
 */
export function opensWith(
  { request }: Pick<Call, 'request'>,
  ctx: AppContext,
  entry: { readonly id: number; readonly password: string },
  password: string | undefined,
): Promise<boolean> {
  if (password === undefined) return Promise.resolve(false)
  const own = guesses.get(request) ?? new Map<number, Promise<boolean>>()
  guesses.set(request, own)
  const known = own.get(entry.id)
  if (known !== undefined) return known
  const guess = isEntryPassword(ctx, entry, { password, address: request.remoteAddress })
  own.set(entry.id, guess)
  return guess
}
