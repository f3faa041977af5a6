/** The comments that begin and end a block. */
import { isJsonObject } from '../json-object.ts'

export type CommentAttributes = Readonly<Record<string, unknown>>

/** Serializes a block for stored content. */
export function serializeBlock(
  name: string,
  attributes: CommentAttributes = {},
  inner = '',
): string {
  const given = Object.keys(attributes).length > 0 ? ` ${attributesText(attributes)}` : ''
  if (inner === '') return `<!-- wp:${name}${given} /-->`
  return `<!-- wp:${name}${given} -->\n${inner}\n<!-- /wp:${name} -->`
}

/**
 * JSON without anything that would end the comment, or look like markup to programs that do not
 * know blocks.
 */
export function attributesText(attributes: CommentAttributes): string {
  return JSON.stringify(attributes)
    .replaceAll('--', String.raw`\u002d\u002d`)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('>', String.raw`\u003e`)
    .replaceAll('&', String.raw`\u0026`)
    .replace(/\\["\\]/g, (pair) => (pair === '\\"' ? String.raw`\u0022` : String.raw`\u005c`))
}

/** Parses the attributes in a block's comment; anything but a JSON object counts as none. */
export function parseAttributes(text: string): CommentAttributes {
  if (!text.includes('{')) return {}
  try {
    const value: unknown = JSON.parse(text)
    return isJsonObject(value) ? value : {}
  } catch {
    return {}
  }
}
