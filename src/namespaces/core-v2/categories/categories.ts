import type { CategoriesOperations } from '../../../../generated/core-v2/operations.ts'
import type { components } from '../../../../generated/core-v2/types.ts'
import { taxonomies } from '../../../domain/content-types/taxonomies.ts'
import { termOperations } from '../terms/term-operations.ts'
import { termFields, type TermFields } from '../terms/term-view.ts'

export const categoryFields: TermFields<components['schemas']['Category']> = {
  ...termFields,
  taxonomy: () => 'category',
  parent: (row) => row.parentId,
}

const { list, create, get, update, remove } = termOperations(taxonomies.category, categoryFields)

export const categories: CategoriesOperations = {
  listCategories: list,
  createCategory: create,
  getCategory: get,
  updateCategory: update,
  deleteCategory: remove,
}
