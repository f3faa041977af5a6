import { postFormats } from '../../../domain/content/content-types.ts'
import type { Source } from './found.ts'

/** Formats of posts by name; the standard one is none that a post would be said to have. */
export const searchFormats: Source = ({ siteUrl }, _caller, { text, limit, offset }) => {
  const wanted = text.trim().toLowerCase()
  const found = postFormats.filter((format) => format !== 'standard' && format.includes(wanted))
  const page = found.slice(offset, offset + limit)
  return Promise.resolve({
    total: found.length,
    found: page.map((format) => ({
      id: format,
      title: `${format.charAt(0).toUpperCase()}${format.slice(1)}`,
      url: `${siteUrl}/type/${format}/`,
      type: 'post-format',
      links: {},
    })),
  })
}
