import { decodeEntities } from '../content/rendering/addresses.ts'
import { tokenize } from '../content/rendering/tokens.ts'
import { readAttributes } from './attributes.ts'

/** Types of links to embed data, the preferred one first. */
export const EMBED_TYPES = ['application/json+oembed', 'text/xml+oembed'] as const

/** The most links of a page that are looked at. */
const MOST = 500

/**
 * The address of embed data that a page names in its head, JSON before XML.
 *
 * @param page where the page stands, for relative addresses
 */
export function findEmbedLink(html: string, page: URL): string | undefined {
  const found = new Map<string, string>()
  let looked = 0
  for (const { kind, name, text, closing } of tokenize(html, { raw: ['script', 'style'] })) {
    // Such links count in the head alone: what visitors write stands in the body.
    if (kind === 'tag' && (name === 'body' || (name === 'head' && closing))) break
    if (kind !== 'tag' || name !== 'link' || ++looked > MOST) continue
    const attributes = readAttributes(text)
    const relations = (attributes.get('rel') ?? '').toLowerCase().split(/\s+/)
    const type = (attributes.get('type') ?? '').trim().toLowerCase()
    const href = decodeEntities(attributes.get('href') ?? '').trim()
    if (!relations.includes('alternate') || href === '' || found.has(type)) continue
    if (URL.canParse(href, page.href)) found.set(type, new URL(href, page).href)
  }
  return EMBED_TYPES.map((type) => found.get(type)).find((href) => href !== undefined)
}
