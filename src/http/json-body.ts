import type { RequestBody } from './request.ts'

/** The ways in which text can fail to be JSON, with the codes that existing clients expect. */
const PROBLEMS = {
  depth: { code: 1, reason: 'The JSON is nested more than 512 levels deep.' },
  syntax: { code: 4, reason: 'The text ends early or breaks the JSON syntax.' },
  encoding: { code: 5, reason: 'The text is not valid UTF-8.' },
} as const

const DEEPEST = 512

/** JSON has no byte order mark, so it is kept and refused. */
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Parses a JSON body, or says why it cannot be parsed. */
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

/** Counts brackets and braces outside strings; other syntax errors are ignored. */
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

/** End of the string that begins at `start`. */
function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at
}
