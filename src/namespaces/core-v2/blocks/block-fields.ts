import type { components } from '../../../../generated/core-v2/types.ts'
import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { readBlockMeta } from '../../../domain/content/blocks/block-meta.ts'
import { hasBlocks } from '../../../markup/block-delimiters.ts'
import { nested, type FieldTable } from '../../../http/selection.ts'
import type { EntryEnvironment } from '../entries/environment.ts'
import { entryFields } from '../entries/entry-fields.ts'

type Schemas = components['schemas']

const content: FieldTable<Schemas['BlockFields']['content'], EntryRow, EntryEnvironment> = {
  raw: (row) => row.content,
  protected: (row) => row.password !== '',
  block_version: (row) => (hasBlocks(row.content) ? 1 : 0),
}

export const blockFields: FieldTable<Schemas['Block'], EntryRow, EntryEnvironment> = {
  id: entryFields.id,
  date: entryFields.date,
  date_gmt: entryFields.date_gmt,
  modified: entryFields.modified,
  modified_gmt: entryFields.modified_gmt,
  slug: entryFields.slug,
  status: entryFields.status,
  type: () => 'core_block',
  link: entryFields.link,
  title: entryFields.title,
  template: entryFields.template,
  permalink_template: entryFields.permalink_template,
  generated_slug: entryFields.generated_slug,
  password: entryFields.password,
  content: nested(content),
  excerpt: entryFields.excerpt,
  meta: (row) => readBlockMeta(row.meta),
  core_pattern_category: (row) => [...(row.terms['core_pattern_category'] ?? [])],
}
