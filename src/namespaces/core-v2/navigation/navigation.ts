import type { NavigationOperations } from '../../../../generated/core-v2/operations.ts'
import { entryList } from '../entries/list-entries.ts'
import { entryRetrieval } from '../entries/retrieve.ts'
import { entryWriting } from '../entries/write-entries.ts'
import { blockConditions } from '../blocks/block-conditions.ts'

const { create, update, remove } = entryWriting('core_navigation')

/** Menus made of blocks (behaviour/site.md#menus); their lists have the filters of blocks. */
export const navigation: NavigationOperations = {
  listNavigation: entryList('core_navigation', blockConditions),
  createNavigation: create,
  getNavigation: entryRetrieval('core_navigation'),
  updateNavigation: update,
  deleteNavigation: remove,
}
