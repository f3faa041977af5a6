import { postFormats } from '../../../domain/content-types/content-types.ts'
import type { SearchSource } from './results.ts'

/** Searches post formats by name. The standard format is left out, because it means "no format". */
export const searchFormats: SearchSource = ({ siteUrl }, _caller, { text, limit, offset }) => {
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
