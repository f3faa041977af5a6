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
  /** Blocks in which it stands directly; null where it stands anywhere. */
  readonly parent: readonly string[] | null
  /** Blocks that may stand in it; null where all may. */
  readonly allowedBlocks: readonly string[] | null
  readonly attributes: AttributeTypes
  readonly supports: Readonly<Record<string, unknown>>
  readonly usesContext: readonly string[]
  readonly providesContext: Readonly<Record<string, string>>
  readonly styles: readonly { readonly name: string; readonly label: string; isDefault?: boolean }[]
  /** The service makes its markup from its attributes; the content holds none. */
  readonly dynamic: boolean
}

/** What most types do not say. */
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

/** A type whose markup stands in the content. */
export const staticType = (name: string, facts: Named): BlockType => typeOf(name, facts, false)

/** A type whose markup is made from its attributes. */
export const dynamicType = (name: string, facts: Named): BlockType => typeOf(name, facts, true)
