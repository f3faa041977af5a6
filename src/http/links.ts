import { render, type FieldTable, type Rendered, type Selection } from './selection.ts'

/** One link of `_links`: an address and its attributes. */
export interface Link {
  readonly href: string
  readonly embeddable?: true
  readonly targetHints?: { readonly allow: readonly string[] }
  readonly [attribute: string]: unknown
}

/** `_links` of one resource, by relation, in insertion order. */
export type Links = Readonly<Record<string, readonly Link[]>>

/** A link that `_embed` may follow. */
export const embeddable = (href: string, attributes?: Readonly<Record<string, unknown>>): Link =>
  attributes === undefined ? { embeddable: true, href } : { ...attributes, embeddable: true, href }

/**
 * Prefixes of relations added by this interface. `core:` relations are written out in full where
 * existing clients expect that.
 */
const CURIES: readonly Link[] = [{ name: 'core', href: 'https://api.w.org/{rel}', templated: true }]

/** Adds links to a rendered resource, with the `curies` that explain their prefix. */
export function withLinks<T extends object>(resource: T, links: Links): T {
  const curies = Object.keys(links).some((relation) => relation.includes(':'))
  return { ...resource, _links: curies ? { ...links, curies: CURIES } : links }
}

/** The presenter of a resource: renders a row, with its links where they are selected. */
export const presenter =
  <T, Row, Env>(table: FieldTable<T, Row, Env>, linksOf: (row: Row, env: Env) => Links) =>
  (selection: Selection, row: Row, env: Env): Rendered<T> => {
    const resource = render(table, selection, row, env)
    return selection.links ? withLinks(resource, linksOf(row, env)) : resource
  }

/** The `Link` header by which clients find the API root, with the relation that they expect. */
export const apiLink = (apiUrl: string): string => `<${apiUrl}/>; rel="https://api.w.org/"`

/** The id that follows a prefix at the end of an address; undefined for other addresses. */
export function idAfter(href: string, prefix: string): number | undefined {
  const rest = href.startsWith(prefix) ? href.slice(prefix.length) : ''
  return /^\d{1,10}$/.test(rest) ? Number(rest) : undefined
}

/** The ids in those addresses that consist of a prefix and an id, by address. */
export function idsAfter(hrefs: readonly string[], prefix: string): Map<string, number> {
  const ids = new Map<string, number>()
  for (const href of hrefs) {
    const id = idAfter(href, prefix)
    if (id !== undefined) ids.set(href, id)
  }
  return ids
}
