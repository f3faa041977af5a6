import type { TermInput } from '../../../domain/terms/create-term.ts'

/** The body of a term of any taxonomy. */
export interface TermBody {
  readonly name?: string | null | undefined
  readonly slug?: string | null | undefined
  readonly description?: string | null | undefined
  /** A number or null; anything in flat taxonomies. */
  readonly parent?: unknown
}

/** Converts a body to domain input. Null clears a text, and means the top level. */
export function readTermInput({ name, slug, description, parent }: TermBody): TermInput {
  return {
    name: name === null ? '' : name,
    slug: slug === null ? '' : slug,
    description: description === null ? '' : description,
    // In flat taxonomies any parent is refused, whatever its type.
    parent: parent === undefined || typeof parent === 'number' ? parent : 0,
  }
}
