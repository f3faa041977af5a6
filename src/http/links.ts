/** One link of `_links`: an address and what else the relation tells. */
export interface Link {
  readonly href: string
  readonly embeddable?: true
  readonly targetHints?: { readonly allow: readonly string[] }
  readonly [attribute: string]: unknown
}

/** `_links` of one resource: relation → links, in the order in which they were written. */
export type Links = Readonly<Record<string, readonly Link[]>>

/** A link that `_embed` may follow. */
export const embeddable = (href: string, attributes?: Readonly<Record<string, unknown>>): Link =>
  attributes === undefined ? { embeddable: true, href } : { ...attributes, embeddable: true, href }

/**
 * Prefixes of the relations that this interface adds to the registered ones. `core:` relations
 * are written out in full where existing clients look for them.
 */
export const CURIES: readonly Link[] = [
  { name: 'core', href: 'https://api.w.org/{rel}', templated: true },
]

/** Puts links on a rendered resource, with the explanation of their prefix. */
export function withLinks<T extends object>(resource: T, links: Links): T {
  const curies = Object.keys(links).some((relation) => relation.includes(':'))
  return { ...resource, _links: curies ? { ...links, curies: CURIES } : links }
}

/** The `Link` by which clients find the API root; its relation is the one that they look for. */
export const apiLink = (apiUrl: string): string => `<${apiUrl}/>; rel="https://api.w.org/"`
