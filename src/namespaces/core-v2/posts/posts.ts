import type { PostsOperations } from '../../../../generated/core-v2/operations.ts'
import { entryList } from '../entries/list-entries.ts'
import { entryRetrieval } from '../entries/retrieve.ts'
import { entryWriting } from '../entries/write-entries.ts'
import { postConditions } from './post-conditions.ts'

const { create, update, remove } = entryWriting('post')

/** Posts (behaviour/content.md#lists). */
export const posts: PostsOperations = {
  listPosts: entryList('post', postConditions),
  createPost: create,
  getPost: entryRetrieval('post'),
  updatePost: update,
  deletePost: remove,
}
