import type { Actor } from '../../data/database/actor.ts'
import type { Caller } from './caller.ts'

/**
 * The actor of a request's changes, for database triggers.
 * @param address that of the client; empty if its connection is closed
 */
export function actorOf(
  { id, signedIn, login, applicationPassword }: Caller,
  address: string,
): Actor {
  const from = address === '' ? {} : { address }
  if (!signedIn) return { kind: 'visitor', ...from }
  return {
    kind: 'user',
    id,
    name: login,
    ...from,
    ...(applicationPassword !== undefined && { applicationPassword }),
  }
}
