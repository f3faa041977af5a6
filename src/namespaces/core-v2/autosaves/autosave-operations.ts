import type { AutosavesOperations } from '../../../../generated/core-v2/operations.ts'
import { autosavesOf } from './autosaves.ts'

const ofPosts = autosavesOf('post')
const ofPages = autosavesOf('page')
const ofBlocks = autosavesOf('core_block')

/** Autosaves of posts, pages and blocks (behaviour/content.md#lists). */
export const autosaves: AutosavesOperations = {
  listPostAutosaves: ofPosts.list,
  createPostAutosave: ofPosts.create,
  getPostAutosave: ofPosts.retrieve,
  listPageAutosaves: ofPages.list,
  createPageAutosave: ofPages.create,
  getPageAutosave: ofPages.retrieve,
  listBlockAutosaves: ofBlocks.list,
  createBlockAutosave: ofBlocks.create,
  getBlockAutosave: ofBlocks.retrieve,
}
