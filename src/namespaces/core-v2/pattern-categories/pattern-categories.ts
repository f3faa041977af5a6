import type { PatternCategoriesOperations } from '../../../../generated/core-v2/operations.ts'
import type { components } from '../../../../generated/core-v2/types.ts'
import { taxonomies } from '../../../domain/content-types/taxonomies.ts'
import { termOperations } from '../terms/term-operations.ts'
import { termFields, type TermFields } from '../terms/term-view.ts'

export const patternCategoryFields: TermFields<components['schemas']['PatternCategory']> = {
  ...termFields,
  taxonomy: () => 'core_pattern_category',
}

const { list, create, get, update, remove } = termOperations(
  taxonomies.core_pattern_category,
  patternCategoryFields,
)

/** Categories of reusable blocks (behaviour/site.md#reusable-blocks). */
export const patternCategories: PatternCategoriesOperations = {
  listPatternCategories: list,
  createPatternCategory: create,
  getPatternCategory: get,
  updatePatternCategory: update,
  deletePatternCategory: remove,
}
