/** One file of a picture in a smaller form. */
export interface MediaSize {
  /** Name of the file, in the folder of the item's main file. */
  readonly file: string
  readonly width: number
  readonly height: number
  readonly mimeType: string
  /** Bytes. */
  readonly filesize: number
}

/** What a media item has beside its entry. */
export interface MediaColumns {
  /** Key of the file in the store, such as `2026/11/harbor.jpg`. */
  readonly file: string
  readonly mimeType: string
  /** Bytes. */
  readonly filesize: number
  /** Pixels; 0 where the file has none. */
  readonly width: number
  readonly height: number
  readonly altText: string
  readonly sizes: Readonly<Record<string, MediaSize>>
  /** What the file tells about itself, under the names of `media_details`. */
  readonly details: Readonly<Record<string, unknown>>
}

/** The item that a media item is attached to, as far as rights and links look at it. */
export interface AttachedTo {
  readonly id: number
  readonly type: string
  readonly status: string
  readonly authorId: number
  readonly trashedStatus: string | null
  readonly password: string
}

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
  /** Slugs of the page and its ancestors from the top; none where one of these is not published. */
  readonly path: readonly string[]
  /** Of media items that are attached to something. */
  readonly attachedTo: AttachedTo | null
  /** Of media items. */
  readonly media: MediaColumns | null
}
