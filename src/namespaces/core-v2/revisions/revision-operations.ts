import type { RevisionsOperations } from '../../../../generated/core-v2/operations.ts'
import { revisionDiff } from './diff.ts'
import { revisionItem } from './item.ts'
import { revisionList } from './list-revisions.ts'
import { revisionRestoring } from './restore.ts'
import type { RevisedType } from './revision-view.ts'

/** All operations on revisions of a type. */
function revisionsOf<Name extends RevisedType>(name: Name) {
  return {
    list: revisionList(name),
    ...revisionItem(name),
    restore: revisionRestoring(name),
    diff: revisionDiff(name),
  }
}

const ofPosts = revisionsOf('post')
const ofPages = revisionsOf('page')
const ofBlocks = revisionsOf('core_block')

/**
 * Revisions of posts, pages and blocks (behaviour/content.md#lists); restoring and comparing are
 * additions to the reference interface.
 */
export const revisions: RevisionsOperations = {
  listPostRevisions: ofPosts.list,
  getPostRevision: ofPosts.retrieve,
  deletePostRevision: ofPosts.remove,
  restorePostRevision: ofPosts.restore,
  diffPostRevision: ofPosts.diff,
  listPageRevisions: ofPages.list,
  getPageRevision: ofPages.retrieve,
  deletePageRevision: ofPages.remove,
  restorePageRevision: ofPages.restore,
  diffPageRevision: ofPages.diff,
  listBlockRevisions: ofBlocks.list,
  getBlockRevision: ofBlocks.retrieve,
  deleteBlockRevision: ofBlocks.remove,
  restoreBlockRevision: ofBlocks.restore,
  diffBlockRevision: ofBlocks.diff,
}
