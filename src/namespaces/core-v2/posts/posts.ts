import type { PostsOperations } from '../../../../generated/core-v2/operations.ts'
import { entryList } from '../entries/list.ts'
import { entryRetrieval } from '../entries/retrieve.ts'
import { postConditions } from './query.ts'

/** Posts (service.md 4.7). */
export const posts: Pick<PostsOperations, 'listPosts' | 'getPost'> = {
  listPosts: entryList('post', postConditions),
  getPost: entryRetrieval('post'),
}
