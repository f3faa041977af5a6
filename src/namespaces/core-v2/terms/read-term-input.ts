import type { TermInput } from '../../../domain/terms/create-term.ts'

/** What a body may say of a term of any taxonomy. */
export interface TermBody {
  readonly name?: string | null | undefined
  readonly slug?: string | null | undefined
  readonly description?: string | null | undefined
  /** A number or null, and anything where terms have no parent. */
  readonly parent?: unknown
}

/** What of a body is about the term itself. Null empties a text, and stands for the top. */
export function readTermInput({ name, slug, description, parent }: TermBody): TermInput {
  return {
    name: name === null ? '' : name,
    slug: slug === null ? '' : slug,
    description: description === null ? '' : description,
    // What no number is belongs to terms without parents, where any parent is refused.
    parent: parent === undefined || typeof parent === 'number' ? parent : 0,
  }
}
