import type { TagsOperations } from '../../../../generated/core-v2/operations.ts'
import type { components } from '../../../../generated/core-v2/types.ts'
import { taxonomies } from '../../../domain/content-types/taxonomies.ts'
import { termOperations } from '../terms/term-operations.ts'
import { termFields, type TermFields } from '../terms/term-view.ts'

export const tagFields: TermFields<components['schemas']['Tag']> = {
  ...termFields,
  taxonomy: () => 'post_tag',
}

const { list, create, get, update, remove } = termOperations(taxonomies.post_tag, tagFields)

export const tags: TagsOperations = {
  listTags: list,
  createTag: create,
  getTag: get,
  updateTag: update,
  deleteTag: remove,
}
