import type { Speech } from './words.ts'

const TAG = /<[a-z][^<>]*>/gi
const ATTRIBUTE = /(\s)([\w-]+)=(?:"([^"]*)"|'([^']*)')/g
const NAMES = /^(class|id|for|name|data-js|aria-controls|aria-describedby|aria-labelledby)$/

/** Whether an attribute holds names, such as classes or the id that a link leads to. */
const isName = (attribute: string, value: string): boolean =>
  NAMES.test(attribute) || (attribute === 'href' && value.startsWith('#'))

/** Data for scripts; no text in it can end the element. */
const DATA = /(<script\b[^<>]*\btype=["']application\/json["'][^<>]*>)([^<]*)/gi
/** A text of JSON, and whether it is the name of a member. */
const JSON_TEXT = /"((?:[^"\\]|\\.)*)"(:?)/g
/** The classes of the element that scripts replace, in their data. */
const CLASSES = /(?<="container_classes":)\[[^\]]*\]/g

/**
 * Translates classes, ids and addresses in tags, and members and addresses in the data of scripts.
 * All other text was written by people.
 */
export function sayMarkup(html: string, { words, address }: Speech, namespace: string): string {
  const word = (text: string): string => words.identifier(text)
  const eachWord = (text: string): string => text.replaceAll(/[\w-]+/g, word)
  const attribute = (
    _: string,
    space: string,
    name: string,
    quoted: string | undefined,
    other = '',
  ): string => {
    const value = quoted ?? other
    const translated = isName(name, value) ? eachWord(value) : address(value)
    const quote = quoted === undefined ? "'" : '"'
    return `${space}${word(name)}=${quote}${translated}${quote}`
  }
  /** Members that have another name are arguments of the next request. */
  const member = (name: string): string =>
    word(name) === name ? name : words.argument(name, namespace)
  const data = (json: string): string =>
    json
      .replaceAll(CLASSES, eachWord)
      .replaceAll(JSON_TEXT, (_, text: string, colon: string) =>
        colon === '' ? `"${address(text)}"` : `"${member(text)}":`,
      )
  return html
    .replaceAll(TAG, (tag) => tag.replaceAll(ATTRIBUTE, attribute))
    .replaceAll(DATA, (_, tag: string, json: string) => tag + data(json))
}
