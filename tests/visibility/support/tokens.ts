import { randomBytes } from 'node:crypto'

/** All tokens begin with it, so that a search can ask for every one of them without naming any. */
export const COMMON = 'planted'
const TOKEN = new RegExp(`${COMMON}[0-9a-f]{12}`, 'gi')

/** Random words in texts that somebody must not get to see, each with where it was put. */
export interface Tokens {
  /** A new word for a text; `where` is what a failure prints. */
  hide(where: string): string
  /** What an answer reveals of the hidden texts, besides the words that the request itself held. */
  leakedBy(answer: string, request?: string): string[]
  /** Every word with where it was put. */
  readonly all: ReadonlyMap<string, string>
}

export function createTokens(): Tokens {
  const all = new Map<string, string>()
  return {
    all,
    hide(where) {
      const token = `${COMMON}${randomBytes(6).toString('hex')}`
      all.set(token, where)
      return token
    },
    leakedBy(answer, request = '') {
      const sent = request.toLowerCase()
      const found = new Set((answer.match(TOKEN) ?? []).map((token) => token.toLowerCase()))
      return [...found]
        .filter((token) => all.has(token) && !sent.includes(token))
        .map((token) => all.get(token) ?? '')
    },
  }
}
