import type { EntryRow } from '../../../data/entry-row.ts'
import { contentMetaKeyNames } from '../meta-keys.ts'

/**
 * An entry as those see it who lack its password
 * (behaviour/permissions.md#reading-posts-and-pages): with title, dates, terms and author, and
 * without everything that says or shows what it is about. Whatever is made of an entry for such a
 * reader is made of this, so that no member can be forgotten.
 */
export function withoutContent(row: EntryRow): EntryRow {
  const meta = { ...row.meta }
  for (const key of contentMetaKeyNames) delete meta[key]
  return { ...row, content: '', excerpt: '', meta, featuredMedia: 0 }
}
