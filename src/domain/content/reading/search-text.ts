/** A search term: a word, or a quoted phrase. */
export interface SearchWord {
  readonly text: string
  /** Whether it must not occur. */
  readonly excluded: boolean
}

export interface SearchText {
  /** The whole search text, for exact matches. */
  readonly sentence: string
  readonly words: readonly SearchWord[]
}

const WORD = /(-?)"([^"]*)"?|[^\s,+"]+/g
const MOST_WORDS = 20

/**
 * Parses a search: blanks, commas and plus signs separate words, quotes enclose a phrase, a leading
 * minus excludes (behaviour/content.md#lists). A text of very many words is one phrase.
 *
 * @returns undefined for an empty search
 */
export function parseSearch(text: string): SearchText | undefined {
  const sentence = text.trim()
  const words = [...sentence.matchAll(WORD)].map(readWord).filter((word) => word.text !== '')
  if (words.length === 0) return undefined
  if (words.length <= MOST_WORDS) return { sentence, words }
  return { sentence, words: [{ text: sentence, excluded: false }] }
}

function readWord([whole, minus, phrase]: RegExpMatchArray): SearchWord {
  if (phrase !== undefined) return { text: phrase.trim(), excluded: minus === '-' }
  const excluded = whole.startsWith('-')
  return { text: excluded ? whole.replace(/^-+/, '') : whole, excluded }
}
