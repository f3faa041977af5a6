import { readHead } from './page-head.ts'

/** Types of links to embed data, the preferred one first. */
export const EMBED_TYPES = ['application/json+oembed', 'text/xml+oembed'] as const

/**
 * The address of embed data that a page names in its head, JSON before XML. What visitors write
 * stands in the body, which does not count.
 *
 * @param page where the page stands, for relative addresses
 */
export function findEmbedLink(html: string, page: URL): string | undefined {
  const found = new Map<string, string>()
  for (const { name, attributes } of readHead(html)) {
    if (name !== 'link') continue
    const relations = (attributes.get('rel') ?? '').toLowerCase().split(/\s+/)
    const type = (attributes.get('type') ?? '').trim().toLowerCase()
    const href = (attributes.get('href') ?? '').trim()
    if (!relations.includes('alternate') || href === '' || found.has(type)) continue
    if (URL.canParse(href, page.href)) found.set(type, new URL(href, page).href)
  }
  return EMBED_TYPES.map((type) => found.get(type)).find((href) => href !== undefined)
}
