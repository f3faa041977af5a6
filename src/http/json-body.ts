import type { RequestBody } from './request.ts'

/** What clients of this interface know the ways as in which a text is no JSON. */
const PROBLEMS = {
  depth: { code: 1, reason: 'The JSON is nested more than 512 levels deep.' },
  syntax: { code: 4, reason: 'The text ends early or breaks the JSON syntax.' },
  encoding: { code: 5, reason: 'The text is not valid UTF-8.' },
} as const

const DEEPEST = 512

/** A byte order mark is no part of JSON, so it stays where it is. */
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The value of a JSON text, or why there is none. */
export function readJson(bytes: Buffer): RequestBody {
  let text: string
  try {
    text = UTF8.decode(bytes)
  } catch {
    return { kind: 'broken-json', ...PROBLEMS.encoding }
  }
  if (isTooDeep(text)) return { kind: 'broken-json', ...PROBLEMS.depth }
  try {
    const value: unknown = JSON.parse(text)
    return { kind: 'value', value }
  } catch {
    return { kind: 'broken-json', ...PROBLEMS.syntax }
  }
}

/** Counts brackets and braces outside of strings; what else is wrong with the text does not count. */
function isTooDeep(text: string): boolean {
  if (text.length <= DEEPEST) return false
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '[' || character === '{') depth++
    else if (character === ']' || character === '}') depth--
    else if (character === '"') at = endOfString(text, at)
    if (depth > DEEPEST) return true
  }
  return false
}

/** Where a string ends that begins at a place. */
function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at
}
