import { plainPath } from './addresses.ts'

/**
 * Links of a text to one site, whichever protocol they name; in JSON inside of comments slashes may
 * be escaped. Paths alone count where an attribute begins with them.
 */
function linkPattern(host: string): RegExp {
  const name = host.replaceAll(/[^\w-]/g, String.raw`\$&`)
  const slash = String.raw`(?:\\?/)`
  const rest = String.raw`(?:${slash}(?:[^\s"'<>()\\[\]{}|^,]|\\/)*)?`
  const absolute = String.raw`(?:https?:)?${slash}${slash}${name}(?![\w.:-])${rest}`
  const relative = String.raw`(?<=\s(?:href|src|poster)=["'])/(?!/)[^\s"'<>]*`
  return new RegExp(`${absolute}|${relative}`, 'gi')
}

/** Where a path of the other site is now: an address, or a path of this site. */
export type FindPlace = (path: string) => string | undefined

interface Link {
  readonly path: string
  /** Query and fragment. */
  readonly tail: string
  readonly escaped: boolean
  /** A sign that ends a sentence and not an address. */
  readonly after: string
}

function readLink(text: string): Link {
  const escaped = text.includes(String.raw`\/`)
  const plain = escaped ? text.replaceAll(String.raw`\/`, '/') : text
  const after = /[.;:!?]+$/.exec(plain)?.[0] ?? ''
  const address = plain
    .slice(0, plain.length - after.length)
    .replace(/^(?:https?:)?\/\/[^/?#]*/i, '')
  const end = /[?#]/.exec(address)?.index ?? address.length
  return { path: plainPath(address.slice(0, end)), tail: address.slice(end), escaped, after }
}

/** The paths of another site that a text links to, each once; the front page is ''. */
export function linkedPaths(text: string, host: string): string[] {
  const found = text.matchAll(linkPattern(host))
  return [...new Set([...found].map(([link]) => readLink(link).path))]
}

/**
 * Lets links of a text to another site lead to where things are now. What is nowhere here keeps
 * its address; only links that name nothing but a path stay what they are.
 */
export function rewriteLinks(text: string, host: string, find: FindPlace): string {
  return text.replace(linkPattern(host), (link) => {
    const { path, tail, escaped, after } = readLink(link)
    // A query may name another thing than the path does.
    const place = tail.startsWith('?') ? undefined : find(path)
    if (place === undefined) return link
    const address = place + tail
    return (escaped ? address.replaceAll('/', String.raw`\/`) : address) + after
  })
}
