import type { PagesOperations } from '../../../../generated/core-v2/operations.ts'
import { entryList } from '../entries/list.ts'
import { entryRetrieval } from '../entries/retrieve.ts'
import { pageConditions } from './query.ts'

/** Pages (service.md 4.7). */
export const pages: Pick<PagesOperations, 'listPages' | 'getPage'> = {
  listPages: entryList('page', pageConditions),
  getPage: entryRetrieval('page'),
}
