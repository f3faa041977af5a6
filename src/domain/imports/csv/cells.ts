import { storable } from '../text.ts'
import { CellProblem } from './times.ts'

const LONGEST = 200_000

/** A cell without unstorable characters. @throws CellProblem for text that is too long */
export function cellText(text: string): string {
  if (text.length > LONGEST) throw new CellProblem('A cell has too much text.')
  return storable(text).trim()
}

/** `yes`, `true` and `1` in any case are true. */
export const isTrue = (text: string): boolean => /^(?:yes|true|1)$/i.test(text)

/** Splits a comma-separated list of names. */
export const nameList = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  ),
]

/** Parses an id of this site; consequently names cannot consist of digits alone. */
export function readId(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

/** @throws CellProblem if the text is not a web address */
export function webAddress(title: string, text: string): string {
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
  const fits = /^https?:\/\//i.test(address) && URL.canParse(address) && !/\s/.test(address)
  if (!fits) throw new CellProblem(`${title} is not the address of a website: ${text.slice(0, 80)}`)
  return address
}

/** Parses a picture: an address, or the id of a media item of this site. @throws CellProblem */
export const imageCell = (title: string, text: string): string =>
  readId(text) === undefined ? webAddress(title, text) : text
