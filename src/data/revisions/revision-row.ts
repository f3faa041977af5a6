/** A revision or an autosave of an entry: its texts and meta as they were at a time. */
export interface RevisionRow {
  readonly id: number
  readonly kind: 'revision' | 'autosave'
  /** The entry that it belongs to. */
  readonly parentId: number
  /** Who wrote it, not who wrote the entry. */
  readonly authorId: number
  readonly slug: string
  readonly title: string
  readonly content: string
  readonly excerpt: string
  readonly meta: Readonly<Record<string, unknown>>
  readonly date: Date
  readonly modified: Date
  readonly version: number
  readonly updatedAt: Date
}
