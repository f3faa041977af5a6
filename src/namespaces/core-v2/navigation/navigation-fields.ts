import type { components } from '../../../../generated/core-v2/types.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import type { FieldTable } from '../../../http/selection.ts'
import type { EntryEnvironment } from '../entries/environment.ts'
import { entryFields } from '../entries/entry-fields.ts'

const {
  author: _author,
  featured_media: _picture,
  comment_status: _comments,
  ...fields
} = entryFields
const { ping_status: _pings, excerpt: _excerpt, meta: _meta, ...navigation } = fields

/** The fields of pages, except those that navigation menus lack. */
export const navigationFields: FieldTable<
  components['schemas']['Navigation'],
  EntryRow,
  EntryEnvironment
> = { ...navigation, type: () => 'core_navigation' }
