import type { BlocksOperations } from '../../../../generated/core-v2/operations.ts'
import { entryList } from '../entries/list-entries.ts'
import { entryRetrieval } from '../entries/retrieve.ts'
import { entryWriting } from '../entries/write-entries.ts'
import { blockConditions } from './block-conditions.ts'

const { create, update, remove } = entryWriting('core_block')

/** Reusable blocks (behaviour/site.md#reusable-blocks). */
export const blocks: BlocksOperations = {
  listBlocks: entryList('core_block', blockConditions),
  createBlock: create,
  getBlock: entryRetrieval('core_block'),
  updateBlock: update,
  deleteBlock: remove,
}
