import type { CommentAttributes } from '../../../markup/block-comments.ts'
import { isJsonObject } from '../../../json-object.ts'

/** The type of a block attribute, as it appears in the block's comment. */
export interface AttributeType {
  readonly type: 'string' | 'rich-text' | 'integer' | 'number' | 'boolean' | 'array' | 'object'
  readonly default?: unknown
  readonly enum?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
  /** Where an editor finds the value in the markup of the block; it is not in the comment then. */
  readonly source?: 'rich-text' | 'attribute' | 'html' | 'raw'
  readonly selector?: string
  readonly attribute?: string
}

export type AttributeTypes = Readonly<Record<string, AttributeType>>
export type AttributeValues = CommentAttributes

export interface ReadAttributes {
  /** Values for the requested types; defaults replace missing and invalid ones. */
  readonly values: AttributeValues
  /** Names of those that were given and are wrong. */
  readonly wrong: readonly string[]
}

/** Converts given values to their types. Numbers and booleans may be texts, as in a query. */
export function readAttributes(types: AttributeTypes, given: AttributeValues): ReadAttributes {
  const values: Record<string, unknown> = {}
  const wrong: string[] = []
  for (const [name, type] of Object.entries(types)) {
    if (type.default !== undefined) values[name] = type.default
    if (!Object.hasOwn(given, name) || given[name] === null) continue
    const value = convert(type, given[name])
    if (fits(type, value)) values[name] = value
    else wrong.push(name)
  }
  return { values, wrong }
}

const WORDS: Readonly<Record<string, boolean>> = { true: true, false: false, 1: true, 0: false }

function convert({ type }: AttributeType, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (type === 'boolean' && Object.hasOwn(WORDS, value)) return WORDS[value]
  const isNumeric = type === 'integer' || type === 'number'
  return isNumeric && /^-?\d{1,9}(\.\d{1,9})?$/.test(value) ? Number(value) : value
}

type Test = (type: AttributeType, value: unknown) => boolean

const isText: Test = (type, value) =>
  typeof value === 'string' && (type.enum?.includes(value) ?? true)

const TESTS: Readonly<Record<AttributeType['type'], Test>> = {
  string: isText,
  'rich-text': isText,
  integer: (type, value) => Number.isInteger(value) && isWithin(type, Number(value)),
  number: (type, value) => Number.isFinite(value) && isWithin(type, Number(value)),
  boolean: (_type, value) => typeof value === 'boolean',
  array: (_type, value) => Array.isArray(value),
  object: (_type, value) => isJsonObject(value),
}

const fits: Test = (type, value) => TESTS[type.type](type, value)

const isWithin = ({ minimum = -Infinity, maximum = Infinity }: AttributeType, value: number) =>
  value >= minimum && value <= maximum
