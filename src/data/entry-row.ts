/** An entry as readers load it, with what every view of it needs; one row, no further query. */
export interface EntryRow {
  readonly id: number
  readonly type: string
  readonly status: string
  readonly slug: string
  readonly title: string
  readonly content: string
  readonly excerpt: string
  readonly authorId: number
  readonly parentId: number
  readonly menuOrder: number
  readonly password: string
  readonly commentStatus: 'open' | 'closed'
  readonly pingStatus: 'open' | 'closed'
  readonly template: string
  readonly format: string
  readonly sticky: boolean
  readonly featuredMedia: number
  readonly meta: Readonly<Record<string, unknown>>
  readonly date: Date
  readonly dateFloats: boolean
  readonly modified: Date
  readonly trashedStatus: string | null
  readonly trashedSlug: string | null
  readonly version: number
  readonly updatedAt: Date
  /** Ids by taxonomy, in the order of the terms' names. */
  readonly terms: Readonly<Record<string, readonly number[]>>
  /** Revisions and autosaves; `latest` is the newest of them, 0 when there is none. */
  readonly revisions: { readonly count: number; readonly latest: number }
  /** Slugs of the page and its ancestors from the top, for the address of a page. */
  readonly path: readonly string[]
}
