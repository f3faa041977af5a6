import type { ResponsivePicture } from '../domain/embeds/responsive-picture.ts'
import { html, type Html } from './html.ts'

export interface PictureLooks {
  /** The value of `sizes`. */
  readonly sizes: string
  /** Loads when it comes into view. */
  readonly later?: boolean
  readonly className: string
  /** Redundant with the text next to it, so that screen readers skip it. */
  readonly decorative?: boolean
  /** Shown as a tooltip. */
  readonly title?: string | undefined
}

/** A picture in its sizes. */
export function pictureMarkup(picture: ResponsivePicture, looks: PictureLooks): Html {
  const { url, srcset, width, height, alt } = picture
  const { sizes, later = false, className, decorative = false, title } = looks
  return html`<img
    class="${className}"
    src="${url}"
    ${srcset !== '' && html`srcset="${srcset}" sizes="${sizes}"`}
    ${width > 0 && height > 0 && html`width="${width}" height="${height}"`}
    alt="${decorative ? '' : alt}"
    ${title !== undefined && html`title="${title}"`}
    ${later && html`loading="lazy"`}
    decoding="async"
  />`
}
