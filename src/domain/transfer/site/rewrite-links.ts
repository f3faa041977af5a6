import { plainPath } from './addresses.ts'

/**
 * Matches the links of a text to one site, with any protocol. Slashes may be escaped, as in JSON
 * within comments. Relative paths match only at the start of an attribute.
 */
function linkPattern(host: string): RegExp {
  const name = host.replaceAll(/[^\w-]/g, String.raw`\$&`)
  const slash = String.raw`(?:\\?/)`
  const rest = String.raw`(?:${slash}(?:[^\s"'<>()\\[\]{}|^,]|\\/)*)?`
  const absolute = String.raw`(?:https?:)?${slash}${slash}${name}(?![\w.:-])${rest}`
  const relative = String.raw`(?<=\s(?:href|src|poster)=["'])/(?!/)[^\s"'<>]*`
  return new RegExp(`${absolute}|${relative}`, 'gi')
}

/** Returns the new address for a path of the source site: an address or a local path. */
export type FindAddress = (path: string) => string | undefined

interface Link {
  readonly path: string
  /** Query and fragment. */
  readonly tail: string
  readonly escaped: boolean
  /** Punctuation after the address. */
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

/** Returns the distinct paths of the source site that a text links to; the front page is ''. */
export function linkedPaths(text: string, host: string): string[] {
  const found = text.matchAll(linkPattern(host))
  return [...new Set([...found].map(([link]) => readLink(link).path))]
}

/** Rewrites the links of a text to the source site. A link with no local target is kept. */
export function rewriteLinks(text: string, host: string, find: FindAddress): string {
  return text.replace(linkPattern(host), (link) => {
    const { path, tail, escaped, after } = readLink(link)
    // A query may select a different page.
    const target = tail.startsWith('?') ? undefined : find(path)
    if (target === undefined) return link
    const address = target + tail
    return (escaped ? address.replaceAll('/', String.raw`\/`) : address) + after
  })
}
