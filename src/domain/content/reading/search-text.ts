/** One thing to look for: a word, or a phrase that stood in quotes. */
export interface SearchWord {
  readonly text: string
  /** It must not occur. */
  readonly excluded: boolean
}

/** A search as it was typed, taken apart. */
export interface SearchText {
  /** All that was typed, for finding it as it stands. */
  readonly sentence: string
  readonly words: readonly SearchWord[]
}

const WORD = /(-?)"([^"]*)"?|[^\s,+"]+/g
const MOST_WORDS = 20

/**
 * Blanks, commas and plus signs part words, quotes hold a phrase together, a minus in front
 * excludes (behaviour/content.md#lists). A text of very many words is one phrase.
 *
 * @returns undefined where nothing is looked for
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
