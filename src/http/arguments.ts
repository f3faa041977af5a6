/**
 * Converts client input to typed values, driven by tables generated from the contract. Clients of
 * this interface spell a value in many ways (`include=1,2`, `include[]=1`, `sticky=1`, a form,
 * JSON); validators see only one. A value that cannot be converted is left unchanged, so that the
 * validator reports it.
 */

import { perObject } from '../cache/per-object.ts'
import { lastGiven } from './repeated.ts'
import { isJsonObject } from '../json-object.ts'

export type JsonType = 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'null'

/** The parts of an argument's schema that matter for conversion. */
export interface ArgumentType {
  /** Accepted JSON types; empty means any. */
  readonly types: readonly JsonType[]
  readonly items?: ArgumentType
  readonly members?: Readonly<Record<string, ArgumentType>>
  /** All members that the contract does not name. */
  readonly rest?: ArgumentType
  readonly alternatives?: readonly ArgumentType[]
  readonly default?: unknown
  /** A value of the wrong type counts as not sent (`x-lenient`). */
  readonly lenient?: true
  /** null counts as not sent (`x-null: ignore`). */
  readonly ignoreNull?: true
  /** Refusals carry a message only, no details (`x-details: false`). */
  readonly withoutDetails?: true
  /** Text is parsed as JSON if it can be (`x-json`). */
  readonly json?: true
}

export type ArgumentTypes = Readonly<Record<string, ArgumentType>>

/** The arguments of one operation by location in the contract. */
export interface ArgumentTable {
  readonly path: ArgumentTypes
  readonly query: ArgumentTypes
  readonly body: ArgumentTypes
}

type Values = Record<string, unknown>

export interface Arguments {
  readonly params: Values
  readonly query: Values
  readonly body: Values
}

/**
 * Sorts input into the locations of the contract. A body member beats a query argument of the same
 * name, and each may stand in for the other: clients send `force` in a JSON body of DELETE and
 * titles in the query of POST.
 */
export function readArguments(
  table: ArgumentTable,
  given: { path: Values; query: Values; body: unknown },
): Arguments {
  // The contract names list items by index: `0` is the first.
  const all = typeof given.body === 'object' ? { ...given.query, ...given.body } : given.query
  return {
    params: readValues(table.path, given.path),
    query: readValues(table.query, all),
    body: readValues(table.body, all),
  }
}

function readValues(types: ArgumentTypes, given: Values): Values {
  const values: Values = {}
  for (const [name, type] of listed(types)) {
    const value = Object.hasOwn(given, name) ? readValue(type, given[name]) : undefined
    if (value !== undefined) values[name] = value
    else if (type.default !== undefined) values[name] = copyOf(type.default)
  }
  return values
}

/** Made once, because the tables are fixed and traversed several times per request. */
const listed = perObject((types: ArgumentTypes) => Object.entries(types))

/** Copies a default (a scalar or a list of scalars), since handlers may change their lists. */
const copyOf = (value: unknown): unknown => (Array.isArray(value) ? [...value] : value)

function readValue(type: ArgumentType, value: unknown): unknown {
  if (value === undefined) return undefined
  if (value === null) return type.ignoreNull === true ? undefined : null
  const read = convert(type, value)
  return type.lenient === true && !fits(type, read) ? undefined : read
}

/**
 * Converts one argument and its members; a value that cannot be converted is returned unchanged.
 */
export function convert(type: ArgumentType, given: unknown): unknown {
  const wanted = takesList(type) ? given : lastGiven(given)
  const value = type.json === true ? fromJson(wanted) : wanted
  if (type.alternatives !== undefined) return convertAlternative(type.alternatives, value)
  for (const name of type.types) {
    const converted = CONVERSIONS[name](value, type)
    if (converted !== undefined) return converted
  }
  return value
}

const takesList = ({ types, alternatives }: ArgumentType): boolean =>
  types.includes('array') || alternatives?.some(takesList) === true

/** Converts to the first alternative that the value fits. */
function convertAlternative(alternatives: readonly ArgumentType[], value: unknown): unknown {
  for (const alternative of alternatives) {
    // Only pure lists read true as `1`.
    if (typeof value === 'boolean' && alternative.types.includes('array')) continue
    const converted = convert(alternative, value)
    if (fits(alternative, converted)) return converted
  }
  return value
}

