import { readHead } from './page-head.ts'

/** Media types of links to embed data, in order of preference. */
const EMBED_TYPES = ['application/json+oembed', 'text/xml+oembed'] as const

/**
 * Returns the address of embed data in the head of a page, JSON before XML. The body is ignored,
 * because it contains what visitors write.
 *
 * @param page the address of the page, the base of relative addresses
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
