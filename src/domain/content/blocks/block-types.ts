import type { BlockType } from './block-type.ts'
import { designTypes } from './design-types.ts'
import { dynamicTypes } from './dynamic-types.ts'
import { mediaTypes } from './media-types.ts'
import { textTypes } from './text-types.ts'

/** All block types, in the order of lists. */
export const blockTypes: readonly BlockType[] = [
  ...textTypes,
  ...mediaTypes,
  ...designTypes,
  ...Object.values(dynamicTypes),
]

const byName = new Map(blockTypes.map((type) => [type.name, type]))

/** @param name with its namespace */
export const blockType = (name: string): BlockType | undefined => byName.get(name)