/** The alternative that a value's JSON type selects; undefined if none or several match. */
export function findForm(
  alternatives: readonly ArgumentType[],
  value: unknown,
): number | undefined {
  const [position, ...others] = [...alternatives.keys()].filter((place) => {
    const alternative = alternatives[place]
    return alternative !== undefined && fits(alternative, value)
  })
  return others.length === 0 ? position : undefined
}

const CONVERSIONS: Record<JsonType, (value: unknown, type: ArgumentType) => unknown> = {
  string: (value) => (typeof value === 'string' ? value : undefined),
  boolean: toBoolean,
  integer: (value) => {
    const number = toNumber(value)
    return Number.isInteger(number) ? number : undefined
  },
  number: toNumber,
  null: () => undefined,
  array: (value, type) => toList(value)?.map((item) => convert(type.items ?? ANYTHING, item)),
  object: (given, type) => {
    // Some clients send an empty list for an empty object.
    const value = Array.isArray(given) ? Object.fromEntries(Object.entries(given)) : given
    if (!isJsonObject(value)) return undefined
    const isOpen = type.members === undefined && type.rest === undefined
    return isOpen ? value : readMembers(type, value)
  },
}

/** Keeps members unknown to the contract; of the known ones, those that count as sent. */
function readMembers(
  { members = NONE, rest }: ArgumentType,
  value: Readonly<Values>,
): Readonly<Values> {
  const read = readValues(members, value)
  const kept = Object.entries(value).filter(
    ([name]) => Object.hasOwn(read, name) || !Object.hasOwn(members, name),
  )
  const given = rest === undefined ? kept : kept.map(([name, one]) => [name, convert(rest, one)])
  return { ...Object.fromEntries(given), ...read }
}

const NONE: ArgumentTypes = {}

const ANYTHING: ArgumentType = { types: [] }

function fromJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value) as unknown
  } catch {
    return value
  }
}

function toBoolean(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  const word = typeof value === 'number' ? String(value) : value
  if (typeof word !== 'string') return undefined
  const lower = word.toLowerCase()
  if (lower === 'true' || lower === '1') return true
  return lower === 'false' || lower === '0' ? false : undefined
}

const NUMERAL = /^\s*[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?\s*$/i

function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string' || value.length > 64 || !NUMERAL.test(value)) return undefined
  const number = Number(value)
  return Number.isFinite(number) ? number : undefined
}

/**
 * Lists arrive as lists, or as text separated by commas or blanks. Existing clients expect true to
 * become the text `1` and false the empty text.
 */
function toList(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value
  const scalar =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  if (!scalar) return undefined
  const text = typeof value === 'boolean' ? (value ? '1' : '') : String(value)
  return text.split(/[\s,]+/).filter((item) => item !== '')
}

function fits(type: ArgumentType, value: unknown): boolean {
  if (type.types.length === 0) return true
  return type.types.some((name) => FITS[name](value, type))
}

const FITS: Record<JsonType, (value: unknown, type: ArgumentType) => boolean> = {
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  integer: (value) => Number.isInteger(value),
  number: (value) => typeof value === 'number',
  null: (value) => value === null,
  array: (value) => Array.isArray(value),
  object: isJsonObject,
}

/**
 * Drops arguments of the wrong type. Permission checks for `Allow`, also of the route's other
 * operations, see requests that have not been validated.
 */
export function fittingArguments(table: ArgumentTable, values: Arguments): Arguments {
  return {
    params: fitting(table.path, values.params),
    query: fitting(table.query, values.query),
    body: fitting(table.body, values.body),
  }
}

function fitting(types: ArgumentTypes, values: Values): Values {
  const fitsType = (name: string): boolean => fitsWhole(types[name] ?? ANYTHING, values[name])
  const names = Object.keys(values)
  if (names.every(fitsType)) return values
  return Object.fromEntries(names.filter(fitsType).map((name) => [name, values[name]]))
}

/** Like `fits`, but including items and members. */
function fitsWhole(type: ArgumentType, value: unknown): boolean {
  if (type.alternatives !== undefined) {
    return type.alternatives.some((alternative) => fitsWhole(alternative, value))
  }
  if (!fits(type, value)) return false
  if (Array.isArray(value)) return value.every((item) => fitsWhole(type.items ?? ANYTHING, item))
  const { members } = type
  if (!isJsonObject(value) || members === undefined) return true
  // A member may be called `constructor`, so only own properties are looked up.
  return Object.entries(value).every(
    ([name, member]) =>
      !Object.hasOwn(members, name) || fitsWhole(members[name] ?? ANYTHING, member),
  )
}
