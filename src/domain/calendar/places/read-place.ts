import type { PlaceDetails, PlaceKind } from '../../../data/places/place-row.ts'
import { sanitizeText } from '../../text/plain-text.ts'
import { isEmptyText } from '../../content/saving/clean-texts.ts'
import { writableStatuses, type StatusName } from '../../content-types/entry-statuses.ts'
import { isTrueWord } from '../true-words.ts'
import { isWebAddress } from '../web-address.ts'
import { parsePublicationDate } from '../publication-date.ts'
import { placeKinds } from './place-kinds.ts'

/** The changes that a write makes to a place; omitted members keep their value. */
export interface PlaceInput<Kind extends PlaceKind = PlaceKind> {
  readonly name?: string
  readonly description?: string
  readonly status?: StatusName
  readonly authorId?: number
  /** In the format of entries; site time unless it has an offset. */
  readonly date?: string
  readonly dateGmt?: string
  /** Id or address of the image, as sent. */
  readonly image?: string
  readonly details: Partial<PlaceDetails[Kind]>
}

/** A message for each invalid member. */
export type PlaceProblems = Readonly<Record<string, string>>

export interface ReadPlace<Kind extends PlaceKind = PlaceKind> {
  readonly input: PlaceInput<Kind>
  readonly problems: PlaceProblems
}

type Data = Readonly<Record<string, unknown>>

/** The maximum length of a line of text, and of a name. */
const LINE_LIMIT = 2000

/**
 * Reads and validates the data of a venue or an organizer, from a body or from within an event
 * (behaviour/calendar.md#venues-and-organizers). null counts as omitted; markup in lines is
 * removed.
 */
export function readPlace<Kind extends PlaceKind>(kind: Kind, data: Data): ReadPlace<Kind> {
  const problems: Record<string, string> = {}
  const input: Record<string, unknown> = {}
  for (const [member, { as, read }] of Object.entries(commonMembers(kind))) {
    const sent = data[member]
    if (sent === undefined || sent === null) continue
    const value = read(sent)
    if (value === undefined) problems[member] = `${member} is invalid.`
    else input[as] = value
  }
  const { details, problems: more } = readDetails(kind, data)
  return { input: { ...input, details }, problems: { ...problems, ...more } }
}

interface Member {
  readonly as: Exclude<keyof PlaceInput, 'details'>
  /** undefined for invalid values. */
  readonly read: (value: unknown) => unknown
}

const commonMembers = (kind: PlaceKind): Readonly<Record<string, Member>> => ({
  [kind]: { as: 'name', read: readName },
  description: { as: 'description', read: readText },
  status: { as: 'status', read: (value) => writableStatuses.find((name) => name === value) },
  author: { as: 'authorId', read: readId },
  date: { as: 'date', read: (value) => readDate(value) },
  date_utc: { as: 'dateGmt', read: (value) => readDate(value) },
  image: { as: 'image', read: readImage },
})

const readText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

const readImage = (value: unknown): string | undefined =>
  readText(typeof value === 'number' ? String(value) : value)

function readName(value: unknown): string | undefined {
  const name = readLine(value)
  return isEmptyText(name ?? '') ? undefined : name
}

function readLine(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > LINE_LIMIT) return undefined
  return sanitizeText(value)
}

function readId(value: unknown): number | undefined {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value
  return typeof id === 'number' && Number.isInteger(id) && id > 0 ? id : undefined
}

const readDate = (value: unknown): string | undefined =>
  typeof value === 'string' ? parsePublicationDate(value) : undefined

function readWebsite(value: unknown): string | undefined {
  const address = readLine(value)
  return address === undefined || address === '' || isWebAddress(address) ? address : undefined
}

/** Flags of places are texts; clients expect JSON booleans to be refused. */
const readFlag = (value: unknown): boolean | undefined =>
  typeof value === 'string' ? isTrueWord(value) : undefined

function readDetails<Kind extends PlaceKind>(
  kind: Kind,
  data: Data,
): { details: Partial<PlaceDetails[Kind]>; problems: Record<string, string> } {
  const { lines, flags } = placeKinds[kind]
  const details: Record<string, string | boolean> = {}
  const problems: Record<string, string> = {}
  for (const [member, detail] of Object.entries<string>(lines)) {
    const sent = data[member]
    if (sent === undefined || sent === null) continue
    const value = member === 'website' ? readWebsite(sent) : readLine(sent)
    if (value === undefined) problems[member] = `${member} is invalid.`
    else details[detail] = value
  }
  for (const [member, detail] of Object.entries<string>(flags)) {
    const sent = data[member]
    if (sent === undefined || sent === null) continue
    const value = readFlag(sent)
    if (value === undefined) problems[member] = `${member} is not a string.`
    else details[detail] = value
  }
  // The tables contain only names of details.
  return { details: details as Partial<PlaceDetails[Kind]>, problems }
}
