import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** Name and type of each argument of a message. */
type Arguments = ReadonlyMap<string, 'string' | 'number'>

/**
 * The module of the message catalogues in `folder`, a file per language, with the arguments of each
 * message by the English one.
 * @throws Error for a file whose name is no language tag, or a message that is not MessageFormat
 */
export async function messagesSource(folder: string): Promise<string> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted()
  const languages = files.map((name) => languageOf(name))
  const english = JSON.parse(await readFile(path.join(folder, 'en.json'), 'utf8')) as object
  return [
    ...languages.map(
      (tag) => `import ${nameOf(tag)} from '../src/messages/${tag}.json' with { type: 'json' }`,
    ),
    '',
    '/** The arguments of each message. */',
    'export interface MessageArguments {',
    ...Object.entries(english).map(([key, text]) => `  '${key}': ${tupleOf(key, String(text))}`),
    '}',
    '',
    'export type MessageKey = keyof MessageArguments',
    '',
    '/** The texts in a language; tests say which are missing. */',
    'export type Catalogue = Readonly<Partial<Record<MessageKey, string>>>',
    '',
    '/** The catalogues by language tag. */',
    'export const catalogues: Readonly<Record<string, Catalogue>> & {',
    '  readonly en: Readonly<Record<MessageKey, string>>',
    '} = {',
    ...languages.map((tag) => `  '${tag}': ${nameOf(tag)},`),
    '}',
  ].join('\n')
}

function languageOf(file: string): string {
  const tag = path.basename(file, '.json')
  if (Intl.getCanonicalLocales(tag)[0] !== tag) throw new Error(`${file}: not named by a language`)
  return tag
}

const nameOf = (tag: string): string => tag.replaceAll('-', '')

function tupleOf(key: string, text: string): string {
  const found = argumentsOf(key, text)
  if (found.size === 0) return '[]'
  const members = [...found].map(([name, type]) => `readonly ${name}: ${type}`)
  return `[{ ${members.join('; ')} }]`
}

/** @throws Error with the key for a text that is not MessageFormat */
export function argumentsOf(key: string, text: string): Arguments {
  try {
    return new Map(parse(text, { ignoreTag: true }).flatMap(argumentsIn))
  } catch (error) {
    throw new Error(`the message ${key} is invalid: ${String(error)}`, { cause: error })
  }
}

function argumentsIn(element: MessageFormatElement): [string, 'string' | 'number'][] {
  if (element.type === TYPE.argument) return [[element.value, 'string']]
  if (element.type === TYPE.number) return [[element.value, 'number']]
  if (element.type !== TYPE.select && element.type !== TYPE.plural) return []
  const inner = Object.values(element.options).flatMap(({ value }) => value.flatMap(argumentsIn))
  return [[element.value, element.type === TYPE.plural ? 'number' : 'string'], ...inner]
}
