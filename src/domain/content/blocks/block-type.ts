import type { AttributeTypes } from './attributes.ts'

/** A type of blocks (behaviour/site.md#block-types). */
export interface BlockType {
  /** With its namespace: `core/paragraph`. */
  readonly name: string
  readonly title: string
  readonly description: string
  readonly category: 'text' | 'media' | 'design' | 'widgets' | 'theme' | 'embed' | 'reusable'
  readonly icon: string | null
  readonly keywords: readonly string[]
  /** Block types allowed as direct parent; null allows any. */
  readonly parent: readonly string[] | null
  /** Block types allowed inside; null allows all. */
  readonly allowedBlocks: readonly string[] | null
  readonly attributes: AttributeTypes
  readonly supports: Readonly<Record<string, unknown>>
  readonly usesContext: readonly string[]
  readonly providesContext: Readonly<Record<string, string>>
  readonly styles: readonly { readonly name: string; readonly label: string; isDefault?: boolean }[]
  /** The service makes its markup from its attributes; the content holds none. */
  readonly dynamic: boolean
}

/** Defaults of block types. */
const PLAIN = {
  icon: null,
  keywords: [],
  parent: null,
  allowedBlocks: null,
  attributes: {},
  supports: {},
  usesContext: [],
  providesContext: {},
  styles: [],
} as const

type Named = Pick<BlockType, 'title' | 'description' | 'category'> & Partial<BlockType>

const CLASS_NAME: AttributeTypes = { className: { type: 'string' } }

const typeOf = (name: string, facts: Named, dynamic: boolean): BlockType => ({
  ...PLAIN,
  ...facts,
  attributes: { ...facts.attributes, ...CLASS_NAME },
  name: `core/${name}`,
  dynamic,
})

/** A type whose markup is stored in the content. */
export const staticType = (name: string, facts: Named): BlockType => typeOf(name, facts, false)

/** A type whose markup is rendered from its attributes. */
export const dynamicType = (name: string, facts: Named): BlockType => typeOf(name, facts, true)
