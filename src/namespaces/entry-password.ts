import type { AppContext } from '../context.ts'
import { isEntryPassword } from '../domain/content/entry-password.ts'
import type { Call } from '../http/operation.ts'

/**
 * Whether the password that a request brought opens an entry. One guess however many checks ask.
 * @throws DomainError 429 rest_too_many_attempts
 */
export function opensWith(
  { once, request }: Pick<Call, 'once' | 'request'>,
  ctx: AppContext,
  entry: { readonly id: number; readonly password: string },
  password: string | undefined,
): Promise<boolean> {
  if (password === undefined) return Promise.resolve(false)
  const given = { password, address: request.remoteAddress }
  return once(`password:${entry.id}`, () => isEntryPassword(ctx, entry, given))
}
