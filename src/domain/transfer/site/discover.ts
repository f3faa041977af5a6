import { z } from 'zod'
import type { RemoteSite } from '../../../adapters/outgoing/remote-site.ts'
import { readHead } from '../../embeds/page-head.ts'
import { withRetry } from './retry.ts'
import { parseJson } from '../../../json-object.ts'

/** A site cannot be imported; the message is one line. */
export class SourceError extends Error {
  override readonly name = 'SourceError'
}

const RELATION = 'https://api.w.org/'
const MAX_PAGE_BYTES = 4 * 1024 ** 2

const index = z.object({ namespaces: z.array(z.string()).max(1000) })

/** The API of the source site. */
export interface DiscoveredApi {
  /** Address of the API root, without a trailing slash. */
  readonly apiRoot: string
  /** The host of the site, with the port if there is one. */
  readonly host: string
  readonly namespaces: readonly string[]
}

/**
 * Finds the API of a site from the address of a page or of the API itself, by the `Link` header or
 * the head of the page.
 * @throws SourceError, OutgoingError
 */
export async function discoverApi(remote: RemoteSite, address: string): Promise<DiscoveredApi> {
  const page = await withRetry(() => remote.get(address, MAX_PAGE_BYTES))
  if (page.status !== 200) throw new SourceError(`${address} returned ${page.status}.`)
  const named = findApiLink(page.header('link')) ?? headLink(page.body.toString('utf8'))
  const root = new URL(named ?? page.url.href, page.url)
  if (root.search !== '') {
    throw new SourceError('The address of the API has a query, which is not supported.')
  }
  // Credentials and links belong to the given site only.
  if (root.origin !== page.url.origin) {
    throw new SourceError(`The API of the site is at ${root.origin}: use that address.`)
  }
  const apiRoot = root.href.replace(/\/+$/, '')
  const response = await withRetry(() => remote.get(`${apiRoot}/`, MAX_PAGE_BYTES))
  if (response.status === 401) throw new SourceError('The site rejected the credentials.')
  const read = index.safeParse(
    response.status === 200 ? parseJson(response.body.toString('utf8')) : undefined,
  )
  if (!read.success || !read.data.namespaces.includes('core/v2')) {
    throw new SourceError(`The site at ${address} does not support core/v2.`)
  }
  return { apiRoot, host: root.host, namespaces: read.data.namespaces }
}

/** Returns the address of the API from a `Link` header. */
export function findApiLink(header: string): string | undefined {
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
