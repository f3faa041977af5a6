/**
 * Nodes of a graph in the schema.org vocabulary, as JSON-LD. Each is self-contained, with its own
 * context and an address by which other nodes refer to it.
 */
import type { Thing } from 'schema-dts'

/** Something that a page describes, its members in the order in which they are written. */
export interface Description extends Readonly<Record<string, unknown>> {
  readonly '@context': 'https://schema.org'
  readonly '@type': string
}

export interface Node extends Description {
  readonly '@id': string
}

/** Refers to another node. */
export interface Reference {
  readonly '@id': string
}

export const refer = (id: string): Reference => ({ '@id': id })

/** Empty values. */
type Absent = undefined | '' | readonly []

/** Members of a node; empty ones will be left out. */
export type Draft<T> = { readonly [Key in keyof T]?: T[Key] | Absent }

/** A type of the vocabulary without its short form. */
export type ObjectOf<T> = Extract<T, object>

/**
 * Creates a node of a schema.org type. Empty members are omitted: texts, lists and objects without
 * content.
 * @param narrower a type below the one of the draft, which has the same members
 */
export function node<T extends Thing>(
  id: string,
  draft: Draft<ObjectOf<T>>,
  narrower?: string,
): Node {
  const { '@context': context, '@type': type, ...members } = describe<T>(draft, narrower)
  return { '@context': context, '@type': type, '@id': id, ...members }
}

/** Describes something to which no node refers; otherwise like `node`. */
export function describe<T extends Thing>(
  draft: Draft<ObjectOf<T>>,
  narrower?: string,
): Description {
  const { '@type': type, ...members } = compact(draft) as { '@type': string }
  return { '@context': 'https://schema.org', '@type': narrower ?? type, ...members }
}

/** The non-empty members of an object. */
export function compact<T extends object>(draft: T): Partial<T> {
  const filled = Object.entries(draft).filter(([, value]) => !isEmpty(value))
  return Object.fromEntries(filled) as Partial<T>
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && Object.keys(value).length === 0
}
