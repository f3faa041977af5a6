import { mapGiven } from '../repeated.ts'
import { sayMarkup } from './markup.ts'
import { type Kind, type Place } from './name-places.ts'
import type { Speech, Words } from './words.ts'
import { isJsonObject } from '../../json-object.ts'

/**
 * Copies a value under other names. Only text that its place marks as a name changes; text written
 * by people stays.
 */
export function translate(
  value: unknown,
  place: Place | undefined,
  speech: Speech,
  namespace: string,
): unknown {
  if (place === undefined) return value
  if (place.schema === true) return translateSchema(value, speech)
  if (typeof value === 'string') {
    const kind = place.text ?? place.items?.text
    return kind === undefined ? value : say(value, kind, speech, namespace)
  }
  if (Array.isArray(value)) {
    const { items = place } = place
    return mapGiven(value, (item) => translate(item, items, speech, namespace))
  }
  if (!isJsonObject(value)) return value
  const { keys, members, rest } = place
  const { outward } = speech.words
  const translated = Object.entries(value).map(([key, member]) => {
    const name = keys === undefined ? key : say(key, keys, speech, namespace)
    const own = outward ? key : name
    const inner = members?.has(own) === true ? members.get(own) : rest
    // A route's arguments belong to its own namespace.
    const within = keys === 'route' && isJsonObject(member) ? member['namespace'] : undefined
    const where = typeof within === 'string' ? within : namespace
    return [name, translate(member, inner, speech, where)] as const
  })
  return Object.fromEntries(translated)
}

/** Translates text of a known kind. */
const say = (text: string, kind: Kind, speech: Speech, namespace: string): string =>
  SAYINGS[kind](text, speech, namespace)

type Saying = (text: string, speech: Speech, namespace: string) => string

const SAYINGS: Readonly<Record<Kind, Saying>> = {
  identifier: (text, { words }) => eachWord(text, (word) => words.identifier(word)),
  argument: (text, { words }, namespace) => words.argument(text, namespace),
  relation: (text, { words }) => eachWord(text, (word) => words.relation(word)),
  address: (text, { address }) => address(text),
  page: (text, { words }) => (words.outward ? text : sayPage(text, words)),
  route: (text, { path }) => path(text),
  markup: sayMarkup,
  sentence: (text, { words }, namespace) =>
    text.replaceAll(/[\w-]+/g, (word) => words.argument(word, namespace)),
  fields: (text, { words }) =>
    eachWord(text, (name) =>
      name
        .split('.')
        .map((step) => words.relation(words.identifier(step)))
        .join('.'),
    ),
}

/** Pages have the arguments of this program, and may be requested by the names of a dialect. */
const sayPage = (text: string, words: Words): string =>
  text.replaceAll(/(?<=[?&])[^=&#]+(?==)/g, (name) => words.identifier(name))

/** A list may also be a single text separated by commas or blanks. */
const eachWord = (text: string, change: (word: string) => string): string =>
  text.replaceAll(/[^\s,]+/g, change)

/** Translates an argument's schema: accepted values and members, but not descriptions. */
function translateSchema(schema: unknown, speech: Speech): unknown {
  if (!isJsonObject(schema)) return schema
  const inner = (value: unknown): unknown => translateSchema(value, speech)
  const word = (value: unknown): unknown =>
    typeof value === 'string'
      ? speech.words.identifier(value)
      : Array.isArray(value)
        ? value.map(word)
        : value
  const out: Record<string, unknown> = { ...schema }
  for (const name of ['default', 'enum', 'const']) if (name in out) out[name] = word(out[name])
  for (const name of ['items', 'additionalProperties'])
    if (name in out) out[name] = inner(out[name])
  for (const name of ['allOf', 'anyOf', 'oneOf']) {
    if (Array.isArray(out[name])) out[name] = (out[name] as unknown[]).map(inner)
  }
  if (isJsonObject(out['properties'])) {
    out['properties'] = Object.fromEntries(
      Object.entries(out['properties']).map(([name, value]) => [
        speech.words.identifier(name),
        inner(value),
      ]),
    )
  }
  return out
}
