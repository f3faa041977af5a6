import type { EventCategoriesOperations } from '../../../../generated/core-v2/operations.ts'
import type { components } from '../../../../generated/core-v2/types.ts'
import { taxonomies } from '../../../domain/content-types/taxonomies.ts'
import { termOperations } from '../terms/term-operations.ts'
import { termFields, type TermFields } from '../terms/term-view.ts'

export const calendarCategoryFields: TermFields<components['schemas']['CalendarCategory']> = {
  ...termFields,
  taxonomy: () => 'cal_events_cat',
  parent: (row) => row.parentId,
}

const { list, create, get, update, remove } = termOperations(
  taxonomies.cal_events_cat,
  calendarCategoryFields,
)

/** Event categories in the form of other terms. */
export const calendarCategories: EventCategoriesOperations = {
  listCalendarCategories: list,
  createCalendarCategory: create,
  getCalendarCategory: get,
  updateCalendarCategory: update,
  deleteCalendarCategory: remove,
}
