import { failure } from '../errors/errors.ts'
import { isMetaKey, metaDefaults, metaKeyNames, metaKeys, sparseMetaKeys } from './meta-keys.ts'
import type { Meta, MetaKey, MetaType, MetaValue, MetaValueOf } from './meta-keys.ts'
import { removeByteCodes, sanitizeText } from '../text/plain-text.ts'

/** A key's new value; null deletes the stored one, so that the default applies again. */
export type MetaChanges = { [Key in MetaKey]?: MetaValueOf<Key> | null }

/**
 * The full meta object of an item: stored values, and the default for keys without a value of the
 * right type.
 * @param stored what the database keeps: a subset of the keys
 * @param keys the keys to show, in this order
 */
export function readMeta<Key extends MetaKey>(
  stored: Readonly<Record<string, unknown>> | null | undefined,
  keys: readonly Key[],
): Pick<Meta, Key> {
  const values = keys.flatMap((key) => {
    const { type } = metaKeys[key]
    const value = stored?.[key]
    if (isOfType[type](value)) return [[key, value]]
    return isSparse(key) ? [] : [[key, metaDefaults[type]]]
  })
  return Object.fromEntries(values) as Pick<Meta, Key>
}

const isSparse = (key: MetaKey): boolean => sparseMetaKeys.some((sparse) => sparse === key)

const isOfType: Record<MetaType, (value: unknown) => boolean> = {
  boolean: (value) => typeof value === 'boolean',
  string: (value) => typeof value === 'string',
  numbers: (value) => Array.isArray(value) && value.every(Number.isFinite),
}

/**
 * The changes made by a meta object. Unregistered keys are ignored and null deletes a value; a list
 * or null instead of an object changes nothing.
 * @param keys the keys that the type has; others count as not registered
 * @param asTyped keys whose percent codes stay, as something else cleans what they hold
 * @throws DomainError rest_invalid_type for the first value of a wrong type
 */
export function parseMeta(
  input: unknown,
  keys: readonly MetaKey[] = metaKeyNames,
  asTyped: readonly MetaKey[] = [],
): MetaChanges {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return {}
  const changes: Partial<Record<MetaKey, MetaValue | null>> = {}
  for (const [key, value] of Object.entries(input)) {
    if (!isMetaKey(key) || !keys.includes(key)) continue
    const parsed = value === null ? null : parsers[metaKeys[key].type](value)
    const line = typeof parsed === 'string' && isLine(key) && !asTyped.includes(key)
    changes[key] = line ? removeByteCodes(parsed) : parsed
  }
  return changes as MetaChanges
}

/** Meta of events and places are lines of text; their keys begin with an underscore. */
const isLine = (key: MetaKey): boolean => key.startsWith('_')

const parsers: Record<MetaType, (value: unknown) => MetaValue> = {
  boolean: parseBoolean,
  string: parseString,
  numbers: parseNumbers,
}

const truths = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  [1, true],
  [0, false],
  ['true', true],
  ['false', false],
  ['1', true],
  ['0', false],
])

function parseBoolean(value: unknown): boolean {
  const found = truths.get(typeof value === 'string' ? value.toLowerCase() : value)
  if (found === undefined) throw failure('rest_invalid_type')
  return found
}

function parseString(value: unknown): string {
  if (typeof value !== 'string') throw failure('rest_invalid_type')
  return sanitizeText(value)
}

function parseNumbers(value: unknown): number[] {
  if (typeof value === 'string')
    return value
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(parseInteger)
  return (Array.isArray(value) ? value : [value]).map(parseInteger)
}

const numeric = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?\s*$/i

/** Ids come as numbers or numeric strings; a fraction is cut off, as lists of ids hold integers. */
function parseInteger(value: unknown): number {
  const parsed = typeof value === 'string' && numeric.test(value) ? Number(value) : value
  if (typeof parsed !== 'number' || !Number.isFinite(parsed)) throw failure('rest_invalid_type')
  // `+ 0` turns the -0 of -0.5 into 0.
  const integer = Math.trunc(parsed) + 0
  if (!Number.isSafeInteger(integer)) throw failure('rest_invalid_type')
  return integer
}
