/** Finds the words of a search in plain texts, to mark them. */
import { foldAccents } from './accents.ts'

/** A part of a text, and whether it matches the search. */
export interface TextPart {
  readonly text: string
  readonly sought: boolean
}

interface Range {
  readonly start: number
  readonly end: number
}

/** A text without accents and case, and where each of its characters is in the text itself. */
interface Folded {
  readonly text: string
  readonly placeOf: (index: number) => number
}

const foldLetter = (letter: string): string => foldAccents(letter).toLowerCase()

function fold(text: string): Folded {
  if (!/[^\0-\x7f]/.test(text)) return { text: text.toLowerCase(), placeOf: (index) => index }
  const places: number[] = []
  let folded = ''
  let place = 0
  for (const letter of text) {
    const plain = foldLetter(letter)
    for (let index = 0; index < plain.length; index++) places.push(place)
    folded += plain
    place += letter.length
  }
  return { text: folded, placeOf: (index) => places[index] ?? text.length }
}

/** Where the words are in a text, in order and without overlaps. */
function rangesOf(text: string, words: readonly string[]): Range[] {
  const folded = fold(text)
  const ranges = words.flatMap((word) => occurrences(folded, word))
  const merged: Range[] = []
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1)
    if (last === undefined || range.start > last.end) merged.push(range)
    else merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) }
  }
  return merged
}

function occurrences({ text, placeOf }: Folded, word: string): Range[] {
  const found: Range[] = []
  if (word === '') return found
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
    found.push({ start: placeOf(at), end: placeOf(at + word.length) })
  }
  return found
}

/**
 * Splits a text into matches of a search and other parts.
 * @param words folded, as searches have them
 */
export function markWords(text: string, words: readonly string[]): TextPart[] {
  let end = 0
  const parts: TextPart[] = []
  for (const range of rangesOf(text, words)) {
    parts.push({ text: text.slice(end, range.start), sought: false })
    parts.push({ text: text.slice(range.start, range.end), sought: true })
    end = range.end
  }
  parts.push({ text: text.slice(end), sought: false })
  return parts.filter((part) => part.text !== '')
}

/** Only so much of a text is searched for the words, in characters. */
const SEARCHED = 50_000
const LONGEST = 220
const BEFORE = 60

/**
 * The surroundings of the first of the words in a plain text, at most 220 characters and whole
 * words where there are blanks; undefined if the text has none of the words.
 * @param words folded, as searches have them
 */
export function snippetOf(text: string, words: readonly string[]): string | undefined {
  const searched = text.slice(0, SEARCHED)
  const [first] = rangesOf(searched, words)
  if (first === undefined) return undefined
  const start = first.start <= BEFORE ? 0 : afterBlank(text, first.start - BEFORE, first.start)
  const end =
    text.length - start <= LONGEST ? text.length : beforeBlank(text, start + LONGEST, first)
  return `${start > 0 ? '… ' : ''}${text.slice(start, end).trim()}${end < text.length ? ' …' : ''}`
}

/** The start of the first word from a place on, before another place; the place if there is none. */
function afterBlank(text: string, from: number, before: number): number {
  const blank = text.indexOf(' ', from)
  return blank === -1 || blank >= before ? whole(text, from) : blank + 1
}

/** The end of the last word before a position, outside of any match. */
function beforeBlank(text: string, upTo: number, { end }: Range): number {
  const blank = text.lastIndexOf(' ', upTo)
  return blank < end ? whole(text, Math.max(upTo, end)) : blank
}

/** Never between the two halves of a character. */
const whole = (text: string, place: number): number =>
  /[\udc00-\udfff]/.test(text.charAt(place)) ? place + 1 : place
