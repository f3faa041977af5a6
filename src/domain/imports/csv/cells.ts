import { storable } from '../text.ts'
import { CellProblem } from './times.ts'

/** Longest text of a cell. */
const LONGEST = 200_000

/** A cell without what nobody could store. @throws CellProblem for a text that is too long */
export function cellText(text: string): string {
  if (text.length > LONGEST) throw new CellProblem('A cell holds too much text.')
  return storable(text).trim()
}

/** `yes`, `true` and `1` are true, whatever their case. */
export const isTrue = (text: string): boolean => /^(?:yes|true|1)$/i.test(text)

/** The names of a list that is cut at commas. */
export const nameList = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  ),
]

/** An id of this site; a name may not be made of digits alone. */
export function readId(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

/** @throws CellProblem for what is no address of a website */
export function webAddress(title: string, text: string): string {
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
  const fits = /^https?:\/\//i.test(address) && URL.canParse(address) && !/\s/.test(address)
  if (!fits) throw new CellProblem(`${title} holds no address of a website: ${text.slice(0, 80)}`)
  return address
}

/** A picture: an address, or the id of a media item of this site. @throws CellProblem */
export const imageCell = (title: string, text: string): string =>
  readId(text) === undefined ? webAddress(title, text) : text

/** Only the members that say something. */
export function stated<T extends object>(members: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
}
