/** What shows something of a page within another page, in the oEmbed 1.0 format. */
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
  /** Of a photo. */
  readonly url?: string
  /** Of videos and of rich content. */
  readonly html?: string
  /** Pixels, as all sizes here. */
  readonly width?: number
  readonly height?: number
  readonly thumbnail_url?: string
  readonly thumbnail_width?: number
  readonly thumbnail_height?: number
}
