/** The data for embedding a page in another page, in the oEmbed 1.0 format. */
export interface OEmbed {
  readonly version: '1.0'
  readonly type: 'photo' | 'video' | 'link' | 'rich'
  readonly title?: string
  readonly author_name?: string
  readonly author_url?: string
  readonly provider_name?: string
  readonly provider_url?: string
  /** Seconds. */
  readonly cache_age?: number
  /** For photos. */
  readonly url?: string
  /** For videos and rich content. */
  readonly html?: string
  /** Pixels, like all sizes here. */
  readonly width?: number
  readonly height?: number
  readonly thumbnail_url?: string
  readonly thumbnail_width?: number
  readonly thumbnail_height?: number
}
