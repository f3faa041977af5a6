import { escapeAttribute } from '../text/addresses.ts'

const NARROWEST = 200
const WIDEST = 600
const LOWEST = 200

/** Permissions of an entry's frame: it may only follow links on a click. */
export const FRAME_SANDBOX =
  'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'

/** Size of a frame in pixels for a requested width. */
export function frameSize(maxWidth: number): { readonly width: number; readonly height: number } {
  const width = Math.min(Math.max(Math.trunc(Math.abs(maxWidth)), NARROWEST), WIDEST)
  return { width, height: Math.max(Math.ceil((width / 16) * 9), LOWEST) }
}

const framePath = (id: number): string => `/embed/${id}/`

interface Framed {
  readonly id: number
  readonly title: string
  readonly link: string
  readonly siteUrl: string
  readonly siteTitle: string
  readonly width: number
  readonly height: number
}

/** Markup for other sites: a frame, and a quotation as a fallback. */
export function frameMarkup(entry: Framed): string {
  const { id, title, link, siteUrl, siteTitle, width, height } = entry
  const text = escapeAttribute(title === '' ? link : title)
  const attributes = [
    `sandbox="${FRAME_SANDBOX}"`,
    `src="${escapeAttribute(siteUrl + framePath(id))}"`,
    `width="${width}" height="${height}"`,
    `title="${text} – ${escapeAttribute(siteTitle)}"`,
    'frameborder="0" marginwidth="0" marginheight="0" scrolling="no" loading="lazy"',
  ]
  return [
    `<blockquote><a href="${escapeAttribute(link)}">${text}</a></blockquote>`,
    `<iframe ${attributes.join(' ')}></iframe>`,
  ].join('\n')
}
