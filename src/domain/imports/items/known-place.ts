/**
 * What an event may change about a place that it names. Events are authoritative about themselves;
 * about their place, others often know more, so fuller existing data stays.
 */
import { countryCode } from '../addresses/countries.ts'
import { regionCode } from '../addresses/regions.ts'

export type PlaceFields = Readonly<Record<string, unknown>>

const ADDRESS = ['address', 'city', 'country', 'province', 'state', 'stateProvince', 'zip']
const COORDINATES = ['latitude', 'longitude']

/** Two places this close are the same, in degrees, because calendar files round. */
const NEAR = 0.000_01

export interface KnownPlaceRules {
  /** The import gives an id for the place, so no other place can be meant. */
  readonly certain: boolean
  /** Whether this source may correct these fields. */
  readonly isOwn: (fields: readonly string[]) => boolean
}

/** Fields of an import by outcome. Those that say nothing new are in neither set. */
export interface FieldDecisions {
  readonly taken: ReadonlySet<string>
  /** Refused, since something else is already stored. */
  readonly refused: ReadonlySet<string>
}

/** Decides which fields of a place an import may write, given the stored ones. */
export function decideFields(
  given: PlaceFields,
  known: PlaceFields,
  { certain, isOwn }: KnownPlaceRules,
): FieldDecisions {
  const taken: string[] = []
  const refused: string[] = []
  for (const fields of groupsOf(given)) {
    const difference = compare(fields, given, known, certain)
    if (difference === 'nothing') continue
    const filled = fields.filter((field) => isFilled(known[field]))
    const corrects = certain || (difference === 'other' && isOwn(filled))
    const names = fields.filter((field) => field in given)
    if (difference === 'more' || corrects) taken.push(...names)
    else refused.push(...names)
  }
  return { taken: new Set(taken), refused: new Set(refused) }
}

/** Groups fields that only make sense together, such as the lines of an address. */
function groupsOf(given: PlaceFields): (readonly string[])[] {
  const groups = [ADDRESS, COORDINATES].filter((group) => group.some((field) => field in given))
  const alone = Object.keys(given).filter((field) => !groups.some((group) => group.includes(field)))
  return [...groups, ...alone.map((field) => [field])]
}

/** `part` differs and covers only part of the stored value. */
type Difference = 'nothing' | 'more' | 'other' | 'part'

function compare(
  fields: readonly string[],
  given: PlaceFields,
  known: PlaceFields,
  certain: boolean,
): Difference {
  const stated = fields.filter((field) => isFilled(given[field]))
  const there = fields.filter((field) => isFilled(known[field]))
  if (stated.length === 0) return 'nothing'
  if (there.length === 0) return 'more'
  // A single line may hold the whole address; separate fields are taken literally.
  const single = stated.every((field) => field === 'address')
  if (fields === ADDRESS && (single || !certain)) return compareAddresses(given, known)
  const same = stated.every((field) => isSame(given[field], known[field]))
  return same ? 'nothing' : 'other'
}

export const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && value !== 0

const isSame = (one: unknown, other: unknown): boolean =>
  typeof one === 'number' && typeof other === 'number'
    ? Math.abs(one - other) < NEAR
    : one === other

function compareAddresses(given: PlaceFields, known: PlaceFields): Difference {
  const [stated, there] = [linesOf(given), linesOf(known)]
  const covers = there.every(({ field }) => stated.some((line) => line.field === field))
  const isContained = isWithin(stated, there)
  if (covers && isWithin(there, stated)) {
    return isContained && stated.length === there.length ? 'nothing' : 'more'
  }
  if (isContained) return 'nothing'
  return covers ? 'other' : 'part'
}

interface Line {
  readonly field: string
  readonly words: readonly string[]
  /** For a known country or region: its code, under whatever name. */
  readonly code: string | undefined
}

/** The filled lines of an address; the region appears once, whichever field holds it. */
function linesOf(fields: PlaceFields): Line[] {
  const text = (name: string): string => {
    const value = fields[name]
    return typeof value === 'string' ? value.trim() : ''
  }
  const country = countryCode(text('country'))
  const region = text('stateProvince') || text('state') || text('province')
  const regionOf = regionCode(country ?? 'US', region)
  return [
    { field: 'address', text: text('address'), code: undefined },
    { field: 'city', text: text('city'), code: undefined },
    { field: 'region', text: region, code: regionOf && `region ${regionOf}` },
    { field: 'zip', text: text('zip'), code: undefined },
    { field: 'country', text: text('country'), code: country && `country ${country}` },
  ].flatMap((line) =>
    line.text === '' ? [] : [{ field: line.field, words: wordsOf(line.text), code: line.code }],
  )
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Whether one address contains everything in another, in whatever lines. */
function isWithin(one: readonly Line[], other: readonly Line[]): boolean {
  const words = new Set(other.flatMap((line) => line.words))
  const codes = new Set(other.map(({ code }) => code))
  return one.every(
    (line) =>
      (line.code !== undefined && codes.has(line.code)) ||
      line.words.every((word) => words.has(word)),
  )
}
