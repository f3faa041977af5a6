import { html, type Html, type HtmlValue } from '../html.ts'
import { markdown } from './markdown.ts'
import {
  listOf,
  membersOf,
  referredName,
  textOf,
  textsOf,
  type Members,
} from '../../http/documents/members.ts'
import { isJsonObject } from '../../json-object.ts'

const code = (value: unknown): Html =>
  html`<code>${typeof value === 'string' ? value : JSON.stringify(value)}</code>`

const separated = (parts: readonly HtmlValue[], separator: string): HtmlValue =>
  parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]))

/** A short description of a schema: `list of Post`, `integer or null`. */
export function schemaWords(schema: Members): HtmlValue {
  const name = referredName(schema)
  if (name !== '') return html`<a href="#schema-${name}">${name}</a>`
  if ('const' in schema) return code(schema['const'])
  // How published documents say which boolean a value always is (scripts/generate/constant-booleans.ts).
  const { const: never } = membersOf(schema['not'])
  if (typeof never === 'boolean') return code(!never)
  const choices = listOf(schema['enum'])
  if (choices.length > 0) return separated(choices.map(code), ' or ')
  for (const [keyword, word] of COMBINATIONS) {
    const parts = listOf(schema[keyword]).map((part) => schemaWords(membersOf(part)))
    if (parts.length > 0) return separated(parts, word)
  }
  if (schema['type'] === 'array') return ['list of ', schemaWords(membersOf(schema['items']))]
  const types = Array.isArray(schema['type']) ? textsOf(schema['type']) : [textOf(schema['type'])]
  const format = textOf(schema['format'])
  return [types.join(' or ') || 'anything', format !== '' && ` (${format})`]
}

const COMBINATIONS = [
  ['oneOf', ' or '],
  ['anyOf', ' or '],
  ['allOf', ' and '],
] as const

/** The limits and the default of a value. A format is shown by its name, not by its pattern, which is for programs. */
export function schemaBounds(schema: Members): HtmlValue {
  const isShown = (keyword: string): boolean =>
    schema[keyword] !== undefined && !(keyword === 'pattern' && 'format' in schema)
  const found = Object.entries(BOUNDS)
    .filter(([keyword]) => isShown(keyword))
    .map(([keyword, words]) => html`${words} ${code(schema[keyword])}`)
  return found.length > 0 && html`<span class="bounds">${separated(found, ', ')}</span>`
}

const BOUNDS: Readonly<Record<string, string>> = {
  default: 'default',
  minimum: 'at least',
  maximum: 'at most',
  minLength: 'characters at least',
  maxLength: 'characters at most',
  minItems: 'items at least',
  maxItems: 'items at most',
  pattern: 'matches',
}

/** Members of an object, of a list's objects, or of combined schemas. */
export function schemaMembers(schema: Members): HtmlValue {
  const required = textsOf(schema['required'])
  const members = Object.entries(membersOf(schema['properties']))
  const inside = [
    schema['items'],
    schema['additionalProperties'],
    ...COMBINATIONS.flatMap(([keyword]) => listOf(schema[keyword])),
  ]
  return [
    members.length > 0 &&
      html`<ul class="members">
        ${members.map(([name, member]) =>
          memberView(name, membersOf(member), required.includes(name)),
        )}
      </ul>`,
    ...inside.filter(isJsonObject).map(schemaMembers),
  ]
}

function memberView(name: string, schema: Members, required: boolean): Html {
  const contexts = textsOf(schema['x-context'])
  return html`<li>
    <code>${name}</code> <span class="type">${schemaWords(schema)}</span>
    ${required && html`<span class="mark">always</span>`}
    ${contexts.length > 0 && html`<span class="mark">${contexts.join(', ')}</span>`}
    ${schemaBounds(schema)} ${markdown(textOf(schema['description']))} ${schemaMembers(schema)}
  </li>`
}

/** A schema as a section that others link to. */
export const schemaSection = (name: string, schema: Members): Html =>
  html`<section class="schema" id="schema-${name}">
    <h3>${name}</h3>
    ${markdown(textOf(schema['description']))}
    <p class="type">${schemaWords(schema)} ${schemaBounds(schema)}</p>
    ${schemaMembers(schema)}
  </section>`
