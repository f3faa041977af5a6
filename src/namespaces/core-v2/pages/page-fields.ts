import type { components } from '../../../../generated/core-v2/types.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import type { FieldTable } from '../../../http/selection.ts'
import type { EntryEnvironment } from '../entries/environment.ts'
import { entryFields } from '../entries/entry-fields.ts'

type Page = components['schemas']['Page']

export const pageFields: FieldTable<Page, EntryRow, EntryEnvironment> = {
  ...entryFields,
  type: () => 'page',
  parent: (row) => row.parentId,
  menu_order: (row) => row.menuOrder,
}
