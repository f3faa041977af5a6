import { createHash } from 'node:crypto'
import type pg from 'pg'
import { createCache, textBytes } from '../../cache/cache.ts'

/** A statement as a connection is sent it: prepared under its name, or without one for once. */
export interface SentStatement {
  readonly name?: string
  readonly text: string
}

/** Decides which statements are prepared on which connections. */
export interface PreparedStatements {
  sent(client: pg.ClientBase, text: string): SentStatement
  /**
   * Whether a connection has prepared as much as it may. What one has prepared takes memory of the
   * server until it is closed, so whoever gives it back to the pool closes it.
   */
  isSpent(client: pg.ClientBase): boolean
}

/** Each takes some 70 kB of the server's process for its plan. */
const MOST_OF_A_CONNECTION = 150

/**
 * A text is prepared from its second time on: those that vary with what a request asks for, and
 * never come again, are not worth a plan.
 */
export function createPreparedStatements(): PreparedStatements {
  // Texts are remembered, to see which come again.
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
