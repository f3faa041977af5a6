import { createHash } from 'node:crypto'
import type pg from 'pg'
import { createCache, textBytes } from '../../cache/cache.ts'

/** A statement as sent on a connection: prepared under a name, or unnamed. */
export interface SentStatement {
  readonly name?: string
  readonly text: string
}

/** Decides which statements are prepared on which connections. */
export interface PreparedStatements {
  sent(client: pg.ClientBase, text: string): SentStatement
  /**
   * Whether a connection has prepared its maximum. Prepared statements occupy server memory until
   * the connection is closed, so such a connection is closed when it is released.
   */
  isSpent(client: pg.ClientBase): boolean
}

/** The plan of each takes about 70 kB in the server process. */
const MOST_OF_A_CONNECTION = 150

/**
 * A statement is prepared from its second use on: texts that vary with the request and never recur
 * are not worth a plan.
 */
export function createPreparedStatements(): PreparedStatements {
  // Remembers texts to recognize repetitions.
  const seen = createCache<string>({ name: 'names of statements', sizeOf: textBytes })
  const prepared = new WeakMap<pg.ClientBase, Set<string>>()
  const namesOf = (client: pg.ClientBase): Set<string> => {
    const known = prepared.get(client) ?? new Set()
    prepared.set(client, known)
    return known
  }
  return {
    sent(client, text) {
      const name = seen.get(text)
      if (name === undefined) {
        seen.set(text, `q${createHash('sha1').update(text).digest('base64url')}`)
        return { text }
      }
      const names = namesOf(client)
      if (names.has(name)) return { name, text }
      if (names.size >= MOST_OF_A_CONNECTION) return { text }
      names.add(name)
      return { name, text }
    },
    isSpent: (client) => namesOf(client).size >= MOST_OF_A_CONNECTION,
  }
}
