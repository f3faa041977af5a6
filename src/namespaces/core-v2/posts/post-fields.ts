import type { components } from '../../../../generated/core-v2/types.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { postFormats } from '../../../domain/content-types/content-types.ts'
import type { FieldTable } from '../../../http/selection.ts'
import type { EntryEnvironment } from '../entries/environment.ts'
import { entryFields } from '../entries/entry-fields.ts'

type Post = components['schemas']['Post']

export const postFields: FieldTable<Post, EntryRow, EntryEnvironment> = {
  ...entryFields,
  type: () => 'post',
  format: (row) => postFormats.find((format) => format === row.format) ?? 'standard',
  sticky: (row) => row.sticky,
  categories: (row) => [...(row.terms['category'] ?? [])],
  tags: (row) => [...(row.terms['post_tag'] ?? [])],
}
