import type { EntryRow } from '../../../data/entries/entry-row.ts'
import { contentMetaKeyNames } from '../meta-keys.ts'

/**
 * Returns an entry as readers without its password see it
 * (behaviour/permissions.md#reading-posts-and-pages): with title, dates, terms and author, but
 * without its content. Everything that such a reader gets is derived from this, so that no member
 * is forgotten.
 */
export function withoutContent(row: EntryRow): EntryRow {
  const meta = { ...row.meta }
  for (const key of contentMetaKeyNames) delete meta[key]
  return { ...row, content: '', excerpt: '', meta, featuredMedia: 0 }
}
