import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { describe, expect, it } from '@jest/globals'
import { catalogues, type Catalogue } from '../../generated/messages.ts'
import { argumentsOf } from '../../scripts/generate/messages.ts'

const keysOf = (catalogue: Catalogue): string[] => Object.keys(catalogue)

/** The keys whose texts break a rule. */
const keysWhere = (catalogue: Catalogue, breaks: (text: string, key: string) => boolean) =>
  Object.entries(catalogue).flatMap(([key, text]) => (breaks(text, key) ? [key] : []))

/** The choices of each plural within a message. */
function pluralsIn(element: MessageFormatElement): (readonly string[])[] {
  if (element.type !== TYPE.select && element.type !== TYPE.plural) return []
  const inner = Object.values(element.options).flatMap(({ value }) => value.flatMap(pluralsIn))
  return element.type === TYPE.plural ? [Object.keys(element.options), ...inner] : inner
}

const parsed = (text: string): MessageFormatElement[] => parse(text, { ignoreTag: true })

/** The arguments of each message. */
const argumentsIn = (catalogue: Catalogue) =>
  Object.entries(catalogue).map(([key, text]) => [key, Object.fromEntries(argumentsOf(key, text))])

/** Only separators begin or end with a blank. */
const isBlank = (text: string, key: string): boolean =>
  text.trim() === '' || (text.trim() !== text && !key.endsWith('Separator'))

describe.each(Object.entries(catalogues))('The catalogue %s', (tag, catalogue) => {
  it('has the keys of the English one, in its order', () => {
    expect(keysOf(catalogue)).toEqual(keysOf(catalogues.en))
  })

  it('has the arguments of the English one', () => {
    expect(argumentsIn(catalogue)).toEqual(argumentsIn(catalogues.en))
  })

  it('has every plural category of the language', () => {
    const categories = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
    const isPartial = (options: readonly string[]): boolean =>
      categories.some((category) => !options.includes(category))
    expect(keysWhere(catalogue, (text) => parsed(text).flatMap(pluralsIn).some(isPartial))).toEqual(
      [],
    )
  })

  it('has no text that is empty, and none that begins or ends with a blank but separators', () => {
    expect(keysWhere(catalogue, isBlank)).toEqual([])
  })
})

describe('The typography of catalogues', () => {
  it.each([
    // U+202F and U+00A0 keep the signs on the line of their word.
    ['fr', /[^\s\u202F\u00A0{][;!?](?!\S)|[^\S\u00A0\u202F][:;!?»]|«[^\u00A0\u202F]|['"“„]/u],
    ['de', /["'“](?!\s|$|[.,;:!?)])|["']|«|»/u],
    ['es', /["'“„]|(?:^|[.] )[^¿]*\?$/u],
  ] as const)('of %s is that of the language', (tag, wrong) => {
    expect(keysWhere(catalogues[tag] ?? catalogues.en, (text) => wrong.test(text))).toEqual([])
  })
})

/** A key as sources name it: whole, or with parts that are filled in, such as `frame.${name}`. */
const NAMED_KEY = /(['`])((?:[a-zA-Z]+|\$\{\w+\})(?:\.(?:[a-zA-Z\d]+|\$\{\w+\}))+)\1/g

/** The shapes of the keys that sources name; what is filled in alone says nothing. */
function keysIn(sources: string): RegExp[] {
  const names = new Set([...sources.matchAll(NAMED_KEY)].map(([, , name = '']) => name))
  return [...names].flatMap((name) => {
    const parts = name.split('.')
    if (parts.every((part) => part.startsWith('$'))) return []
    const shapes = parts.map((part) => (part.startsWith('$') ? String.raw`\w+` : part))
    return [new RegExp(`^${shapes.join(String.raw`\.`)}$`)]
  })
}

const isOfEditor = (file: string): boolean => file.startsWith('src/write/')

describe('The messages', () => {
  it('are used, each by its key, which the editor names without its prefix', () => {
    const files = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' }).trim().split('\n')
    const sourcesOf = (isWanted: (file: string) => boolean): string =>
      files
        .filter((file) => /\.tsx?$/.test(file) && isWanted(file))
        .map((file) => readFileSync(file, 'utf8'))
        .join('\n')
    const used = keysIn(sourcesOf((file) => !isOfEditor(file)))
    const usedByEditor = keysIn(sourcesOf(isOfEditor))
    const isUsed = (key: string): boolean =>
      used.some((name) => name.test(key)) ||
      (key.startsWith('write.') &&
        usedByEditor.some((name) => name.test(key.slice('write.'.length))))
    expect(keysOf(catalogues.en).filter((key) => !isUsed(key))).toEqual([])
  })
})
