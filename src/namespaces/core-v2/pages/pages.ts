import type { PagesOperations } from '../../../../generated/core-v2/operations.ts'
import { entryList } from '../entries/list-entries.ts'
import { entryRetrieval } from '../entries/retrieve.ts'
import { entryWriting } from '../entries/write-entries.ts'
import { pageConditions } from './page-conditions.ts'

const { create, update, remove } = entryWriting('page')

/** Pages (behaviour/content.md#lists). */
export const pages: PagesOperations = {
  listPages: entryList('page', pageConditions),
  createPage: create,
  getPage: entryRetrieval('page'),
  updatePage: update,
  deletePage: remove,
}
