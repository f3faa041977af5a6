import { z } from 'zod'
import type { RemoteSite } from '../../../outgoing/remote-site.ts'
import { readHead } from '../../embeds/page-head.ts'
import { politely } from './politely.ts'

/** Why nothing can be brought from a site; the message is one line. */
export class SourceRefused extends Error {
  override readonly name = 'SourceRefused'
}

const RELATION = 'https://api.w.org/'
const LARGEST_PAGE = 4 * 1024 ** 2

const index = z.object({ namespaces: z.array(z.string()).max(1000) })

/** Another site as far as it tells of itself. */
export interface Discovered {
  /** Address of the API root, without a slash at the end. */
  readonly apiRoot: string
  /** Of the pages of the site, with the port if there is one. */
  readonly host: string
  readonly namespaces: readonly string[]
}

/**
 * Finds the API of a site by the address of one of its pages, or of the API itself: by the `Link`
 * header, then by the head of the page.
 * @throws SourceRefused, OutgoingError
 */
export async function discoverApi(remote: RemoteSite, address: string): Promise<Discovered> {
  const page = await politely(() => remote.get(address, LARGEST_PAGE))
  if (page.status !== 200) throw new SourceRefused(`${address} answers ${page.status}.`)
  const named = linkIn(page.header('link')) ?? headLink(page.body.toString('utf8'))
  const root = new URL(named ?? page.url.href, page.url)
  if (root.search !== '') {
    throw new SourceRefused(
      'The API of the site has an address with a query, which is not understood.',
    )
  }
  // Credentials and links belong to the one site that was named.
  if (root.origin !== page.url.origin) {
    throw new SourceRefused(`The API of the site is at ${root.origin}: name that address.`)
  }
  const apiRoot = root.href.replace(/\/+$/, '')
  const answer = await politely(() => remote.get(`${apiRoot}/`, LARGEST_PAGE))
  if (answer.status === 401) throw new SourceRefused('The site does not let this user in.')
  const read = index.safeParse(answer.status === 200 ? parseJson(answer.body) : undefined)
  if (!read.success || !read.data.namespaces.includes('core/v2')) {
    throw new SourceRefused(`There is no site at ${address} that speaks core/v2.`)
  }
  return { apiRoot, host: root.host, namespaces: read.data.namespaces }
}

/** The address that a `Link` header names for the API. */
export function linkIn(header: string): string | undefined {
  for (const [, address = '', parameters = ''] of header.matchAll(/<([^<>]*)>([^<]*)/g)) {
    const relation = /;\s*rel\s*=\s*"?([^";,]+)"?/i.exec(parameters)?.[1]
    if (relation?.split(/\s+/).includes(RELATION) === true) return address
  }
  return undefined
}

function headLink(html: string): string | undefined {
  for (const { name, attributes } of readHead(html)) {
    const isApi = name === 'link' && attributes.get('rel') === RELATION
    if (isApi && attributes.has('href')) return attributes.get('href')
  }
  return undefined
}

/** The value of a text in JSON; undefined for what is none. */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
