/**
 * Nodes of a graph in the vocabulary of schema.org, as JSON-LD writes them. Each can stand alone:
 * it has its own context and an address, by which other nodes refer to it.
 */
import type { Thing } from 'schema-dts'

/** A node of the graph, its members in the order in which they are written. */
export interface Node extends Readonly<Record<string, unknown>> {
  readonly '@context': 'https://schema.org'
  readonly '@type': string
  readonly '@id': string
}

/** Refers to another node. */
export interface Reference {
  readonly '@id': string
}

export const refer = (id: string): Reference => ({ '@id': id })

/** What a member holds while nobody said anything. */
type Absent = undefined | '' | readonly []

/** Members of a node, where what is empty will be left out. */
export type Draft<T> = { readonly [Key in keyof T]?: T[Key] | Absent }

/** A type of the vocabulary without its short form. */
export type ObjectOf<T> = Extract<T, object>

/**
 * A node of a type of the vocabulary. Empty members are left out: a text, a list or an object
 * without anything in it says nothing.
 *
 * @param narrower a type below the one of the draft, which has the same members
 */
export function node<T extends Thing>(
  id: string,
  draft: Draft<ObjectOf<T>>,
  narrower?: string,
): Node {
  const { '@type': type, ...members } = compact(draft) as { '@type': string }
  return { '@context': 'https://schema.org', '@type': narrower ?? type, '@id': id, ...members }
}

/** The members of an object that say something. */
export function compact<T extends object>(draft: T): Partial<T> {
  const said = Object.entries(draft).filter(([, value]) => !isEmpty(value))
  return Object.fromEntries(said) as Partial<T>
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && Object.keys(value).length === 0
}
